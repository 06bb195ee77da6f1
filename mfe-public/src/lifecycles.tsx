import { createRemote } from '@muster/kit';
import { PublicRoutes } from './routes.tsx';

export const { platformVersion, bootstrap, mount, unmount } = createRemote({
  name: 'mfe-public',
  App: PublicRoutes,
});
