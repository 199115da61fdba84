import { Pattern, SelectExpression, type Expression, type InlineExpression } from '@fluent/syntax';
import type { Entries } from './folder.ts';

/** Whether a message, or one that it is made of, must be told something. */
export function isTold(pattern: Pattern | null, known: Entries): boolean {
  return (pattern?.elements ?? []).some((part) => part.type === 'Placeable' && asks(part.expression, known));
}

function asks(node: Expression | InlineExpression, known: Entries): boolean {
  switch (node.type) {
    case 'VariableReference':
      return true;
    case 'SelectExpression': {
      const { selector, variants } = node as SelectExpression;
      return asks(selector, known) || variants.some((variant) => isTold(variant.value, known));
    }
    case 'FunctionReference':
      return node.arguments.positional.some((one) => asks(one, known));
    case 'MessageReference': {
      const entry = known.all.get(node.id.name);
      const line = entry?.attributes.find((one) => one.id.name === node.attribute?.name);
      return isTold((node.attribute ? line?.value : entry?.value) ?? null, known);
    }
    case 'Placeable':
      return asks(node.expression, known);
    default:
      return false;
  }
}
