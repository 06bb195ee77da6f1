/** One mark a person: whether something holds. */
export type Marks = Uint8Array<ArrayBuffer>;

// One loop for each, without a call for each person: there are many people.

/** Leaves the marks that both have, in the first. */
export function andMarks(into: Marks, other: Marks): void {
  for (let slot = 0; slot < into.length; slot += 1)
    into[slot] = (into[slot] as number) & (other[slot] as number);
}

/** Adds the marks of the second to the first. */
export function orMarks(into: Marks, other: Marks): void {
  for (let slot = 0; slot < into.length; slot += 1)
    into[slot] = (into[slot] as number) | (other[slot] as number);
}

/** Turns every mark round. */
export function notMarks(marks: Marks): Marks {
  for (let slot = 0; slot < marks.length; slot += 1) marks[slot] = (marks[slot] as number) ^ 1;
  return marks;
}
