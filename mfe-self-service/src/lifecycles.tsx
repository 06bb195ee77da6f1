import { createRemote } from '@muster/kit';
import { SelfServiceRoutes } from './routes.tsx';

export const { platformVersion, bootstrap, mount, unmount } = createRemote({
  name: 'mfe-self-service',
  App: SelfServiceRoutes,
});
