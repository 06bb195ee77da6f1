import { limits, type HostHoursFields, type OverlapParty } from '@muster/contracts';
import { Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { isRecordId } from '../../../db/record-id.ts';
import { invalidField } from '../../../http/app-error.ts';
import {
  findLiveCandidates,
  isOwnRecord,
  reaches,
} from '../../../records/candidates/candidate-lookup.ts';
import {
  findLiveCompany,
  reaches as reachesCompany,
  type Company,
} from '../../../records/companies/company-lookup.ts';
import { findPeople } from '../../../identity/people/people.ts';
import { readHours, usualHours } from '../../../records/scheduling/own-hours.ts';

const { calendar: max } = limits;

/** Person whose hours are compared. */
export interface Party {
  id: string;
  name: string;
  party: OverlapParty;
  hours: HostHoursFields;
}

/** Returns users with their working hours. */
export async function colleagueParties(userIds: readonly Types.ObjectId[]): Promise<Party[]> {
  const hoursOf = await readHours(userIds);
  const people = await findPeople(userIds);
  return userIds.map((id) => ({
    id: id.toHexString(),
    name: people.name(id),
    party: 'colleague',
    hours: hoursOf(id),
  }));
}

/** Returns the candidates whose calendars the reader may see. @throws AppError VALIDATION_FAILED */
export async function candidateParties(actor: Actor, asked: string | undefined): Promise<Party[]> {
  const found = (await findLiveCandidates(idsIn('candidates', asked))).filter(
    (one) => !isOwnRecord(actor, one) && reaches(actor, 'candidate.readCalendar', one),
  );
  const hoursOf = await readHours(found.flatMap(({ userId }) => userId ?? []));
  return found.map(({ _id, name, timeZone, userId }) => ({
    id: _id.toHexString(),
    name,
    party: 'candidate',
    hours: userId ? hoursOf(userId) : usualHours(timeZone ?? 'UTC'),
  }));
}

/** Returns clients with the usual hours of their zone. @throws AppError VALIDATION_FAILED */
export async function clientParties(actor: Actor, asked: string | undefined): Promise<Party[]> {
  const found = await Promise.all(idsIn('clients', asked).map((id) => findLiveCompany(id)));
  return found
    .filter((one): one is Company => one !== null && reachesCompany(actor, 'company.read', one))
    .map(({ _id, name, timeZone }) => ({
      id: _id.toHexString(),
      name,
      party: 'client',
      hours: usualHours(timeZone),
    }));
}

function idsIn(field: string, asked = ''): Types.ObjectId[] {
  const ids = [...new Set(asked.split(',').filter(Boolean))];
  if (ids.length > max.people) throw invalidField(field, 'TOO_MANY', { max: max.people });
  if (!ids.every(isRecordId)) throw invalidField(field, 'INVALID_FORMAT');
  return ids.map((id) => new Types.ObjectId(id));
}
