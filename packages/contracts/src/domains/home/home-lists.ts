import type { VettingState } from '../candidates/candidates.enums.ts';

/** States between the first question to the candidate and the decision. */
const vettingInProgress: readonly VettingState[] = [
  'screening_sent',
  'screening_submitted',
  'interview_to_schedule',
  'interview_scheduled',
  'in_review',
];

/**
 * Counts of the start page and the lists they link to: both use the same query, so that a count
 * always matches its list.
 */
export const homeLists = {
  /** Candidates added since a day, newest first. */
  candidatesAddedSince: (day: string) => ({ sort: '-createdAt', 'filter[created][gte]': day }),
  /** The user's own candidates without contact since a day. */
  withoutContactSince: (ownerId: string, day: string) => ({
    sort: 'lastContactedAt',
    'filter[owner]': ownerId,
    'filter[lastContacted][lte]': day,
  }),
  /** Candidates in vetting. */
  inVetting: () => ({
    sort: '-createdAt',
    'filter[vettingStatus]': vettingInProgress.join(','),
  }),
  /** Open jobs led by a user. */
  openJobsLedBy: (userId: string) => ({
    'filter[status]': 'open',
    'filter[leadRecruiter]': userId,
  }),
  /** Own ended applications whose candidates had to be told, with the time they were told. */
  answersOwedBy: (userId: string, period: { from: string; to: string; zone: string }) => ({
    metric: 'no_ghosting',
    ...period,
    by: 'recruiter',
    group: userId,
  }),
  openJobs: () => ({ 'filter[status]': 'open' }),
} as const;
