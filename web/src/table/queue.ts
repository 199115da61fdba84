/** Shows things one after another without ever holding anything up: what is followed soon is shown less long, what waits too long no more. */
export class Queue<Thing> {
  #waiting: Thing[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #since = 0;

  constructor(
    private readonly show: (thing: Thing) => void,
    private readonly clear: () => void,
    private readonly hold: (thing: Thing) => number,
    private readonly most = 3,
    /** How long everything may be looked at, whatever waits. */
    private readonly least = Infinity,
  ) {}

  add(thing: Thing) {
    this.#waiting.push(thing);
    if (this.#waiting.length > this.most) this.#waiting.shift();
    if (this.#timer === undefined) this.#next();
    else this.#hurry();
  }

  #hurry() {
    if (this.least === Infinity) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#next(), Math.max(0, this.#since + this.least - Date.now()));
  }

  #next() {
    const thing = this.#waiting.shift();
    if (thing === undefined) {
      this.#timer = undefined;
      this.clear();
      return;
    }
    this.show(thing);
    this.#since = Date.now();
    const hold = this.hold(thing);
    this.#timer = setTimeout(() => this.#next(), this.#waiting.length > 0 ? Math.min(hold, this.least) : hold);
  }
}
