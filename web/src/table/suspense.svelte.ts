import type { GameEvent, Position } from '$lib/protocol';
import type { Trade } from './pace';

/** What a trade changes before everybody's eyes. */
export type Goods = Pick<Position, 'herds' | 'scores' | 'hand_sizes' | 'purse'>;

interface Untold {
  trade: Trade;
  /** As everything lay before it was decided. */
  goods: Goods;
}

/** Trades that are still being staged: until it is told who has won, goods and log stand as they were. */
export class Suspense {
  #untold = $state.raw<readonly Untold[]>([]);
  #staged = $state(false);

  begin(trade: Trade, goods: Goods) {
    this.#untold = [...this.#untold, { trade, goods }];
    this.#staged = true;
  }

  /** It is told, and so is whatever came before it. */
  tell(trade: GameEvent) {
    this.#untold = this.#untold.slice(this.#untold.findIndex((one) => one.trade === trade) + 1);
  }

  /** The stage is clear. */
  end() {
    this.#untold = [];
    this.#staged = false;
  }

  /** A trade, or what comes of it, is on the stage. */
  get staged(): boolean {
    return this.#staged;
  }

  goods(now: Goods): Goods {
    return this.#untold[0]?.goods ?? now;
  }

  story(all: readonly GameEvent[]): readonly GameEvent[] {
    const untold = this.#untold[0];
    const place = untold ? all.lastIndexOf(untold.trade) : -1;
    return place < 0 ? all : all.slice(0, place);
  }
}
