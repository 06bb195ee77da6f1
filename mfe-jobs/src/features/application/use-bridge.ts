import { limits, type ApplicationRecord, type JobMatch } from '@muster/contracts';
import { useCan } from '@muster/kit';
import { api } from '../../api.ts';

/**
 * Returns the open jobs that fit a candidate best and that the reader may add them to, as an offer
 * after a rejection.
 */
export function useBridge({ candidate, job: here }: ApplicationRecord): readonly JobMatch[] {
  const can = useCan();
  const { data } = api.useMatchingOfCandidateQuery(
    { params: { id: candidate.id } },
    { skip: !can('match.read') || !can('application.add') },
  );
  return (data?.data ?? [])
    .filter(
      ({ job, match, mayAdd }) =>
        job.id !== here.id && job.status === 'open' && mayAdd && fits(match),
    )
    .slice(0, limits.application.bridgeJobs);
}

/** Whether nothing blocks the candidate and no mandatory skill is missing. */
const fits = ({ blocks, changes }: JobMatch['match']): boolean =>
  blocks.length === 0 && changes.every(({ kind }) => kind !== 'must_skill');
