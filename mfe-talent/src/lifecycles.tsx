import { createRemote, makeStore } from '@muster/kit';
import { api } from './api.ts';
import { TalentRoutes } from './routes.tsx';

export const { platformVersion, bootstrap, mount, unmount } = createRemote({
  name: 'mfe-talent',
  App: TalentRoutes,
  makeStore: (platform) => makeStore(api, platform),
});
