/** How long a hand needs from seeing to pressing, in milliseconds. */
export const REACTION = 350;

/** What a hand means is what it saw when it set out: an amount that has just changed is not yet aimed at. */
export class Aim {
  #now: readonly number[] = [];
  #before: readonly number[] = [];
  #changed = -Infinity;

  /** These amounts are written there from this moment on. */
  show(amounts: readonly number[], moment: number) {
    if (amounts.join() === this.#now.join()) return;
    this.#before = this.#now;
    this.#now = amounts;
    this.#changed = this.#before.length === 0 ? -Infinity : moment;
  }

  /** The amount meant by a press at this moment. */
  meant(place: number, moment: number): number | undefined {
    return (moment - this.#changed < REACTION ? this.#before : this.#now)[place];
  }
}
