import type { JobClockFacts } from '@muster/contracts';
import type { Job } from './job.model.ts';

type Clocked = Pick<
  Job,
  'status' | 'openedDate' | 'holds' | 'holdSince' | 'firstSubmissionAt' | 'filledAt'
>;

/** Returns the facts for the contract's deadlines, in the client's time zone. */
export const clockFacts = (
  { status, openedDate, holds, holdSince, firstSubmissionAt, filledAt }: Clocked,
  timeZone: string,
): JobClockFacts => ({
  status,
  openedDate,
  timeZone,
  holds: [
    ...holds.map(({ from, to }) => ({ from: from.toISOString(), to: to.toISOString() })),
    ...(holdSince ? [{ from: holdSince.toISOString(), to: null }] : []),
  ],
  firstSubmissionAt: firstSubmissionAt?.toISOString() ?? null,
  filledAt: filledAt?.toISOString() ?? null,
});
