import { isWeekend, type TeamMember as ShownMember } from '@muster/contracts';
import { dayIn } from '../../db/zoned-day.ts';
import { holidaysBetween } from './public-holidays.ts';
import type { TeamMember } from '../../records/team/team-member.model.ts';

/** Returns why a member is away today, in their own time zone; null if they work. */
export async function awayToday(
  { status }: Pick<TeamMember, 'status'>,
  place: { timeZone: string | null; country: string | null } | null,
): Promise<ShownMember['away']> {
  if (status === 'ended') return null;
  if (status === 'on_leave') return { why: 'on_leave', holiday: null };
  const day = dayIn(place?.timeZone ?? 'UTC', new Date());
  const [holiday] = await holidaysBetween(place?.country ?? null, { start: day, end: day });
  if (holiday) return { why: 'holiday', holiday: holiday.name };
  return isWeekend(day) ? { why: 'weekend', holiday: null } : null;
}
