import type { Types } from 'mongoose';
import { clientInterviewsBetween } from '../../../records/client-interviews/interviews-between.ts';

const horizon = new Date('9999-12-31T00:00:00.000Z');

/** Returns the next interview of each application. */
export async function nextInterviews(
  candidateIds: readonly Types.ObjectId[],
  now: Date,
): Promise<ReadonlyMap<string, Date>> {
  const coming = await clientInterviewsBetween(
    { userIds: [], candidateIds },
    { from: now, to: horizon },
  );
  return new Map(
    coming
      .toReversed()
      .map(({ applicationId, startsAt }) => [applicationId.toHexString(), startsAt]),
  );
}
