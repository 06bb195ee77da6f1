import { handoverEndpoints } from '@muster/contracts';
import { mount } from '../../http/mount.ts';
import type { Domain } from '../../domain.ts';
import { giveHandover } from './hand-over-pack.ts';
import { readPack } from './read-pack.ts';

export const handoversDomain: Domain = {
  name: 'handovers',
  routes: (router) => {
    mount(router, handoverEndpoints.read, readPack);
    mount(router, handoverEndpoints.give, giveHandover);
  },
};
