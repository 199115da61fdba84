import { disc, finePaper } from './marks.ts';
import { rays } from './paths.ts';

export interface Block {
  /** Its one colour besides ink and paper. */
  colour: string;
  /** What is cut into it, from the back to the front. */
  marks: string[];
}

const INKS = {
  light: { ink: '#241811', paper: '#f8ecd2', rim: '#241811', dimmed: 0 },
  dark: { ink: '#150d08', paper: '#e6d6b4', rim: '#7a5d38', dimmed: 0.14 },
  contrast: { ink: '#000', paper: '#fff', rim: '#fff', dimmed: 0 },
} as const;
export type Print = keyof typeof INKS;
export const PRINTS = Object.keys(INKS) as Print[];

const EDGE =
  'M3 4C20 2 40 3 60 2.4C75 2 90 3 97 3C98 25 97 50 97.6 70C98 85 97 92 97 97C75 98 50 97 30 97.6C18 98 8 97 3 97C2 75 3 50 2.4 30C2 18 3 10 3 4Z';

/** One print of a block: by daylight, by lamplight, or in two colours and yellow. */
export function pull(block: Block, print: Print): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">' +
    `<style>${style(block, print)}</style><clipPath id="block"><path d="${EDGE}"/></clipPath>` +
    `<path class="ink rim" d="${EDGE}"/>${print === 'contrast' ? '' : sun()}` +
    `<g clip-path="url(#block)"><g id="animal">${block.marks.join('')}</g></g></svg>\n`
  );
}

/** The disc behind every head; where contrast counts, it would only take some away. */
const sun = () => disc('accent', 50, 47, 38, 37.4) + finePaper(rays([50, 47], 150, 390, 33, 41, 46.5));

function style(block: Block, print: Print): string {
  const { ink, paper, rim, dimmed } = INKS[print];
  const colour = print === 'contrast' ? '#ffe14d' : dim(block.colour, dimmed);
  return (
    `.ink{fill:${ink}}.paper{fill:${paper}}.accent{fill:${colour}}.edged,.lit,.rim{stroke-linejoin:round}` +
    `.edged{stroke:${ink};stroke-width:2.6}.lit{stroke:${paper};stroke-width:1.8}` +
    `.rim{stroke:${rim};stroke-width:${print === 'contrast' ? 2.5 : 1.4}}` +
    // Printed small (a picture is asked for its own width), fine cuts would be dirt and thin edges nothing.
    '@media(max-width:40px){.fine{display:none}.edged{stroke-width:3.4}.lit{stroke-width:2.6}' +
    '#animal{transform:translate(-2px,-2px) scale(1.04)}}'
  );
}

function dim(colour: string, share: number): string {
  const parts = [1, 3, 5].map((at) => Math.round(parseInt(colour.slice(at, at + 2), 16) * (1 - share)));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
