import { limits, minuteMs } from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import type { Interval } from '../../../calendars/intervals.ts';
import { ownTimes } from '../../calendar/api/own-times.ts';
import { findLiveCandidate } from '../../../records/candidates/candidate-lookup.ts';
import { leavingOf } from '../../../identity/people/leaving.ts';
import { onLeaveAmong } from '../../../records/team/team-directory.ts';
import { vettingInterviewsBetween } from '../../vetting/api/interview-times.ts';
import { takenTimes } from '../../../records/client-interviews/taken-times.ts';
import { fullTimes } from '../../../records/scheduling/interview-caps.ts';
import { heldTimes } from '../../../records/scheduling/held-times.ts';
import type { Host } from './free-slots.ts';
import { readHours } from '../../../records/scheduling/read-hours.ts';

interface HostQuery {
  within: Interval;
  now: Date;
  /** The interview that needs the time: its own reserved times are not an obstacle. */
  interviewId: Types.ObjectId | null;
  /** The candidate, whose busy times apply to every host. */
  candidateId?: Types.ObjectId | null;
  /** It is an interview, whose number per host is limited. */
  isCapped?: boolean;
  session?: ClientSession | null;
}

/** Busy time. */
interface Taken {
  userIds: readonly Types.ObjectId[];
  /** It is the candidate's, whom all hosts are to meet. */
  isCandidates?: boolean;
  at: Interval;
}

/** Entries this close before or after a time may still need a buffer. */
const reach = 2 * limits.scheduling.buffer.max * minuteMs;

/** Returns the hours of users, and their busy times. */
export async function readHosts(ids: readonly Types.ObjectId[], query: HostQuery): Promise<Host[]> {
  const { session = null, interviewId, isCapped = false } = query;
  const hoursOf = await readHours(ids, session);
  const taken = [
    ...(await inInterviews(ids, query)),
    ...(await heldForOthers(ids, query)),
    ...(await inOwnCalendars(ids, query)),
  ];
  const fullOf = isCapped
    ? await fullTimes(ids, query.within, { except: interviewId, session })
    : () => [];
  const onLeave = await onLeaveAmong(ids, session);
  const leavesAt = await leavingOf(ids, session);
  return ids.map((id) => {
    const isAway = onLeave.some((away) => away.equals(id));
    return {
      id: id.toHexString(),
      availability: hoursOf(id),
      busy: isAway
        ? [query.within]
        : taken
            .filter(
              ({ userIds, isCandidates }) => isCandidates || userIds.some((u) => u.equals(id)),
            )
            .map(({ at }) => at),
      full: [...fullOf(id), ...afterwards(leavesAt(id), query.within)],
    };
  });
}

/** Returns the time after a user has left. */
const afterwards = (leavesAt: Date | null, { to }: Interval): Interval[] =>
  leavesAt && leavesAt.getTime() < to ? [{ from: leavesAt.getTime(), to }] : [];

const spanAround = ({ within }: HostQuery) => ({
  from: new Date(within.from - reach),
  to: new Date(within.to + reach),
});
const between = (startsAt: Date | null, endsAt: Date | null): Interval => ({
  from: Number(startsAt),
  to: Number(endsAt),
});

async function inInterviews(ids: readonly Types.ObjectId[], query: HostQuery): Promise<Taken[]> {
  const { interviewId, candidateId = null, session = null } = query;
  const span = spanAround(query);
  const people = { userIds: ids, candidateIds: candidateId ? [candidateId] : [] };
  const vetting = (await vettingInterviewsBetween(people, span, session)).map(
    ({ _id, interviewers, ...interview }) => ({
      ...interview,
      id: _id,
      userIds: interviewers.map(({ userId }) => userId),
    }),
  );
  return [...vetting, ...(await takenTimes(people, span, session))]
    .filter(({ id }) => !interviewId?.equals(id))
    .map(({ userIds, candidateId: who, startsAt, endsAt }) => ({
      userIds,
      isCandidates: candidateId !== null && who.equals(candidateId),
      at: between(startsAt, endsAt),
    }));
}

const heldForOthers = async (ids: readonly Types.ObjectId[], query: HostQuery): Promise<Taken[]> =>
  (await heldTimes(ids, query)).map(({ userIds, startsAt, endsAt }) => ({
    userIds,
    at: between(startsAt, endsAt),
  }));

/** Returns the users' own calendar entries. */
async function inOwnCalendars(ids: readonly Types.ObjectId[], query: HostQuery): Promise<Taken[]> {
  const { candidateId = null, session = null } = query;
  const candidate = candidateId && (await findLiveCandidate(candidateId, session));
  const invitee = candidate?.userId ?? null;
  const times = await ownTimes(invitee ? [...ids, invitee] : ids, spanAround(query), session);
  return times.map(({ userIds, startsAt, endsAt }) => ({
    userIds,
    isCandidates: invitee !== null && userIds.some((id) => id.equals(invitee)),
    at: between(startsAt, endsAt),
  }));
}
