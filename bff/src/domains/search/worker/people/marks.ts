/** One mark per candidate: whether a condition is true. */
export type Marks = Uint8Array<ArrayBuffer>;

// A separate loop each, without a call per candidate, because there are many.

/** Keeps in the first only the marks that both have. */
export function andMarks(into: Marks, other: Marks): void {
  for (let slot = 0; slot < into.length; slot += 1)
    into[slot] = (into[slot] as number) & (other[slot] as number);
}

/** Adds the marks of the second to the first. */
export function orMarks(into: Marks, other: Marks): void {
  for (let slot = 0; slot < into.length; slot += 1)
    into[slot] = (into[slot] as number) | (other[slot] as number);
}

/** Inverts every mark. */
export function notMarks(marks: Marks): Marks {
  for (let slot = 0; slot < marks.length; slot += 1) marks[slot] = (marks[slot] as number) ^ 1;
  return marks;
}
