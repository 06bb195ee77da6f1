import { useSession } from '@muster/kit';
import { visitor, type Applicant } from './applicant.ts';
import { api } from './applying-api.ts';

/**
 * Returns the signed-in applicant. Only candidates load the jobs they already applied to, to look
 * up the date by job id.
 */
export function useApplicant(): Applicant {
  const session = useSession();
  const isCandidate = session?.role === 'candidate';
  const query = api.useOwnApplicationsAppliedJobsQuery({}, { skip: !isCandidate });
  if (!session) return visitor;
  const { data, isFetching, refetch } = query;
  return {
    kind: isCandidate ? 'candidate' : 'looker',
    email: session.user.email,
    applied: {
      since: (jobId) => data?.data.find((one) => one.jobId === jobId)?.since ?? null,
      isLoading: isFetching && !data,
      // An unknown answer is not the same as none.
      error: data ? undefined : query.error,
      refetch,
    },
  };
}
