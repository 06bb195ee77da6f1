/** Facts about the work on a position. */
export interface SeatFacts {
  targetStart: string | null;
  /** Absent if the form does not ask for a supervisor. */
  supervisorId?: string | null;
}

interface SeatValues {
  startDate: string | null;
  supervisorId?: string | null;
}

/**
 * Returns the values that a selection takes over from the newly chosen position. First day and
 * supervisor change only if they still equal those of the previous position: values entered by the
 * user stay.
 */
export function factsOfSeat(
  values: SeatValues,
  before: SeatFacts | undefined,
  next: SeatFacts,
): Partial<SeatValues> {
  const supervisor = before?.supervisorId ?? null;
  return {
    ...(values.startDate === (before?.targetStart ?? null) && { startDate: next.targetStart }),
    ...(next.supervisorId !== undefined &&
      (values.supervisorId ?? null) === supervisor && { supervisorId: next.supervisorId }),
  };
}
