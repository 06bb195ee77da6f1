import { limits, type ApplicationRecord, type JobMatch } from '@muster/contracts';
import { useCan } from '@muster/kit';
import { api } from '../../api.ts';

/**
 * Other open jobs that fit a person best and to which the reader may add them: where a rejection can
 * lead on to.
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

/** Nothing keeps the person from it, and no skill that the job cannot do without is missing. */
const fits = ({ blocks, changes }: JobMatch['match']): boolean =>
  blocks.length === 0 && changes.every(({ kind }) => kind !== 'must_skill');
