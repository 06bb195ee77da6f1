import { useSession } from '@muster/kit';
import { api } from './applying-api.ts';

/**
 * Since when a signed-in candidate is on a job already, asked by its id. A visitor is told nothing,
 * and nothing is asked for them.
 */
export function useAppliedJobs() {
  const isCandidate = useSession()?.role === 'candidate';
  const query = api.useOwnApplicationsAppliedJobsQuery({}, { skip: !isCandidate });
  const { data, isFetching, refetch } = query;
  const since = (jobId: string | null): string | null =>
    data?.data.find((one) => one.jobId === jobId)?.since ?? null;
  // Not known is not the same as none.
  const error = data ? undefined : query.error;
  return { since, isLoading: isFetching && !data, error, refetch };
}
