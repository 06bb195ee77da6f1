import { createRemote } from '@muster/kit';
import { JobsRoutes } from './routes.tsx';

export const { platformVersion, bootstrap, mount, unmount } = createRemote({
  name: 'mfe-jobs',
  App: JobsRoutes,
});
