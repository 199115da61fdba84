import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse, Message, Term } from '@fluent/syntax';

const ROOM = fileURLToPath(new URL('../../../src/maquignon/languages/', import.meta.url));
/** What only Python says: the browser has no use for it. */
const NOT_HERE = ['decisions.ftl', 'records.ftl', 'rules.ftl', 'terminal.ftl'];
const GRAMMAR = 'grammar.ftl';
/** Every other language has the same messages, told the same things. */
export const REFERENCE = 'en';

/** What `language.json` says of a language. */
export interface About {
  name: string;
  order: number;
  plural: Record<string, string>;
  thousands: { separator: string; from: number };
  initials?: Record<string, string>;
  endings?: Record<string, string>;
  tight?: { before?: string; after?: string };
}

export interface Folder {
  code: string;
  about: About;
  /** The files it is read from. */
  files: string[];
}

export function folders(): Folder[] {
  return readdirSync(ROOM, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && readdirSync(join(ROOM, entry.name)).includes('language.json'))
    .map((entry) => folder(entry.name))
    .sort((one, other) => one.about.order - other.about.order || one.code.localeCompare(other.code));
}

export function folder(code: string): Folder {
  const path = join(ROOM, code);
  const about = JSON.parse(readFileSync(join(path, 'language.json'), 'utf8')) as About;
  const files = readdirSync(path).filter((name) => name.endsWith('.ftl') && !NOT_HERE.includes(name));
  return { code, about, files: files.map((name) => join(path, name)) };
}

/** Everything by name, a term's with a dash before it; and what of it is said to people, not only by other messages. */
export interface Entries {
  all: Map<string, Message | Term>;
  said: Map<string, Message>;
}

export function entries({ files }: Folder): Entries {
  const found: Entries = { all: new Map(), said: new Map() };
  for (const file of files) {
    for (const entry of parse(readFileSync(file, 'utf8'), {}).body) {
      if (entry instanceof Term) found.all.set(`-${entry.id.name}`, entry);
      else if (entry instanceof Message) {
        found.all.set(entry.id.name, entry);
        if (!file.endsWith(GRAMMAR)) found.said.set(entry.id.name, entry);
      } else if (entry.type === 'Junk')
        throw new Error(`${file}: ${entry.annotations.map((one) => one.message).join()}`);
    }
  }
  return found;
}
