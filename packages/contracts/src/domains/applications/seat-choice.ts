/** What a position says about the work on it. */
export interface SeatFacts {
  targetStart: string | null;
  /** Absent where the form does not ask who leads the work. */
  supervisorId?: string | null;
}

interface SeatValues {
  startDate: string | null;
  supervisorId?: string | null;
}

/**
 * Returns what a selection takes over from the newly chosen position. First day and supervisor
 * follow it only while they are those of the position before: what a user entered stays.
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
