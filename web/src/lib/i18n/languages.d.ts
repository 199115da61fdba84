declare module 'virtual:languages' {
  import type { Messages } from '$lib/i18n/messages';

  /** The folders of src/maquignon/languages, in the order they ask for. */
  const languages: readonly { code: string; name: string; load: () => Promise<{ default: Messages }> }[];
  export default languages;
}
