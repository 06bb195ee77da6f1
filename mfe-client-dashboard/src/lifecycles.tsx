import { createRemote, makeStore } from '@muster/kit';
import { api } from './api.ts';
import { ClientDashboardRoutes } from './routes.tsx';

export const { platformVersion, bootstrap, mount, unmount } = createRemote({
  name: 'mfe-client-dashboard',
  App: ClientDashboardRoutes,
  makeStore: (platform) => makeStore(api, platform),
});
