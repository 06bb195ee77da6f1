import { companiesRoutes } from '@muster/contracts';
import { RemoteRoutes, defineRemoteRoutes, lazyNamed } from '@muster/kit';
import { TeamOverlay } from './features/edit/team-overlay.tsx';

const CompaniesListPage = lazyNamed(
  () => import('./features/companies-list/companies-list-page.tsx'),
  'CompaniesListPage',
);
const CreateCompanyDrawer = lazyNamed(
  () => import('./features/create/create-company-drawer.tsx'),
  'CreateCompanyDrawer',
);
const OverviewPage = lazyNamed(
  () => import('./features/record/overview/overview-page.tsx'),
  'OverviewPage',
);
const UsersPage = lazyNamed(() => import('./features/record/people/users-page.tsx'), 'UsersPage');
const NotesPage = lazyNamed(() => import('./features/record/notes-page.tsx'), 'NotesPage');
const CommunicationsPage = lazyNamed(
  () => import('./features/record/communications-page.tsx'),
  'CommunicationsPage',
);
const EditCompanyDrawer = lazyNamed(
  () => import('./features/edit/edit-company-drawer.tsx'),
  'EditCompanyDrawer',
);
const DeleteCompanyModal = lazyNamed(
  () => import('./features/remove/delete-company-modal.tsx'),
  'DeleteCompanyModal',
);
const NewJobDrawer = lazyNamed(
  () => import('./features/new-job/new-job-drawer.tsx'),
  'NewJobDrawer',
);
const InviteUserDrawer = lazyNamed(
  () => import('./features/invite/invite-user-drawer.tsx'),
  'InviteUserDrawer',
);

/** The area's screens, at the addresses of its route table. */
const routes = defineRemoteRoutes([
  {
    route: companiesRoutes.list,
    element: <CompaniesListPage />,
    skeleton: 'list',
    overlays: [{ route: companiesRoutes.create, element: <CreateCompanyDrawer /> }],
  },
  { route: companiesRoutes.record, redirectTo: companiesRoutes.overview },
  {
    route: companiesRoutes.overview,
    element: (
      <>
        <OverviewPage />
        <TeamOverlay />
      </>
    ),
    overlays: [
      { route: companiesRoutes.edit, element: <EditCompanyDrawer /> },
      { route: companiesRoutes.remove, element: <DeleteCompanyModal /> },
      { route: companiesRoutes.newJob, element: <NewJobDrawer /> },
    ],
  },
  {
    route: companiesRoutes.users,
    element: <UsersPage />,
    overlays: [{ route: companiesRoutes.inviteUser, element: <InviteUserDrawer /> }],
  },
  { route: companiesRoutes.notes, element: <NotesPage /> },
  { route: companiesRoutes.communications, element: <CommunicationsPage /> },
]);

export function CompaniesRoutes() {
  return <RemoteRoutes routes={routes} />;
}
