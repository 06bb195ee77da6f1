import { dayMs, hourMs, limits } from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import type { ScheduleRequestRecord } from '../../../records/scheduling/schedule-request.model.ts';
import { freeSlots, type FreeSlot } from './free-slots.ts';
import { readHosts } from './read-hosts.ts';

export type SearchRules = Pick<
  ScheduleRequestRecord,
  'hostRule' | 'noticeHours' | 'horizonDays'
> & { offered?: readonly Date[] };

/** An interview that needs a time. */
export interface TimelessInterview {
  /** Its own reserved times are not an obstacle; null before it exists. */
  interviewId: Types.ObjectId | null;
  candidateId: Types.ObjectId;
  hostIds: readonly Types.ObjectId[];
  durationMin: number;
  startsAt: Date | null;
}

/**
 * Returns when the interviewers and the candidate are free, from the end of the notice period to
 * the horizon.
 */
export async function findTimes(
  interview: TimelessInterview,
  { hostRule, noticeHours, horizonDays, offered = [] }: SearchRules,
  now: Date,
  session: ClientSession | null = null,
): Promise<FreeSlot[]> {
  const within = {
    from: now.getTime() + noticeHours * hourMs,
    to: now.getTime() + horizonDays * dayMs,
  };
  const { interviewId, candidateId, hostIds, durationMin } = interview;
  const hosts = await readHosts(hostIds, {
    within,
    now,
    interviewId,
    candidateId,
    session,
    isCapped: true,
  });
  const search = { rule: hostRule, durationMin, within, gridMin: limits.scheduling.grid };
  const present = interview.startsAt?.getTime();
  const only = new Set(offered.map(Number));
  return freeSlots(hosts, search).filter(
    ({ startsAt }) => startsAt !== present && (only.size === 0 || only.has(startsAt)),
  );
}

/** Returns the first free time after the horizon; null if there is none for long. */
export async function nearestTime(
  interview: TimelessInterview,
  rules: SearchRules,
  now: Date,
): Promise<Date | null> {
  const horizonDays = limits.scheduling.horizonDays.max;
  const [first] = await findTimes(interview, { ...rules, horizonDays }, now);
  return first ? new Date(first.startsAt) : null;
}
