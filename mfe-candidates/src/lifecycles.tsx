import { createRemote, makeStore } from '@muster/kit';
import { listApi } from './list-api.ts';
import { CandidatesRoutes } from './routes.tsx';

export const { platformVersion, bootstrap, mount, unmount } = createRemote({
  name: 'mfe-candidates',
  App: CandidatesRoutes,
  makeStore: (platform) => makeStore(listApi, platform),
});
