import type { InterviewPlace } from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import { agencyName } from '../../../mail/agency.ts';
import type { CalendarInvite } from '../../../mail/calendar-invite.ts';
import { siteAddress } from '../../../mail/site-address.ts';
import { interviewRooms } from '../../meetings/api/interview-room.ts';
import type { Arranged } from '../interview/arranged-interview.ts';
import type { ScheduleRequestRecord } from '../../../records/scheduling/schedule-request.model.ts';

const placeWords: Readonly<Record<InterviewPlace, string>> = {
  platform_meeting: 'Video call',
  external_link: 'Video call',
  phone: 'Phone call',
  in_person: 'In person',
};

/** Returns the place in words, followed by the details needed to get there. */
export function placeInWords({
  place,
  placeValue,
  phone,
}: Pick<ScheduleRequestRecord, 'place' | 'placeValue' | 'phone'>): string {
  const what = place === 'phone' ? phone && `we call ${phone}` : placeValue;
  return what ? `${placeWords[place]}: ${what}` : placeWords[place];
}

/** Returns the path of its room; null if it takes place elsewhere, or has none yet. */
export async function roomPath(
  { place, interviewId }: Pick<ScheduleRequestRecord, 'place' | 'interviewId'>,
  session: ClientSession | null = null,
): Promise<string | null> {
  if (place !== 'platform_meeting') return null;
  const rooms = await interviewRooms([interviewId], session);
  return rooms.get(interviewId.toHexString()) ?? null;
}

const roomAddress = async (request: ScheduleRequestRecord, session: ClientSession | null) => {
  const path = await roomPath(request, session);
  return path && siteAddress(path);
};

/** Returns the interview for the candidate's calendar: it only names the agency. */
export async function calendarOf(
  { request, interview }: Arranged,
  method: CalendarInvite['method'],
  session: ClientSession | null = null,
): Promise<CalendarInvite | null> {
  const { calendar, title, instructions } = interview;
  const { startsAt, endsAt } = request;
  if (!startsAt || !endsAt) return null;
  return {
    ...calendar,
    method,
    startsAt,
    endsAt,
    summary: `${title}, ${agencyName()}`,
    description: instructions,
    location: placeInWords({
      ...request,
      placeValue: (await roomAddress(request, session)) ?? request.placeValue,
    }),
  };
}
