/** A rule of CLDR for whole numbers as an expression of JavaScript about `n`. */
export function condition(rule: string): string {
  return rule
    .split(' or ')
    .map((either) => either.split(' and ').map(relation).join('&&'))
    .join('||');
}

function relation(text: string): string {
  const found = /^\s*[ni](?: % (\d+))? (!?=) ([\d.,]+)\s*$/.exec(text);
  if (!found) throw new Error(`“${text}” is no rule for a plural.`);
  const rest = found[1] ? `n%${found[1]}` : 'n';
  const within = found[3]!.split(',').map((spread) => {
    const [least, most = least] = spread.split('..');
    return least === most ? `${rest}===${least}` : `${rest}>=${least}&&${rest}<=${most}`;
  });
  return `${found[2] === '=' ? '' : '!'}(${within.join('||')})`;
}

/** The plural of a number: the name of the first rule that holds. */
export function plural(rules: Record<string, string>): string {
  const choices = Object.entries(rules).map(([name, rule]) => `${condition(rule)}?${JSON.stringify(name)}:`);
  return `(n)=>${choices.join('')}"other"`;
}
