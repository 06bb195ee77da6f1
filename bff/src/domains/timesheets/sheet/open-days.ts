import { daysOf, isPausedOn, type Pause } from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import { dayIn } from '../../../db/zoned-day.ts';
import { findPlaces } from '../../../identity/people/people.ts';
import { AppError } from '../../../http/app-error.ts';
import { pausesOf } from '../../../records/placements/pauses.ts';
import { contractsById, type Placement } from '../../placements/api/contracts-of-person.ts';
import type { TeamMember } from '../../team/api/members.ts';
import type { TimesheetRecord } from '../../../records/timesheets/timesheet.model.ts';

/** The days of a sheet that can be filled. */
export interface OpenDays {
  from: string;
  to: string;
  /** Days between them on which the work is paused. */
  closed: readonly string[];
}

/** A member's first and last working day, and the pauses between. */
interface WorkSpan {
  from: string;
  to: string | null;
  pauses: readonly Pause[];
}

/** Returns a member's time zone, and today's date there. */
export async function whereabouts({ userId }: Pick<TeamMember, 'userId'>, at = new Date()) {
  const place = (await findPlaces([userId])).get(userId.toHexString());
  const timeZone = place?.timeZone ?? 'UTC';
  return { timeZone, country: place?.country ?? null, today: dayIn(timeZone, at) };
}

type Span = Pick<TimesheetRecord, 'periodStart' | 'periodEnd'>;

/**
 * Returns the days of a period that can be filled: under contract, and not in the future; null:
 * none.
 */
export function openDays(
  { periodStart, periodEnd }: Span,
  { from, to, pauses }: WorkSpan,
  today: string,
): OpenDays | null {
  const start = periodStart > from ? periodStart : from;
  const end = [periodEnd, today, ...(to ? [to] : [])].toSorted()[0] ?? periodEnd;
  const days = daysOf({ start, end });
  const open = days.filter((day) => !isPausedOn(pauses, day));
  const [first, last] = [open[0], open.at(-1)];
  if (!first || !last) return null;
  const closed = days.filter((day) => first < day && day < last && isPausedOn(pauses, day));
  return { from: first, to: last, closed };
}

export const isOpenDay = (open: OpenDays | null, day: string): boolean =>
  open !== null && open.from <= day && day <= open.to && !open.closed.includes(day);

/** Returns when a member works: under a contract, or as staff. */
export const workSpan = (
  member: Pick<TeamMember, 'startDate' | 'endDate'>,
  placement: Placement | null,
): WorkSpan =>
  placement
    ? { from: placement.startDate, to: placement.actualEndDate, pauses: pausesOf(placement) }
    : { from: member.startDate, to: member.endDate, pauses: [] };

/** Returns the days of a period on which the work is paused. */
export const pausedDays = ({ periodStart, periodEnd }: Span, placement: Placement | null) => {
  const pauses = placement ? pausesOf(placement) : [];
  return daysOf({ start: periodStart, end: periodEnd }).filter((day) => isPausedOn(pauses, day));
};

/**
 * Hours entered before a pause was backdated must be removed first.
 * @throws AppError TIMESHEET_PAUSED_DAY
 */
export function requireWorkedDays(
  { entries }: Pick<TimesheetRecord, 'entries'>,
  placement: Placement | null,
): void {
  const pauses = placement ? pausesOf(placement) : [];
  const paused = entries.find(({ date }) => isPausedOn(pauses, date));
  if (paused) throw new AppError('TIMESHEET_PAUSED_DAY', { context: { day: paused.date } });
}

/** Returns the contract of a timesheet, regardless of rights. */
export async function contractOf(
  { placementId }: Pick<TimesheetRecord, 'placementId'>,
  session: ClientSession | null,
): Promise<Placement | null> {
  if (!placementId) return null;
  return (await contractsById([placementId], session)).get(placementId.toHexString()) ?? null;
}
