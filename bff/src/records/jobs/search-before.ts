import type { Job } from './job.model.ts';

/** How the search of a job stands, kept with the opening that takes its place. */
export const searchBefore = ({
  openedDate,
  closedAt,
  firstSubmissionAt,
}: Job): Pick<Job, 'openedDate' | 'closedAt' | 'firstSubmissionAt'> => ({
  openedDate,
  closedAt,
  firstSubmissionAt,
});
