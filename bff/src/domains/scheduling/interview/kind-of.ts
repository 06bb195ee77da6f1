import type { ScheduleRequestRecord } from '../../../records/scheduling/schedule-request.model.ts';
import { applicationKind } from './application-interview.ts';
import type { InterviewKind } from './arranged-interview.ts';
import { vettingKind } from './vetting-interview.ts';

/** What the interview of a link is, and what can be done to it. */
export const kindOf = ({ planned }: Pick<ScheduleRequestRecord, 'planned'>): InterviewKind =>
  planned ? applicationKind : vettingKind;
