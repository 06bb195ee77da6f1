import { useSession } from '@muster/kit';
import { api } from '../../api.ts';

/**
 * Since when a signed-in candidate is on a job already, asked by its id. A visitor is told nothing,
 * and nothing is asked for them.
 */
export function useAppliedJobs() {
  const isCandidate = useSession()?.role === 'candidate';
  const query = api.useOwnApplicationsAppliedJobsQuery({}, { skip: !isCandidate });
  const since = (jobId: string | null): string | null =>
    query.data?.data.find((one) => one.jobId === jobId)?.since ?? null;
  return { since, isLoading: query.isLoading };
}
