import { teamRoutes } from '@muster/contracts';
import { RemoteRoutes, defineRemoteRoutes, lazyNamed } from '@muster/kit';

const TeamListPage = lazyNamed(
  () => import('./features/team-list/team-list-page.tsx'),
  'TeamListPage',
);

/** The built screens of the area, at the addresses of its route table. */
const routes = defineRemoteRoutes([
  { route: teamRoutes.list, element: <TeamListPage />, skeleton: 'list' },
]);

export function TeamRoutes() {
  return <RemoteRoutes routes={routes} />;
}
