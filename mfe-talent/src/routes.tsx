import { talentRoutes } from '@muster/contracts';
import { RemoteRoutes, defineRemoteRoutes, lazyNamed } from '@muster/kit';

const TalentPoolsPage = lazyNamed(
  () => import('./features/talent-pools/talent-pools-page.tsx'),
  'TalentPoolsPage',
);

/** The built screens of the area, at the addresses of its route table. */
const routes = defineRemoteRoutes([
  { route: talentRoutes.pools, element: <TalentPoolsPage />, skeleton: 'list' },
]);

export function TalentRoutes() {
  return <RemoteRoutes routes={routes} />;
}
