import { limits } from '@muster/contracts';
import type { JobMatch } from '@muster/contracts';
import { useCan } from '@muster/kit';
import { api } from '../../api.ts';

/**
 * Other open jobs that fit a person best and to which the reader may add them: where a rejection can
 * lead on to.
 */
export function useBridge(candidateId: string): readonly JobMatch[] {
  const can = useCan();
  const skip = !can('match.read') || !can('application.add');
  const matches = api.useMatchingOfCandidateQuery({ params: { id: candidateId } }, { skip });
  const choices = api.useApplicationsJobChoicesQuery({ query: { candidateId } }, { skip });
  const free = new Set(
    (choices.data?.data ?? [])
      .filter(({ refusal }) => refusal === null || refusal.code === 'EARLIER_ATTEMPT')
      .map(({ id }) => id),
  );
  return (matches.data?.data ?? [])
    .filter(
      ({ job, match }) => job.status === 'open' && match.blocks.length === 0 && free.has(job.id),
    )
    .slice(0, limits.application.bridgeJobs);
}
