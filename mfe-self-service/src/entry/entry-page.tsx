import { visitor } from '../features/applying/applicant.ts';
import { PublicJobs } from '../features/applying/public-jobs.tsx';

/** The open roles, and the first step of an application, for who is signed in nowhere. */
export const EntryPage = () => (
  <PublicJobs query={new URLSearchParams(window.location.search)} applicant={visitor} />
);
