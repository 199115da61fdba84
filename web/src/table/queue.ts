/** Shows things one after another without ever holding anything up: what is followed soon is shown less long, what waits too long no more. */
export class Queue<Thing> {
  #waiting: Thing[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #until = 0;

  constructor(
    private readonly show: (thing: Thing) => void,
    private readonly clear: () => void,
    private readonly hold: (thing: Thing) => number,
    private readonly most = 3,
    /** How long a thing may be looked at, whatever waits. */
    private readonly least: (thing: Thing) => number = () => Infinity,
  ) {}

  add(thing: Thing) {
    this.#waiting.push(thing);
    if (this.#waiting.length > this.most) this.#waiting.shift();
    if (this.#timer === undefined) this.#next();
    else this.#hurry();
  }

  /** Nothing more of what is shown or waits. */
  hush() {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
    this.clear();
  }

  #hurry() {
    if (this.#until === Infinity) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#next(), Math.max(0, this.#until - Date.now()));
  }

  #next() {
    const thing = this.#waiting.shift();
    if (thing === undefined) {
      this.#timer = undefined;
      this.clear();
      return;
    }
    this.show(thing);
    const [hold, least] = [this.hold(thing), this.least(thing)];
    this.#until = Date.now() + Math.min(hold, least);
    if (least === Infinity) this.#until = Infinity;
    this.#timer = setTimeout(() => this.#next(), this.#waiting.length > 0 ? Math.min(hold, least) : hold);
  }
}
