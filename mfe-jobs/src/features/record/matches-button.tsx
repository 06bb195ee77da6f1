import { href, jobsRoutes, type JobRecord } from '@muster/contracts';
import { useFollow } from '@muster/kit';
import { Button, IconUserSearch } from '@muster/ui';
import { useMatchCount, useMayReadMatches } from '../../shared/use-match-count.ts';
import { useRecordMessages } from './messages.ts';

/** How many people fit the job and are not on it, and the way to them. */
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
      // Its place is kept while the count is awaited, so that the header stays as it is.
      disabled={!count}
      leftSection={<IconUserSearch size={16} />}
      onClick={() => follow(href(jobsRoutes.candidatesAdd, { id }))}
    >
      {count === null ? t('matchesAwaited') : t('matches', { count })}
    </Button>
  );
}
