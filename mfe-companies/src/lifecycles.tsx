import { createRemote } from '@muster/kit';
import { CompaniesRoutes } from './routes.tsx';

export const { platformVersion, bootstrap, mount, unmount } = createRemote({
  name: 'mfe-companies',
  App: CompaniesRoutes,
});
