import { createRemote } from '@muster/kit';
import { TeamRoutes } from './routes.tsx';

export const { platformVersion, bootstrap, mount, unmount } = createRemote({
  name: 'mfe-team',
  App: TeamRoutes,
});
