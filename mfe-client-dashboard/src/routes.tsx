import { clientDashboardRoutes } from '@muster/contracts';
import { RemoteRoutes, defineRemoteRoutes, lazyNamed } from '@muster/kit';

const DashboardPage = lazyNamed(
  () => import('./features/dashboard/dashboard-page.tsx'),
  'DashboardPage',
);

/** The built screens of the area, at the addresses of its route table. */
const routes = defineRemoteRoutes([
  { route: clientDashboardRoutes.dashboard, element: <DashboardPage />, skeleton: 'list' },
]);

export function ClientDashboardRoutes() {
  return <RemoteRoutes routes={routes} />;
}
