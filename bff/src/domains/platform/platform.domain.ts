import { mailboxEndpoints, platformEndpoints } from '@muster/contracts';
import { mount } from '../../http/mount.ts';
import type { Domain } from '../domain.ts';
import { platformJobs } from './platform.jobs.ts';
import { mailboxService } from './mailbox.service.ts';
import { platformService } from './platform.service.ts';

export const platformDomain: Domain = {
  name: 'platform',
  sessionless: (router, { config }) => {
    const { health, ready, remotes } = platformService(config);
    mount(router, platformEndpoints.health, health);
    mount(router, platformEndpoints.ready, ready);
    mount(router, platformEndpoints.remotes, remotes);
  },
  routes: (router, { config }) => {
    const { list, read } = mailboxService(config);
    mount(router, mailboxEndpoints.list, list);
    mount(router, mailboxEndpoints.read, read);
  },
  jobs: platformJobs,
};
