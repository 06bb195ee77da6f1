import { href, jobsRoutes, type JobRecord } from '@muster/contracts';
import { useFollow } from '@muster/kit';
import { Button, IconUserSearch } from '@muster/ui';
import { useMatchCount, useMayReadMatches } from '../../shared/use-match-count.ts';
import { useRecordMessages } from './messages.ts';

/** Number of candidates who match the job and are not on it, with a link. */
export function MatchesButton({ job: { id, allowedActions } }: { job: JobRecord }) {
  const t = useRecordMessages();
  const follow = useFollow();
  const mayAdd = allowedActions.includes('add_candidates');
  const count = useMatchCount(id, mayAdd);
  const mayRead = useMayReadMatches();
  if (!mayAdd || !mayRead) return null;
  return (
    <Button
      variant="default"
      // Its space is reserved while the count loads, so that the header does not move.
      disabled={!count}
      leftSection={<IconUserSearch size={16} />}
      onClick={() => follow(href(jobsRoutes.candidatesAdd, { id }))}
    >
      {count === null ? t('matchesAwaited') : t('matches', { count })}
    </Button>
  );
}
