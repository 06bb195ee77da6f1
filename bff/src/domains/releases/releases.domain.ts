import { platformEndpoints } from '@muster/contracts';
import { mount } from '../../http/mount.ts';
import type { Domain } from '../../domain.ts';
import { adoptReleases } from './api/adopt-releases.ts';
import { registryService } from './api/registry.ts';
import { releaseRoutes } from './releases.router.ts';

export const releasesDomain: Domain = {
  name: 'releases',
  sessionless: (router, { config, identify }) => {
    const { remotes } = registryService(config);
    // The build depends on the caller, but it must answer without the database.
    router.use(platformEndpoints.remotes.path, identify);
    mount(router, platformEndpoints.remotes, remotes);
  },
  routes: releaseRoutes,
  start: ({ config }) => adoptReleases(config),
};
