import { createRemote } from '@muster/kit';
import { CandidatesRoutes } from './routes.tsx';

export const { platformVersion, bootstrap, mount, unmount } = createRemote({
  name: 'mfe-candidates',
  App: CandidatesRoutes,
});
