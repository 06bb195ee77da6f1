import type { clientInterviewEndpoints, ClientInterviewSide } from '@muster/contracts';
import { Types, type ClientSession } from 'mongoose';
import { intersect } from '../../calendars/intervals.ts';
import { invalidField } from '../../http/app-error.ts';
import type { Service } from '../../http/mount.ts';
import { ownTimes } from '../calendar/api/own-times.ts';
import { findApplication, type FoundApplication } from '../applications/api/interviewed.ts';
import { peopleOfCompany } from '../../records/companies/company-people.ts';
import { fullTimes } from '../../records/scheduling/interview-caps.ts';
import { readAbsences } from '../../records/scheduling/absences.ts';
import { findPlaces, findStaffWith } from '../../identity/people/people.ts';
import type {
  ClientInterviewRecord,
  InterviewHost,
} from '../../records/client-interviews/client-interview.model.ts';
import { busyAt, type Appointment } from './take-time.ts';

interface PossibleHost {
  userId: Types.ObjectId;
  name: string;
  side: ClientInterviewSide;
  timeZone: string;
}

/** Returns the possible hosts of an application's interview: staff and users of its client. */
async function possibleHosts(
  { candidate, application }: Pick<FoundApplication, 'candidate' | 'application'>,
  session: ClientSession | null = null,
): Promise<PossibleHost[]> {
  const staff = (await findStaffWith('meeting.host', session)).filter(
    ({ id }) => !candidate.userId?.equals(id),
  );
  const places = await findPlaces(staff.map(({ id }) => id));
  const clients = await peopleOfCompany(application.companyId, session);
  return [
    ...clients.map(({ userId, name, timeZone }) => ({
      userId,
      name,
      timeZone,
      side: 'client' as const,
    })),
    ...staff.map(({ id, name }) => ({
      userId: id,
      name,
      side: 'agency' as const,
      timeZone: places.get(id.toHexString())?.timeZone ?? 'UTC',
    })),
  ];
}

/** Returns the possible participants and whether they are free. */
export const readPeople: Service<typeof clientInterviewEndpoints.people> = async (
  { actor },
  { params, query },
) => {
  const found = await findApplication(actor, 'clientInterview.manage', params.id);
  const people = await possibleHosts(found);
  const startsAt = query.startsAt ? new Date(query.startsAt) : null;
  const busy = startsAt
    ? await busyOrAway(found.candidate, {
        userIds: people.map(({ userId }) => userId),
        startsAt,
        endsAt: endOf(startsAt, query.durationMin),
        except: query.interviewId ? new Types.ObjectId(query.interviewId) : null,
      })
    : null;
  return {
    data: people.map(({ userId, ...person }) => ({
      id: userId.toHexString(),
      ...person,
      isFree: busy && !busy.userIds.has(userId.toHexString()),
      isFull: busy && busy.full.has(userId.toHexString()),
    })),
    candidateIsFree: busy && !busy.candidate,
  };
};

/**
 * Returns the people who are unavailable at a time: in an interview, busy in their own calendar, or
 * absent.
 */
async function busyOrAway(
  candidate: FoundApplication['candidate'],
  time: Omit<Appointment, 'candidateId'>,
): Promise<{
  userIds: ReadonlySet<string>;
  /** People who have reached their own limit of interviews at this time. */
  full: ReadonlySet<string>;
  candidate: boolean;
}> {
  const { userIds, startsAt, endsAt, except = null } = time;
  const busy = await busyAt({ ...time, candidateId: candidate._id });
  const { userId: invitee } = candidate;
  const own = await ownTimes(invitee ? [...userIds, invitee] : userIds, {
    from: startsAt,
    to: endsAt,
  });
  const absences = await readAbsences(userIds);
  const interval = { from: startsAt.getTime(), to: endsAt.getTime() };
  const fullOf = await fullTimes(userIds, interval, { except });
  const full = userIds.filter((id) => intersect(fullOf(id), [interval]).length > 0);
  const inOwn = new Set(own.flatMap((one) => one.userIds.map((id) => id.toHexString())));
  const away = userIds.filter((id) => absences.away(id, { startsAt, endsAt }) !== null);
  return {
    userIds: new Set([...busy.userIds, ...inOwn, ...away.map((id) => id.toHexString())]),
    full: new Set(full.map((id) => id.toHexString())),
    candidate: busy.candidate || (invitee !== null && inOwn.has(invitee.toHexString())),
  };
}

export const endOf = (start: Date, minutes: number): Date =>
  new Date(start.getTime() + minutes * 60_000);

/** Returns the hosts who can still take part in an interview of this kind. */
export async function stillPossible(
  found: Pick<FoundApplication, 'candidate' | 'application'>,
  kind: ClientInterviewRecord['kind'],
  hosts: readonly InterviewHost[],
  session: ClientSession | null,
): Promise<InterviewHost[]> {
  const possible = await possibleHosts(found, session);
  return hosts.filter(
    ({ userId, side }) =>
      (kind !== 'internal' || side === 'agency') &&
      possible.some((one) => one.userId.equals(userId)),
  );
}

/**
 * Returns the chosen hosts.
 * @throws AppError VALIDATION_FAILED for unknown people, and for the client's people in an
 *   internal interview
 */
export async function chosenHosts(
  found: Pick<FoundApplication, 'candidate' | 'application'>,
  kind: ClientInterviewRecord['kind'],
  hostIds: readonly string[],
  session: ClientSession | null,
): Promise<InterviewHost[]> {
  const possible = await possibleHosts(found, session);
  return hostIds.map((id, index) => {
    const host = possible.find(({ userId }) => userId.toHexString() === id);
    if (!host || (kind === 'internal' && host.side === 'client'))
      throw invalidField(`hostIds[${index}]`, 'NOT_ALLOWED');
    if (hostIds.indexOf(id) < index) throw invalidField(`hostIds[${index}]`, 'NOT_UNIQUE');
    return { userId: host.userId, side: host.side };
  });
}
