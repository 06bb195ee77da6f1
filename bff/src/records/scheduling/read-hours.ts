import { usualCaps, type HostHoursFields, type InterviewCaps } from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import { findPlaces } from '../../identity/people/people.ts';
import { HostHoursModel } from './host-hours.model.ts';
import { usualHours } from './usual-hours.ts';

/** The hours of some users, on the clock of each; the usual ones of those who set none. */
export async function readHours(
  userIds: readonly Types.ObjectId[],
  session: ClientSession | null = null,
): Promise<(userId: Types.ObjectId) => HostHoursFields & InterviewCaps> {
  const places = await findPlaces(userIds);
  const records = await HostHoursModel.find({ userId: { $in: [...userIds] } }, null, {
    session,
  }).lean();
  return (userId) => {
    const timeZone = places.get(userId.toHexString())?.timeZone ?? 'UTC';
    const own = records.find((one) => one.userId.equals(userId));
    return own ? { ...usualCaps, ...own, timeZone } : usualHours(timeZone);
  };
}
