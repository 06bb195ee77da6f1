import type { VettingState } from '../candidates/candidates.enums.ts';

/** Between the first question to the candidate and the decision. */
const vettingInProgress: readonly VettingState[] = [
  'screening_sent',
  'screening_submitted',
  'interview_to_schedule',
  'interview_scheduled',
  'in_review',
];

/**
 * What the start page counts and where it leads: the same query for both, so that a count is always
 * that of the list behind it.
 */
export const homeLists = {
  /** Candidates added since a day, the newest first. */
  candidatesAddedSince: (day: string) => ({ sort: '-createdAt', 'filter[created][gte]': day }),
  /** One's own candidates who were not spoken to since a day. */
  withoutContactSince: (ownerId: string, day: string) => ({
    sort: 'lastContactedAt',
    'filter[owner]': ownerId,
    'filter[lastContacted][lte]': day,
  }),
  /** Candidates whose vetting is under way. */
  inVetting: () => ({
    sort: '-createdAt',
    'filter[vettingStatus]': vettingInProgress.join(','),
  }),
  /** Open jobs led by a user. */
  openJobsLedBy: (userId: string) => ({
    'filter[status]': 'open',
    'filter[leadRecruiter]': userId,
  }),
  /** Own applications that ended and whose people were to be told, with who was told when. */
  answersOwedBy: (userId: string, period: { from: string; to: string; zone: string }) => ({
    metric: 'no_ghosting',
    ...period,
    by: 'recruiter',
    group: userId,
  }),
  openJobs: () => ({ 'filter[status]': 'open' }),
} as const;
