import { useEffect } from 'react';
import {
  candidatesRoutes,
  companiesRoutes,
  jobsRoutes,
  teamRoutes,
  type NavigationCounts,
} from '@muster/contracts';
import { usePolling } from '../../notifications/use-polling.ts';
import { OwnServices } from '../../platform/own-services.tsx';
import { setNavCounts } from './nav-counts.ts';
import { staffCountsApi } from './staff-counts-api.ts';

/** Keeps the counts in the side navigation up to date. */
export function StaffCounts() {
  return (
    <OwnServices api={staffCountsApi} background>
      <Counts />
    </OwnServices>
  );
}

function Counts() {
  const { data } = staffCountsApi.useCountsQuery({}, usePolling());
  useEffect(() => {
    if (data) setNavCounts(byAddress(data));
  }, [data]);
  useEffect(() => () => setNavCounts(), []);
  return null;
}

type Total = NavigationCounts['candidates'];
const shown = (total: Total) =>
  total ? { count: total.total, countIsCapped: total.totalIsCapped } : {};

/** The start page's entry counts today's pending work, a list's entry its visible rows. */
const byAddress = ({ waiting, candidates, jobs, companies, placements }: NavigationCounts) => ({
  [teamRoutes.home.path]: { count: waiting },
  [candidatesRoutes.list.path]: shown(candidates),
  [jobsRoutes.list.path]: shown(jobs),
  [companiesRoutes.list.path]: shown(companies),
  [teamRoutes.activeContractors.path]: shown(placements),
});
