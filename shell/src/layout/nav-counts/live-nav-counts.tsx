import { Suspense, useEffect } from 'react';
import { clientDashboardRoutes } from '@muster/contracts';
import { lazyNamed, useCan } from '@muster/kit';
import { usePolling } from '../../notifications/use-polling.ts';
import { OwnServices } from '../../platform/own-services.tsx';
import { setChatCount } from './chat-count.ts';
import { navCountsApi as api } from './nav-counts-api.ts';
import { setNavCounts } from './nav-counts.ts';

// Its dependencies are larger than the rest, which every layout loads.
const StaffCounts = lazyNamed(
  () => import(/* webpackChunkName: "staff-counts" */ './staff-counts.tsx'),
  'StaffCounts',
);

/** Keeps the counts of the navigation up to date: read once the page is idle, then on changes. */
export function LiveNavCounts() {
  return (
    <OwnServices api={api} background>
      <Counts />
    </OwnServices>
  );
}

function Counts() {
  const can = useCan();
  return (
    <>
      {can('chat.use') && <ChatCount />}
      {can('home.read') ? (
        <Suspense fallback={null}>
          <StaffCounts />
        </Suspense>
      ) : (
        can('clientJob.list') && <ClientCounts />
      )}
    </>
  );
}

/** Updates the number of unread conversations beside their button in the top bar. */
function ChatCount() {
  const { data } = api.useChatUnreadQuery(undefined, usePolling());
  useEffect(() => {
    if (data) setChatCount(data.unread);
  }, [data]);
  useEffect(() => () => setChatCount(0), []);
  return null;
}

/** Updates the number of items that wait for the client. */
function ClientCounts() {
  const { data } = api.useClientWaitingQuery({}, usePolling());
  useEffect(() => {
    if (data)
      setNavCounts({
        [clientDashboardRoutes.clientDashboardPendingItems.path]: { count: data.waiting },
      });
  }, [data]);
  useEffect(() => () => setNavCounts(), []);
  return null;
}
