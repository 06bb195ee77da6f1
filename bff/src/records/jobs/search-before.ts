import type { Job } from './job.model.ts';

/** Returns the state of a job's search, stored with the opening that replaces it. */
export const searchBefore = ({
  openedDate,
  closedAt,
  firstSubmissionAt,
}: Job): Pick<Job, 'openedDate' | 'closedAt' | 'firstSubmissionAt'> => ({
  openedDate,
  closedAt,
  firstSubmissionAt,
});
