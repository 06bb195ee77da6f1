import { createRemote, makeStore } from '@muster/kit';
import { api } from './api.ts';
import { CandidatesRoutes } from './routes.tsx';

export const { platformVersion, bootstrap, mount, unmount } = createRemote({
  name: 'mfe-candidates',
  App: CandidatesRoutes,
  makeStore: (platform) => makeStore(api, platform),
});
