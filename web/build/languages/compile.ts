import {
  Attribute,
  FunctionReference,
  Pattern,
  SelectExpression,
  type Expression,
  type InlineExpression,
  type Variant,
} from '@fluent/syntax';
import type { About, Entries } from './folder.ts';
import { isTold } from './needs.ts';
import { plural } from './plural.ts';

/** Functions that are given what stands around them, because they say items of a list by a message. */
const LISTING = ['LIST', 'JOIN'];
const BUILT_IN = [...LISTING, 'WORD', 'TRAIT', 'INITIAL', 'ENDING', 'CAPITAL', 'DIGITS', 'COUNT', 'SUM', 'KNOWN'];

/** A language as the source of a module: its messages as functions, in sections by the first word of their names. */
export class Compiler {
  private readonly own = new Map<string, string>();

  constructor(
    private readonly about: About,
    private readonly entries: Entries,
    private readonly reference: Entries,
  ) {}

  module(): string {
    const { plural: rules, thousands, initials = {}, endings = {} } = this.about;
    const said = this.sections();
    const and = this.refer('and');
    const terms = this.terms();
    const about = JSON.stringify({ thousands, initials, endings });
    return [
      `import { tools } from '$lib/i18n/functions';`,
      `const terms = {${terms}};`,
      `const { s, of, choose, ${BUILT_IN.join(', ')} } = tools({ ...${about}, plural: ${plural(rules)}, terms, and: (v) => ${and}(v) });`,
      ...[...this.own].map(([name, code]) => `const ${name} = (v) => ${code};`),
      `export default {${said}};`,
    ].join('\n');
  }

  private sections(): string {
    const found = new Map<string, string[]>();
    for (const [name, entry] of this.reference.said) {
      const here = this.entries.said.get(name);
      if (!here) throw new Error(`There is no message “${name}”.`);
      const [section, ...rest] = name.split('-');
      const key = rest.length > 0 ? camel(rest.join('-')) : '';
      const code = entry.value ? this.message(here.value, entry.value) : this.table(here.attributes, entry.attributes);
      const place = found.get(section!) ?? found.set(section!, []).get(section!)!;
      place.push(key ? `${key}:${code}` : code);
    }
    return [...found].map(([section, parts]) => `${section}:${this.section(parts)}`).join(',\n');
  }

  /** A name of one word stands by itself. */
  private section(parts: string[]): string {
    return parts.length === 1 && !/^\w+:/.test(parts[0]!) ? parts[0]! : `{${parts.join(',\n')}}`;
  }

  private message(pattern: Pattern | null, reference: Pattern): string {
    return isTold(reference, this.reference) ? `(v) => ${this.pattern(pattern)}` : this.pattern(pattern, true);
  }

  private table(lines: Attribute[], reference: Attribute[]): string {
    const told = reference.some((line) => isTold(line.value, this.reference));
    const code = (line: Attribute) => (told ? `(v) => ${this.pattern(line.value)}` : this.pattern(line.value, true));
    return `{${lines.map((line) => `${JSON.stringify(line.id.name)}:${code(line)}`).join(',')}}`;
  }

  private terms(): string {
    const found = [...this.entries.all].filter(([name]) => name.startsWith('-'));
    const traits = (lines: Attribute[]) => lines.map((line) => `${line.id.name}:${this.pattern(line.value, true)}`);
    return found
      .map(
        ([name, term]) =>
          `${name.slice(1)}:{word:(v)=>${this.pattern(term.value)},${traits(term.attributes).join(',')}}`,
      )
      .join(',');
  }

  private pattern(pattern: Pattern | null, alone = false): string {
    const parts = (pattern?.elements ?? []).map((part) =>
      part.type === 'TextElement' ? JSON.stringify(this.text(part.value)) : this.placed(part.expression, alone),
    );
    return parts.join('+') || '""';
  }

  private text(value: string): string {
    const { before, after } = this.about.tight ?? {};
    let text = value.replace(/\s*\n\s*/g, ' ');
    if (before) text = text.replace(new RegExp(` (?=[${before}])`, 'g'), '\u202f');
    return after ? text.replace(new RegExp(`(?<=[${after}]) `, 'g'), '\u202f') : text;
  }

  /** What is not text already is made text. */
  private placed(node: Expression | InlineExpression, alone: boolean): string {
    const code = this.expression(node, alone);
    return ['VariableReference', 'NumberLiteral', 'FunctionReference'].includes(node.type) ? `s(${code})` : code;
  }

  private expression(node: Expression | InlineExpression, alone = false): string {
    switch (node.type) {
      case 'StringLiteral':
        return JSON.stringify(this.text(node.parse().value));
      case 'NumberLiteral':
        return node.value;
      case 'VariableReference':
        return `v.${node.id.name}`;
      case 'MessageReference':
        return `${this.refer(node.id.name, node.attribute?.name)}(${alone ? '{}' : 'v'})`;
      case 'FunctionReference':
        return this.call(node);
      case 'SelectExpression':
        return this.select(node as SelectExpression);
      case 'Placeable':
        return this.expression(node.expression, alone);
      default:
        throw new Error(`${node.type} is not understood.`);
    }
  }

  private select({ selector, variants }: SelectExpression): string {
    const code = (variant: Variant) => `()=>${this.pattern(variant.value)}`;
    const key = ({ key }: Variant) => (key.type === 'NumberLiteral' ? key.value : JSON.stringify(key.name));
    const table = variants.filter((one) => !one.default).map((one) => `${key(one)}:${code(one)}`);
    return `choose(${this.expression(selector)},{${table.join(',')}},${code(variants.find((one) => one.default)!)})`;
  }

  private call({ id, arguments: { positional, named } }: FunctionReference): string {
    const given = positional.map((one) => this.expression(one));
    const options = new Map(named.map((one) => [one.name.name, one.value]));
    const option = (name: string) => (options.has(name) ? JSON.stringify(options.get(name)!.parse().value) : undefined);
    if (LISTING.includes(id.name)) {
      const each = options.has('each') ? this.refer(JSON.parse(option('each')!) as string) : this.refer('item');
      return `${id.name}(${[given[0], 'v', each, ...(options.has('with') ? [option('with')] : [])].join(',')})`;
    }
    if (BUILT_IN.includes(id.name)) return `${id.name}(${given.join(',')})`;
    const extra = [...options].map(([name]) => `${name}:${option(name)}`);
    return `${this.refer(id.name.toLowerCase())}(of(${given[0]}${extra.length > 0 ? `,{${extra.join(',')}}` : ''}))`;
  }

  /** The name of the function that says a message, or a line of a table, for others. */
  private refer(name: string, line?: string): string {
    const code = `m_${[name, line ?? ''].join('_').replaceAll('-', '_')}`;
    if (!this.own.has(code)) {
      const entry = this.entries.all.get(name);
      const pattern = line ? entry?.attributes.find((one) => one.id.name === line)?.value : entry?.value;
      if (!pattern) throw new Error(`There is no message “${name}${line ? `.${line}` : ''}”.`);
      this.own.set(code, ''); // it may lead back to itself
      this.own.set(code, this.pattern(pattern));
    }
    return code;
  }
}

const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
