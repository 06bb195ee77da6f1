import { useSearchParams } from 'react-router-dom';
import { PublicJobs } from './public-jobs.tsx';
import { useApplicant } from './use-applicant.ts';

/** The open roles within the area, for signed-in users and where no entry page was served. */
export function OpenRolesPage() {
  const [query] = useSearchParams();
  return <PublicJobs query={query} applicant={useApplicant()} />;
}
