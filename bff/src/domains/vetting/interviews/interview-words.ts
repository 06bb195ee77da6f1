import type { VettingInterviewKind } from '@muster/contracts';
import { DateTime } from 'luxon';

/** What mails and calendars call an interview. */
export const interviewTitles: Readonly<Record<VettingInterviewKind, string>> = {
  intro_language: 'Introduction and language interview',
  technical: 'Technical interview',
  live_coding: 'Live coding interview',
  system_design: 'System design interview',
  project_review: 'Project review',
  culture: 'Culture interview',
  final: 'Final interview',
};

/** `1 March 2027, 10:37 (Europe/Lisbon)`. */
export const momentInWords = (at: Date, zone: string): string =>
  `${DateTime.fromJSDate(at, { zone }).setLocale('en-GB').toFormat('d LLLL yyyy, HH:mm')} (${zone})`;
