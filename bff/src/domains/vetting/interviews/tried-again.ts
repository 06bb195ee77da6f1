import type { VettingInterviewRecord } from '../../../records/vetting/vetting-interview.model.ts';

/**
 * Returns the fields of a reopened interview: without a time, and after a no-show as the next
 * attempt.
 */
export const triedAgain = ({
  status,
  attempt,
  calendarSequence,
}: Pick<VettingInterviewRecord, 'status' | 'attempt' | 'calendarSequence'>) => ({
  startsAt: null,
  endsAt: null,
  closedAt: null,
  endReasonId: null,
  endNote: null,
  noShowParty: null,
  attempt: attempt + (status === 'no_show' ? 1 : 0),
  calendarSequence: calendarSequence + 1,
});
