import { selfServiceRoutes } from '@muster/contracts';
import { RemoteRoutes, defineRemoteRoutes, lazyNamed } from '@muster/kit';

const MyProfilePage = lazyNamed(
  () => import('./features/my-profile/my-profile-page.tsx'),
  'MyProfilePage',
);

/** The built screens of the area, at the addresses of its route table. */
const routes = defineRemoteRoutes([
  { route: selfServiceRoutes.profile, element: <MyProfilePage />, skeleton: 'record' },
]);

export function SelfServiceRoutes() {
  return <RemoteRoutes routes={routes} />;
}
