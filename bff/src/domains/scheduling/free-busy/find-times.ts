import { dayMs, hourMs, limits } from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import type { ScheduleRequestRecord } from '../../../records/scheduling/schedule-request.model.ts';
import { freeSlots, type FreeSlot } from './free-slots.ts';
import { readHosts } from './read-hosts.ts';

export type SearchRules = Pick<
  ScheduleRequestRecord,
  'hostRule' | 'noticeHours' | 'horizonDays'
> & { offered?: readonly Date[] };

/** An interview that is to get a time. */
export interface TimelessInterview {
  /** What it holds itself is no obstacle; null before it exists. */
  interviewId: Types.ObjectId | null;
  candidateId: Types.ObjectId;
  hostIds: readonly Types.ObjectId[];
  durationMin: number;
  startsAt: Date | null;
}

/** When the interviewers of an interview and its person are free, from the notice that they want to the horizon. */
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

/** The first free time after the horizon; null where there is none for long. */
export async function nearestTime(
  interview: TimelessInterview,
  rules: SearchRules,
  now: Date,
): Promise<Date | null> {
  const horizonDays = limits.scheduling.horizonDays.max;
  const [first] = await findTimes(interview, { ...rules, horizonDays }, now);
  return first ? new Date(first.startsAt) : null;
}
