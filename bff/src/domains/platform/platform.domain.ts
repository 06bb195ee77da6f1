import { platformEndpoints } from '@muster/contracts';
import { mount } from '../../http/mount.ts';
import type { Domain } from '../domain.ts';
import { health, ready, remotes } from './platform.service.ts';

export const platformDomain: Domain = {
  name: 'platform',
  routes: (router) => {
    mount(router, platformEndpoints.health, health);
    mount(router, platformEndpoints.ready, ready);
    mount(router, platformEndpoints.remotes, remotes);
  },
};
