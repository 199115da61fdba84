/** Shows things one after another without ever holding anything up: what waits too long is shown no more. */
export class Queue<Thing> {
  #waiting: Thing[] = [];
  #busy = false;

  constructor(
    private readonly show: (thing: Thing) => void,
    private readonly clear: () => void,
    private readonly hold: (thing: Thing) => number,
    private readonly most = 3,
  ) {}

  add(thing: Thing) {
    this.#waiting.push(thing);
    if (this.#waiting.length > this.most) this.#waiting.shift();
    if (!this.#busy) this.#next();
  }

  drop() {
    this.#waiting = [];
  }

  #next() {
    const thing = this.#waiting.shift();
    if (thing === undefined) {
      this.#busy = false;
      this.clear();
      return;
    }
    this.#busy = true;
    this.show(thing);
    setTimeout(() => this.#next(), this.hold(thing));
  }
}
