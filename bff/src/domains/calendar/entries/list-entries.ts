import { limits, type CalendarEntry, type calendarEndpoints } from '@muster/contracts';
import { Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { isRecordId } from '../../../db/record-id.ts';
import { invalidField } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { findJob } from '../../../records/jobs/job-lookup.ts';
import { findActiveStaff, findPeople } from '../../../identity/people/people.ts';
import type {
  CalendarQuery,
  CalendarSource,
  HeldEntry,
} from '../../../calendars/calendar-source.ts';
import { teamOf } from '../teams/teams-now.ts';
import type { EventQuery } from '../events/events-between.ts';
import { eventEntries, type UnnamedEntry } from './own-events.ts';

const { calendar: max } = limits;

/** Collects all domains' entries between two moments. */
export async function entriesOf(
  actor: Actor,
  sources: readonly CalendarSource[],
  query: CalendarQuery & EventQuery,
): Promise<CalendarEntry[]> {
  const [events, ...held] = await Promise.all([
    eventEntries(actor, query),
    ...sources.map(async ({ name, entries }) =>
      (await entries(actor, query)).map((entry) => unnamed(name, entry)),
    ),
  ]);
  const all = [...events, ...held.flat()].toSorted(
    (a, b) => a.startsAt.localeCompare(b.startsAt) || a.key.localeCompare(b.key),
  );
  const people = await findPeople(all.flatMap(({ userIds }) => [...userIds]));
  return all.map(({ userIds, ...entry }) => ({
    ...entry,
    people: userIds.map((id) => ({ id: id.toHexString(), name: people.name(id) })),
  }));
}

const unnamed = (name: string, entry: HeldEntry): UnnamedEntry => ({
  key: `${name}:${entry.id}`,
  kind: entry.title === null ? 'other' : entry.kind,
  title: entry.title,
  startsAt: entry.startsAt.toISOString(),
  endsAt: entry.endsAt.toISOString(),
  days: entry.days ?? null,
  isCancelled: entry.isCancelled ?? false,
  userIds: entry.userIds,
  place: entry.title === null ? null : (entry.place ?? null),
  link: entry.title === null ? null : (entry.link ?? null),
  ...(entry.changeable && { changeable: entry.changeable }),
  event: null,
});

/** Returns the colleagues whose calendars are requested. @throws AppError VALIDATION_FAILED */
export async function askedFor(
  actor: Actor,
  people: string | undefined,
): Promise<Types.ObjectId[]> {
  if (people === undefined || actor.audience !== 'staff') return [actor.userId];
  const ids = people.split(',').filter((id) => id !== '');
  if (ids.length > max.people) throw invalidField('people', 'TOO_MANY', { max: max.people });
  if (!ids.every(isRecordId)) throw invalidField('people', 'INVALID_FORMAT');
  const wanted = ids.map((id) => new Types.ObjectId(id));
  const staff = await findActiveStaff(wanted.filter((id) => !id.equals(actor.userId)));
  return [
    ...(ids.includes(actor.userId.toHexString()) ? [actor.userId] : []),
    ...staff.map(({ id }) => id),
  ];
}

/** Returns the members of a lead's team. @throws AppError VALIDATION_FAILED */
async function teamAsked(leadId: string): Promise<Types.ObjectId[]> {
  const team = await teamOf(new Types.ObjectId(leadId));
  if (!team) throw invalidField('team', 'NOT_FOUND');
  return team.memberIds;
}

/** Lists everything between two moments in the calendars of some users, and about a job. */
export const listEntries =
  (sources: readonly CalendarSource[]): Service<typeof calendarEndpoints.list> =>
  async ({ actor, session }, { query }) => {
    const asked = await askedFor(actor, query.people);
    const team = query.team && actor.audience === 'staff' ? await teamAsked(query.team) : [];
    const userIds = [...asked, ...team.filter((id) => !asked.some((one) => one.equals(id)))];
    const job =
      query.jobId && actor.audience === 'staff' ? await findJob(actor, query.jobId) : null;
    const data = await entriesOf(actor, sources, {
      from: new Date(query.from),
      to: new Date(query.to),
      userIds,
      candidateIds: actor.candidateId ? [actor.candidateId] : [],
      jobId: job?._id ?? null,
      atHand: [session.user],
    });
    return { data: data.slice(0, max.entries), isCut: data.length > max.entries };
  };
