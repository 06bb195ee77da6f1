import { jobsRoutes } from '@muster/contracts';
import { RemoteRoutes, defineRemoteRoutes, lazyNamed } from '@muster/kit';

const JobsListPage = lazyNamed(
  () => import('./features/jobs-list/jobs-list-page.tsx'),
  'JobsListPage',
);

const AddCandidatePage = lazyNamed(
  () => import('./features/add-candidate/add-candidate-page.tsx'),
  'AddCandidatePage',
);

/** The built screens of the area, at the addresses of its route table. */
const routes = defineRemoteRoutes([
  { route: jobsRoutes.list, element: <JobsListPage />, skeleton: 'list' },
  { route: jobsRoutes.addCandidate, element: <AddCandidatePage />, skeleton: 'record' },
]);

export function JobsRoutes() {
  return <RemoteRoutes routes={routes} />;
}
