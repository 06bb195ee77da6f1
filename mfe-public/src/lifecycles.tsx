import { createRemote, makeStore } from '@muster/kit';
import { api } from './api.ts';
import { PublicRoutes } from './routes.tsx';

export const { platformVersion, bootstrap, mount, unmount } = createRemote({
  name: 'mfe-public',
  App: PublicRoutes,
  makeStore: (platform) => makeStore(api, platform),
});
