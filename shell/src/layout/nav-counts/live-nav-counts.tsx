import { useEffect } from 'react';
import {
  candidatesRoutes,
  clientDashboardRoutes,
  companiesRoutes,
  jobsRoutes,
  teamRoutes,
  type NavigationCounts,
} from '@muster/contracts';
import { useCan } from '@muster/kit';
import { usePolling } from '../../notifications/use-polling.ts';
import { OwnServices } from '../../platform/own-services.tsx';
import { setChatCount } from './chat-count.ts';
import { navCountsApi as api } from './nav-counts-api.ts';
import { setNavCounts } from './nav-counts.ts';

/** Keeps the counts of the navigation true: read when the page is at rest, then as things change. */
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
      {can('home.read') ? <StaffCounts /> : can('clientJob.list') && <ClientCounts />}
    </>
  );
}

/** Conversations with something unread, beside their button in the top bar. */
function ChatCount() {
  const { data } = api.useChatUnreadQuery(undefined, usePolling());
  useEffect(() => {
    if (data) setChatCount(data.unread);
  }, [data]);
  useEffect(() => () => setChatCount(0), []);
  return null;
}

/** A client sees beside the entry how many people wait for its answer. */
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

function StaffCounts() {
  const { data } = api.useCountsQuery({}, usePolling());
  useEffect(() => {
    if (data) setNavCounts(byAddress(data));
  }, [data]);
  useEffect(() => () => setNavCounts(), []);
  return null;
}

type Total = NavigationCounts['candidates'];
const shown = (total: Total) =>
  total ? { count: total.total, countIsCapped: total.totalIsCapped } : {};

/** The start page counts what needs the person today, as it says itself; a list what it shows. */
const byAddress = ({ waiting, candidates, jobs, companies, placements }: NavigationCounts) => ({
  [teamRoutes.home.path]: { count: waiting },
  [candidatesRoutes.list.path]: shown(candidates),
  [jobsRoutes.list.path]: shown(jobs),
  [companiesRoutes.list.path]: shown(companies),
  [teamRoutes.activeContractors.path]: shown(placements),
});
