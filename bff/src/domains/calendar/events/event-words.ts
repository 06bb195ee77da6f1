import type { InterviewPlace } from '@muster/contracts';
import { DateTime } from 'luxon';
import { zoneInWords } from '../../../calendars/zone-in-words.ts';
import { siteAddress } from '../../../mail/site-address.ts';
import type { CalendarEventRecord } from '../calendar-event.model.ts';

const placeWords: Readonly<Record<InterviewPlace, string>> = {
  platform_meeting: 'Video call',
  external_link: 'Video call',
  phone: 'Phone call',
  in_person: 'In person',
};

/** Returns where an event takes place; null if not specified. */
export function placeInWords({
  place,
  placeValue,
}: Pick<CalendarEventRecord, 'place' | 'placeValue'>): string | null {
  if (!place) return placeValue;
  if (place === 'platform_meeting') return placeValue && siteAddress(placeValue);
  return placeValue ? `${placeWords[place]}: ${placeValue}` : placeWords[place];
}

/** `1 March 2027, 10:37 (Lisbon time)`; for all-day events only the day. */
export function whenInWords(
  { startsAt, timeZone, allDay }: Pick<CalendarEventRecord, 'startsAt' | 'timeZone' | 'allDay'>,
  zone: string | null = null,
): string {
  const name = allDay ? timeZone : (zone ?? timeZone);
  const at = DateTime.fromJSDate(startsAt, { zone: name }).setLocale('en-GB');
  return allDay
    ? at.toFormat('d LLLL yyyy')
    : `${at.toFormat('d LLLL yyyy, HH:mm')} (${zoneInWords(name)})`;
}
