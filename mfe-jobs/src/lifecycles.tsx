import { createRemote, makeStore } from '@muster/kit';
import { api } from './api.ts';
import { JobsRoutes } from './routes.tsx';

export const { platformVersion, bootstrap, mount, unmount } = createRemote({
  name: 'mfe-jobs',
  App: JobsRoutes,
  makeStore: (platform) => makeStore(api, platform),
});
