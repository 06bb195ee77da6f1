import { createRemote, makeStore } from '@muster/kit';
import { api } from './api.ts';
import { CompaniesRoutes } from './routes.tsx';

export const { platformVersion, bootstrap, mount, unmount } = createRemote({
  name: 'mfe-companies',
  App: CompaniesRoutes,
  makeStore: (platform) => makeStore(api, platform),
});
