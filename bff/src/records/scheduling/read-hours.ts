import { usualCaps, type HostHoursFields, type InterviewCaps } from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import { rowsOnce } from '../../db/one-moment.ts';
import { readTogether } from '../../db/read-together.ts';
import { findPlaces } from '../../identity/people/people.ts';
import { HostHoursModel, type HostHoursRecord } from './host-hours.model.ts';
import { usualHours } from './usual-hours.ts';

/**
 * Reads the hours of some users, each in their own time zone; default hours for those who set none.
 */
export async function readHours(
  userIds: readonly Types.ObjectId[],
  session: ClientSession | null = null,
): Promise<(userId: Types.ObjectId) => HostHoursFields & InterviewCaps> {
  const [places, records] = await readTogether(session, [
    () => findPlaces(userIds),
    () => hoursSet(userIds, session),
  ]);
  return (userId) => {
    const timeZone = places.get(userId.toHexString())?.timeZone ?? 'UTC';
    const own = records.get(userId.toHexString());
    return own ? { ...usualCaps, ...own, timeZone } : usualHours(timeZone);
  };
}

/** Returns the hours that these users set themselves, by user. */
export const hoursSet = (
  userIds: readonly Types.ObjectId[],
  session: ClientSession | null = null,
): Promise<ReadonlyMap<string, HostHoursRecord>> =>
  rowsOnce(session, 'host hours', userIds, async (wanted) => {
    const found = await HostHoursModel.find({ userId: { $in: [...wanted] } }, null, {
      session,
    }).lean();
    return new Map(found.map((hours) => [hours.userId.toHexString(), hours]));
  });
