import { useEffect } from 'react';
import { teamRoutes } from '@muster/contracts';
import { useCan } from '@muster/kit';
import { usePolling } from '../../notifications/use-polling.ts';
import { OwnServices } from '../../platform/own-services.tsx';
import { navCountsApi as api } from './nav-counts-api.ts';
import { setNavCount } from './nav-counts.ts';

/** Keeps the counts of the navigation true: read when the page is at rest, then as things change. */
export function LiveNavCounts() {
  return (
    <OwnServices api={api} background>
      <Waiting />
    </OwnServices>
  );
}

/** What needs the person today, the same as their start page says. */
function Waiting() {
  const can = useCan();
  const polling = usePolling();
  const queue = api.useQueueQuery(
    { query: { tab: 'late' } },
    { ...polling, skip: !can('home.read') || !can('task.manage') },
  );
  const approvals = api.useApprovalsQuery({}, { ...polling, skip: !can('approval.list') });
  const { late = 0, today = 0 } = queue.data?.counts ?? {};
  const waiting = late + today + (approvals.data?.waiting.length ?? 0);
  useEffect(() => setNavCount(teamRoutes.home.path, waiting), [waiting]);
  useEffect(() => () => setNavCount(teamRoutes.home.path, 0), []);
  return null;
}
