/** A server for one conversation: what was said to it, and what it says. */
export class House {
  static line: House;
  said: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly address = '') {
    House.line = this;
    setTimeout(() => this.onopen?.());
  }
  send(data: string) {
    this.said.push(JSON.parse(data) as Record<string, unknown>);
  }
  close() {
    this.onclose?.();
  }
  tell(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  welcome(token: string | null = null) {
    this.tell({ type: 'welcome', player: 'p1', name: 'Ana', token, seats: [], now: Date.now(), server: '1' });
  }
  /** Answers the last command of a type. */
  done(type: string) {
    const command = this.said.findLast((one) => one['type'] === type)!;
    this.tell({ type: 'done', id: command['id'], version: null });
  }
}

export const tableShown = (code: string, more: object = {}) => ({
  type: 'table',
  code,
  status: 'gathering',
  seats: [],
  spectators: 0,
  you: 0,
  terms: { edition: 'koehandel' },
  now: Date.now(),
  ...more,
});

export const updateOf = (version: number, since: number, events: object[] = [], more: object = {}) => ({
  type: 'update',
  version,
  since,
  question: version,
  events,
  clock: null,
  done: null,
  now: Date.now(),
  options: null,
  view: { phase: 'bidding' },
  ...more,
});
