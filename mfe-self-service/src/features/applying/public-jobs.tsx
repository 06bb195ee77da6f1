import type { Applicant } from './applicant.ts';
import { ApplyPage } from './apply-page.tsx';
import { OpenRoles } from './open-roles.tsx';

interface PublicJobsProps {
  /** `job`: one of them, or `general` for the general application; `ref`: a referral's code. */
  query: URLSearchParams;
  applicant: Applicant;
}

/** Jobs open to applications, or one of them with the start of an application. */
export function PublicJobs({ query, applicant }: PublicJobsProps) {
  const job = query.get('job');
  const from = { referralCode: query.get('ref'), applicant };
  return job ? (
    <ApplyPage jobId={job === 'general' ? null : job} {...from} />
  ) : (
    <OpenRoles {...from} />
  );
}
