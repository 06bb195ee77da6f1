import type { HostHoursFields } from '@muster/contracts';
import type { Types } from 'mongoose';
import { intersect, type Interval } from '../../calendars/intervals.ts';
import { findPlaces } from '../../identity/people/people.ts';
import { openTimes, partOf } from './open-times.ts';
import { hoursSet, readHours } from './read-hours.ts';
import { usualHours } from './usual-hours.ts';

export { openTimes, partOf, readHours, usualHours };

/** Returns the hours that a user set, in their own time zone; null if they set none. */
export async function hoursSetBy(userId: Types.ObjectId): Promise<HostHoursFields | null> {
  const hours = (await hoursSet([userId])).get(userId.toHexString());
  if (!hours) return null;
  const place = (await findPlaces([userId])).get(userId.toHexString());
  return { ...hours, timeZone: place?.timeZone ?? 'UTC' };
}

/** Returns when all of these people work within a period, whether busy or not. */
export const commonTimes = (hours: readonly HostHoursFields[], within: Interval): Interval[] =>
  hours
    .map((own) => openTimes(own, within))
    .reduce((common, times) => intersect(common, times), [within]);
