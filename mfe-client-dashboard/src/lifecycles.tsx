import { createRemote, makeStore } from '@muster/kit';
import { dashboardApi } from './dashboard-api.ts';
import { ClientDashboardRoutes } from './routes.tsx';

export const { platformVersion, bootstrap, mount, unmount } = createRemote({
  name: 'mfe-client-dashboard',
  App: ClientDashboardRoutes,
  makeStore: (platform) => makeStore(dashboardApi, platform),
});
