/** What is said aloud now. */
class Spoken {
  said = $state('');

  /** The same words once more differ by a space: a screen reader says only what has changed. */
  say(words: string) {
    this.said = words && words === this.said ? `${words}\u00a0` : words;
  }
}

export const voice = new Spoken();
