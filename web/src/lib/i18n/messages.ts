import type en from './en';

/** Everything the game says: a language that leaves something out does not compile. */
export type Messages = typeof en;
