import { createRemote, makeStore } from '@muster/kit';
import { api } from './api.ts';
import { SelfServiceRoutes } from './routes.tsx';

export const { platformVersion, bootstrap, mount, unmount } = createRemote({
  name: 'mfe-self-service',
  App: SelfServiceRoutes,
  makeStore: (platform) => makeStore(api, platform),
});
