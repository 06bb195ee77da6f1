import type { ScheduleRequestRecord } from '../../../records/scheduling/schedule-request.model.ts';
import { applicationKind } from './application-interview.ts';
import type { InterviewKind } from './arranged-interview.ts';
import { vettingKind } from './vetting-interview.ts';

/** Returns the kind of a link's interview, with its operations. */
export const kindOf = ({ planned }: Pick<ScheduleRequestRecord, 'planned'>): InterviewKind =>
  planned ? applicationKind : vettingKind;
