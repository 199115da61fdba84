import { Live } from '$lib/live/live.svelte';
import type { Arrangement } from '$lib/protocol';
import { remember, remembered } from '$lib/settings.svelte';

const KEY = 'household';

/** The people who share this device, each with a line of their own to the table: what one is told, no other is. */
class Household {
  hands = $state.raw<readonly Live[]>([]);

  /** Who played here last. */
  get names(): string[] {
    try {
      const names: unknown = JSON.parse(remembered(KEY) ?? '[]');
      return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
    } catch {
      return [];
    }
  }

  /** The hand of whoever sits there, if they share this device. */
  at(seat: number | null): Live | undefined {
    return seat === null ? undefined : this.hands.find((hand) => hand.table?.you === seat);
  }

  /** Opens a table for these people and begins; says why when it was refused. */
  async begin(names: readonly string[], arrangement: Arrangement): Promise<string | null> {
    this.#assemble(names);
    const [host, ...others] = this.hands;
    let problem = await host!.ask({ type: 'create_table', terms: arrangement });
    const code = host!.table?.code ?? '';
    for (const hand of others) problem ??= await hand.ask({ type: 'join', code });
    problem ??= await host!.ask({ type: 'start' });
    if (problem === null) remember(KEY, JSON.stringify(names));
    else this.disperse();
    return problem;
  }

  /** Back to a table, as after a reload: whether anybody has a seat there. */
  async comeBack(code: string): Promise<boolean> {
    if (this.hands.length === 0) {
      this.#assemble(this.names);
      await Promise.all(this.hands.map((hand) => hand.ask({ type: 'join', code, sit: false })));
    }
    return this.hands.some((hand) => hand.table?.code === code && hand.table.you !== null);
  }

  /** The same people once more: the code of their next table. */
  async playAgain(): Promise<string | null> {
    for (const hand of this.hands) if (!(await hand.tell({ type: 'rematch' }))) return null;
    return this.hands[0]?.table?.code ?? null;
  }

  wake() {
    for (const hand of this.hands) hand.wake();
  }

  disperse() {
    for (const hand of this.hands) hand.close();
    this.hands = [];
  }

  #assemble(names: readonly string[]) {
    this.disperse();
    this.hands = names.map((name, place) => new Live(`hand-${place}`, name));
  }
}

export const household = new Household();
