import type { HostHoursFields } from '@muster/contracts';
import type { Types } from 'mongoose';
import { findPlaces } from '../../people/api/people.ts';
import { HostHoursModel, type HostHoursRecord } from '../host-hours.model.ts';

/** The hours that a person set, on their own clock; null where they set none. */
export async function hoursSetBy(userId: Types.ObjectId): Promise<HostHoursFields | null> {
  const hours = await HostHoursModel.findOne({ userId }).lean<HostHoursRecord>();
  if (!hours) return null;
  const place = (await findPlaces([userId])).get(userId.toHexString());
  return { ...hours, timeZone: place?.timeZone ?? 'UTC' };
}
