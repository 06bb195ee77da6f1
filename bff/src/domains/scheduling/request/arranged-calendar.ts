import type { MeetingPlace } from '@muster/contracts';
import { agencyName } from '../../../mail/agency.ts';
import type { CalendarInvite } from '../../../mail/calendar-invite.ts';
import {
  calendarUidOf,
  interviewTitles,
  type FoundInterview,
} from '../../vetting/api/interview-times.ts';
import type { ScheduleRequestRecord } from '../schedule-request.model.ts';

/** An interview, its person, and the link by which they arrange it. */
export interface Arranged extends FoundInterview {
  request: ScheduleRequestRecord;
}

const placeWords: Readonly<Record<MeetingPlace, string>> = {
  external_link: 'Video call',
  phone: 'Phone call',
  in_person: 'In person',
};

/** Where it takes place, in words: what is needed to get there follows. */
export function placeInWords({
  place,
  placeValue,
  phone,
}: Pick<ScheduleRequestRecord, 'place' | 'placeValue' | 'phone'>): string {
  const what = place === 'phone' ? phone && `we call ${phone}` : placeValue;
  return what ? `${placeWords[place]}: ${what}` : placeWords[place];
}

/** The interview for the candidate's calendar: it names the agency alone. */
export function calendarOf(
  { request, interview }: Arranged,
  method: CalendarInvite['method'],
): CalendarInvite | null {
  const { _id, calendarSequence, kind, instructions } = interview;
  const { startsAt, endsAt } = request;
  if (!startsAt || !endsAt) return null;
  return {
    ...{ uid: calendarUidOf(_id), sequence: calendarSequence, method, startsAt, endsAt },
    summary: `${interviewTitles[kind]}, ${agencyName()}`,
    description: instructions,
    location: placeInWords(request),
  };
}
