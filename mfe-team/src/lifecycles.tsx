import { createRemote, makeStore } from '@muster/kit';
import { api } from './api.ts';
import { TeamRoutes } from './routes.tsx';

export const { platformVersion, bootstrap, mount, unmount } = createRemote({
  name: 'mfe-team',
  App: TeamRoutes,
  makeStore: (platform) => makeStore(api, platform),
});
