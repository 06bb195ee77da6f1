/** Days in which the work rests, the last one included; an open pause goes on until it is ended. */
export interface Pause {
  readonly from: string;
  readonly until: string | null;
}

/** Whether the work rests on a day. */
export const isPausedOn = (pauses: readonly Pause[], day: string): boolean =>
  pauses.some(({ from, until }) => from <= day && (until === null || day <= until));
