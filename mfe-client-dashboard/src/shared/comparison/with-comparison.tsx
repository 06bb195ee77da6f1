import { limits } from '@muster/contracts';
import { lazyNamed } from '@muster/kit';
import { Button, Group, PageSkeleton } from '@muster/ui';
import { Suspense, useState, type ReactNode } from 'react';
import { dashboardApi } from '../../dashboard-api.ts';
import { ComparePicksContext, pickedOf, useComparePicks } from './compare-picks.ts';
import classes from './comparison.module.css';
import { useTickMessages } from './tick-messages.ts';
import { useCompareAddress } from './use-compare-address.ts';

const ComparisonView = lazyNamed(() => import('./comparison-view.tsx'), 'ComparisonView');

/** Page with selectable candidates; those in the address replace it with their comparison. */
export function WithComparison({ children }: { children: ReactNode }) {
  const { compared } = useCompareAddress();
  const [ids, set] = useState<readonly string[]>(compared);
  const people = dashboardApi.usePeopleQuery().data?.data ?? [];
  if (compared.length > 0)
    return (
      <Suspense fallback={<PageSkeleton variant="list" />}>
        <ComparisonView ids={compared} />
      </Suspense>
    );
  return (
    <ComparePicksContext value={{ ids, people, set }}>
      {children}
      <CompareBar />
    </ComparePicksContext>
  );
}

/** Bar with the selected candidates, at the bottom of the window while there are any. */
function CompareBar() {
  const t = useTickMessages();
  const picks = useComparePicks();
  const { compare } = useCompareAddress();
  const picked = pickedOf(picks);
  const [first] = picked;
  if (!first) return null;
  const max = limits.application.compare;
  return (
    <section className={classes.bar} aria-label={t('bar.region')}>
      <p role="status">
        {t('bar.chosen', { count: picked.length, job: first.job.title })}
        {picked.length === 1 && ` ${t('bar.more', { max })}`}
        {picked.length === max && ` ${t('bar.full', { max })}`}
      </p>
      <Group gap="sm">
        <Button size="md" variant="default" onClick={() => picks.set([])}>
          {t('bar.clear')}
        </Button>
        <Button
          size="md"
          disabled={picked.length < 2}
          onClick={() => compare(picked.map(({ id }) => id))}
        >
          {t('bar.compare')}
        </Button>
      </Group>
    </section>
  );
}
