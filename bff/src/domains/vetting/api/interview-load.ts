import { dayMs } from '@muster/contracts';
import type { Types } from 'mongoose';
import { busyTimes } from '../interviews/busy-times.ts';

/** How far ahead interviews count towards a user's load. */
export const loadAhead = 7 * dayMs;

/**
 * Counts the interviews that each of these users holds within a week, with candidates or clients.
 */
export async function interviewLoad(
  userIds: readonly Types.ObjectId[],
): Promise<ReadonlyMap<string, number>> {
  const now = new Date();
  const times = await busyTimes(userIds, now, new Date(now.getTime() + loadAhead), null);
  const load = new Map<string, number>();
  for (const { userIds: hosts } of times)
    for (const id of new Set(hosts.map((one) => one.toHexString())))
      load.set(id, (load.get(id) ?? 0) + 1);
  return load;
}
