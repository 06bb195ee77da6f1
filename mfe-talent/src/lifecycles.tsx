import { createRemote } from '@muster/kit';
import { TalentRoutes } from './routes.tsx';

export const { platformVersion, bootstrap, mount, unmount } = createRemote({
  name: 'mfe-talent',
  App: TalentRoutes,
});
