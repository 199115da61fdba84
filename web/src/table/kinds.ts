import type { Scene } from './scene';

/** The kinds of decision that are explained when they come up for the first time. */
export const KINDS = [
  'turn',
  'offer',
  'bid',
  'hammer',
  'sell',
  'pay',
  'stand',
  'answer',
  'counter',
  'again',
  'dove',
] as const;
export type Kind = (typeof KINDS)[number];

type Asked = Pick<Scene, 'choices' | 'position' | 'clock' | 'stake'>;

/** Which of them is asked of me now. */
export function kindOf({ choices, position, clock, stake }: Asked): Kind | null {
  const open = (...moves: string[]) => choices.some((choice) => moves.includes(choice.do));
  if (open('claim_dove')) return 'dove';
  if (open('trade') && stake) return 'offer';
  if (open('auction', 'trade')) return 'turn';
  if (open('bid', 'pass')) return 'bid';
  if (open('sell', 'preempt')) return 'sell';
  if (open('pay')) return 'pay';
  if (open('let_stand', 'buy_back')) return 'stand';
  if (open('accept', 'counter', 'offer')) return position.round > 1 ? 'again' : open('accept') ? 'answer' : 'counter';
  const holding = position.viewer !== null && clock?.hammer === position.viewer && position.phase === 'bidding';
  return holding ? 'hammer' : null;
}
