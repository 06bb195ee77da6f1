/** Days on which the work pauses, including the last; an open pause continues until it is ended. */
export interface Pause {
  readonly from: string;
  readonly until: string | null;
}

/** Checks whether the work pauses on a day. */
export const isPausedOn = (pauses: readonly Pause[], day: string): boolean =>
  pauses.some(({ from, until }) => from <= day && (until === null || day <= until));
