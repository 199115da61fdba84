import type { Move } from '$lib/protocol';

/** Is this the move that the lesson asks for? Notes may be laid in any order. */
export function fits(expected: Move, made: Move): boolean {
  const plain = (move: Move) =>
    JSON.stringify(
      { ...move, notes: 'notes' in move ? [...move.notes].sort((a, b) => a - b) : null },
      Object.keys(everything).sort(),
    );
  const everything = { ...expected, ...made, notes: null };
  return plain(expected) === plain(made);
}
