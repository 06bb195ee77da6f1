import { jobsRoutes } from '@muster/contracts';
import { RemoteRoutes, defineRemoteRoutes, lazyNamed } from '@muster/kit';

const JobsListPage = lazyNamed(
  () => import('./features/jobs-list/jobs-list-page.tsx'),
  'JobsListPage',
);

const OverviewPage = lazyNamed(() => import('./features/record/overview-page.tsx'), 'OverviewPage');

const AddCandidatePage = lazyNamed(
  () => import('./features/add-candidate/add-candidate-page.tsx'),
  'AddCandidatePage',
);

const JobPipeline = lazyNamed(() => import('./job-pipeline.tsx'), 'JobPipeline');
const AddCandidatesDrawer = lazyNamed(
  () => import('./features/add-candidates/add-candidates-drawer.tsx'),
  'AddCandidatesDrawer',
);
const MovePeopleModal = lazyNamed(
  () => import('./features/pipeline/move/move-people-modal.tsx'),
  'MovePeopleModal',
);
const RemovePeopleModal = lazyNamed(
  () => import('./features/pipeline/move/remove-people-modal.tsx'),
  'RemovePeopleModal',
);
const MoveOneModal = lazyNamed(
  () => import('./features/pipeline/move/move-one-modal.tsx'),
  'MoveOneModal',
);

/** The built screens of the area, at the addresses of its route table. */
const routes = defineRemoteRoutes([
  { route: jobsRoutes.list, element: <JobsListPage />, skeleton: 'list' },
  { route: jobsRoutes.record, element: <OverviewPage />, skeleton: 'record' },
  { route: jobsRoutes.addCandidate, element: <AddCandidatePage />, skeleton: 'record' },
  {
    route: jobsRoutes.candidates,
    element: <JobPipeline />,
    skeleton: 'record',
    overlays: [
      { route: jobsRoutes.candidatesAdd, element: <AddCandidatesDrawer /> },
      { route: jobsRoutes.candidatesMove, element: <MovePeopleModal /> },
      { route: jobsRoutes.candidatesRemove, element: <RemovePeopleModal /> },
      { route: jobsRoutes.candidateMove, element: <MoveOneModal /> },
    ],
  },
]);

export function JobsRoutes() {
  return <RemoteRoutes routes={routes} />;
}
