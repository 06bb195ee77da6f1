import { visitor } from '../features/applying/applicant.ts';
import { PublicJobs } from '../features/applying/public-jobs.tsx';

/** Open roles, and the first step of an application, for visitors who are not signed in. */
export const EntryPage = () => (
  <PublicJobs query={new URLSearchParams(window.location.search)} applicant={visitor} />
);
