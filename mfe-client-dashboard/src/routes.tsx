import { clientDashboardRoutes } from '@muster/contracts';
import { RemoteRoutes, defineRemoteRoutes, lazyNamed } from '@muster/kit';

const DashboardPage = lazyNamed(
  () => import('./features/dashboard/dashboard-page.tsx'),
  'DashboardPage',
);
const PendingPage = lazyNamed(() => import('./features/pending/pending-page.tsx'), 'PendingPage');
const SelectModal = lazyNamed(() => import('./features/decisions/select-modal.tsx'), 'SelectModal');
const RejectModal = lazyNamed(() => import('./features/decisions/reject-modal.tsx'), 'RejectModal');

/** The built screens of the area, at the addresses of its route table. */
const routes = defineRemoteRoutes([
  {
    route: clientDashboardRoutes.dashboard,
    element: <DashboardPage />,
    skeleton: 'list',
    overlays: [
      {
        route: clientDashboardRoutes.clientDashboardActiveJobsByJobApplicationIdSelectCandidate,
        element: <SelectModal />,
      },
      {
        route: clientDashboardRoutes.clientDashboardActiveJobsByJobApplicationIdRejectCandidate,
        element: <RejectModal />,
      },
    ],
  },
  {
    route: clientDashboardRoutes.clientDashboardPendingItems,
    element: <PendingPage />,
    skeleton: 'list',
  },
]);

export function ClientDashboardRoutes() {
  return <RemoteRoutes routes={routes} />;
}
