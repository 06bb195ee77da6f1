import { technicalRoutes } from '@muster/contracts';
import { RemoteRoutes, defineRemoteRoutes, lazyNamed } from '@muster/kit';

const OpenedLinkPage = lazyNamed(
  () => import('./features/opened-link/opened-link-page.tsx'),
  'OpenedLinkPage',
);

/** The built screens of the area, at the addresses of its route table. */
const routes = defineRemoteRoutes([
  { route: technicalRoutes.openedLink, element: <OpenedLinkPage />, skeleton: 'list' },
]);

export function PublicRoutes() {
  return <RemoteRoutes routes={routes} />;
}
