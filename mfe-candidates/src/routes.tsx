import { candidatesRoutes } from '@muster/contracts';
import { RemoteRoutes, defineRemoteRoutes, lazyNamed } from '@muster/kit';

const CandidatesPage = lazyNamed(
  () => import('./features/list/candidates-page.tsx'),
  'CandidatesPage',
);
const CreateCandidateDrawer = lazyNamed(
  () => import('./features/create/create-candidate-drawer.tsx'),
  'CreateCandidateDrawer',
);
const ProfilePage = lazyNamed(() => import('./features/record/profile-page.tsx'), 'ProfilePage');
const DeleteCandidateModal = lazyNamed(
  () => import('./features/remove/delete-candidate-modal.tsx'),
  'DeleteCandidateModal',
);

/** The built screens of the area, at the addresses of its route table. */
const routes = defineRemoteRoutes([
  {
    route: candidatesRoutes.list,
    element: <CandidatesPage />,
    skeleton: 'list',
    overlays: [{ route: candidatesRoutes.create, element: <CreateCandidateDrawer /> }],
  },
  { route: candidatesRoutes.record, redirectTo: candidatesRoutes.profile },
  {
    route: candidatesRoutes.profile,
    element: <ProfilePage />,
    overlays: [{ route: candidatesRoutes.remove, element: <DeleteCandidateModal /> }],
  },
]);

export function CandidatesRoutes() {
  return <RemoteRoutes routes={routes} />;
}
