import type { ClientSession } from 'mongoose';
import { dayIn } from '../../../db/zoned-day.ts';
import { findPlaces } from '../../../identity/people/people.ts';
import { contractsById, type Placement } from '../../placements/api/contracts-of-person.ts';
import type { TeamMember } from '../../team/api/members.ts';
import type { TimesheetRecord } from '../../../records/timesheets/timesheet.model.ts';

export interface OpenDays {
  from: string;
  to: string;
}

/** A person's zone, and today's date there. */
export async function whereabouts({ userId }: Pick<TeamMember, 'userId'>, at = new Date()) {
  const place = (await findPlaces([userId])).get(userId.toHexString());
  const timeZone = place?.timeZone ?? 'UTC';
  return { timeZone, country: place?.country ?? null, today: dayIn(timeZone, at) };
}

type Span = Pick<TimesheetRecord, 'periodStart' | 'periodEnd'>;

/** The days of a period that can be filled: at work by contract, and no day to come; null: none. */
export function openDays(
  { periodStart, periodEnd }: Span,
  { from, to }: { from: string; to: string | null },
  today: string,
): OpenDays | null {
  const first = periodStart > from ? periodStart : from;
  const last = [periodEnd, today, ...(to ? [to] : [])].toSorted()[0] ?? periodEnd;
  return first <= last ? { from: first, to: last } : null;
}

/** A person's first and last day of work: under a contract, or as staff. */
export const workSpan = (member: TeamMember, placement: Placement | null) =>
  placement
    ? { from: placement.startDate, to: placement.actualEndDate }
    : { from: member.startDate, to: member.endDate };

/** The contract of a timesheet, regardless of rights. */
export async function contractOf(
  { placementId }: Pick<TimesheetRecord, 'placementId'>,
  session: ClientSession | null,
): Promise<Placement | null> {
  if (!placementId) return null;
  return (await contractsById([placementId], session)).get(placementId.toHexString()) ?? null;
}
