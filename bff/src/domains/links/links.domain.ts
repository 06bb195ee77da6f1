import { linkEndpoints } from '@muster/contracts';
import { mount } from '../../http/mount.ts';
import type { Domain } from '../../domain.ts';
import { linkMinters } from './link-minters.ts';
import { forgetLinks } from './links.forget.ts';
import { personalLinks } from './links.personal.ts';
import { openLink, readLink } from './api/links.ts';

export const linksDomain: Domain = {
  name: 'links',
  routes: (router) => {
    mount(router, linkEndpoints.open, openLink);
    mount(router, linkEndpoints.read, readLink);
  },
  tokens: linkMinters,
  personal: [personalLinks],
  forget: forgetLinks,
};
