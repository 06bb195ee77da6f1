import { href, jobsRoutes } from '@muster/contracts';
import type { JobRecord } from '@muster/contracts';
import { useFollow } from '@muster/kit';
import { Button, IconUserSearch } from '@muster/ui';
import { useMatchCount } from '../../shared/use-match-count.ts';
import { useRecordWords } from './messages.ts';

/** How many people fit the job and are not on it, and the way to them. */
export function MatchesButton({ job: { id, allowedActions } }: { job: JobRecord }) {
  const t = useRecordWords();
  const follow = useFollow();
  const mayAdd = allowedActions.includes('add_candidates');
  const count = useMatchCount(id, mayAdd);
  if (!mayAdd || count === null || count === 0) return null;
  return (
    <Button
      variant="default"
      leftSection={<IconUserSearch size={16} />}
      onClick={() => follow(href(jobsRoutes.candidatesAdd, { id }))}
    >
      {t('matches', { count })}
    </Button>
  );
}
