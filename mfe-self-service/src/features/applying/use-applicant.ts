import { useSession } from '@muster/kit';
import { visitor, type Applicant } from './applicant.ts';
import { api } from './applying-api.ts';

/**
 * Who is signed in as they apply: since when a candidate is on a job already is asked by its id, and
 * of nobody else.
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
      // Not known is not the same as none.
      error: data ? undefined : query.error,
      refetch,
    },
  };
}
