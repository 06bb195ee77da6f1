import type { VettingInterviewKind } from '@muster/contracts';
import { DateTime } from 'luxon';
import { zoneInWords } from '../../../calendars/zone-in-words.ts';

/** Names of interviews in mails and calendars. */
export const interviewTitles: Readonly<Record<VettingInterviewKind, string>> = {
  intro_language: 'Introduction and language interview',
  technical: 'Technical interview',
  live_coding: 'Live coding interview',
  system_design: 'System design interview',
  project_review: 'Project review',
  culture: 'Culture interview',
  final: 'Final interview',
};

/**
 * Returns `1 March 2027, 10:37 (Lisbon time)`, with the other side's time if it differs: `…, which
 * is 16:07 (Kolkata time)`.
 */
export function momentInWords(at: Date, zone: string, other: string | null = null): string {
  const shown = (timeZone: string, format: string) =>
    DateTime.fromJSDate(at, { zone: timeZone }).setLocale('en-GB').toFormat(format);
  const full = 'd LLLL yyyy, HH:mm';
  const own = `${shown(zone, full)} (${zoneInWords(zone)})`;
  if (other === null || shown(other, full) === shown(zone, full)) return own;
  const isSameDay = shown(other, 'd LLLL yyyy') === shown(zone, 'd LLLL yyyy');
  return `${own}, which is ${shown(other, isSameDay ? 'HH:mm' : full)} (${zoneInWords(other)})`;
}
