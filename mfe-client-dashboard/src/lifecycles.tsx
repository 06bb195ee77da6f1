import { createRemote } from '@muster/kit';
import { ClientDashboardRoutes } from './routes.tsx';

export const { platformVersion, bootstrap, mount, unmount } = createRemote({
  name: 'mfe-client-dashboard',
  App: ClientDashboardRoutes,
});
