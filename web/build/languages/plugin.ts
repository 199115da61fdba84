import type { Plugin } from 'vite';
import { Compiler } from './compile.ts';
import { entries, folder, folders, REFERENCE } from './folder.ts';

const LIST = 'virtual:languages';
const ONE = 'virtual:languages/';

/** Compiles every folder of src/maquignon/languages into a module that is fetched when that language is chosen. */
export function languages(): Plugin {
  return {
    name: 'maquignon:languages',
    resolveId: (id) => (id === LIST || id.startsWith(ONE) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${LIST}`) return list();
      if (!id.startsWith(`\0${ONE}`)) return undefined;
      const found = folder(id.slice(ONE.length + 1));
      for (const file of found.files) this.addWatchFile(file);
      return new Compiler(found.about, entries(found), entries(folder(REFERENCE))).module();
    },
  };
}

function list(): string {
  const lines = folders().map(
    ({ code, about }) =>
      `{ code: '${code}', name: ${JSON.stringify(about.name)}, load: () => import('${ONE}${code}') }`,
  );
  return `export default [${lines.join(', ')}];`;
}
