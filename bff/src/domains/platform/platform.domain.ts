import { mailboxEndpoints, platformEndpoints, readsEndpoints } from '@muster/contracts';
import { mount } from '../../http/mount.ts';
import { mountReads } from '../../http/mount-reads.ts';
import type { Domain } from '../../domain.ts';
import { platformJobs } from './platform.jobs.ts';
import { mailboxService } from './mailbox.service.ts';
import { health, ready } from './platform.service.ts';

export const platformDomain: Domain = {
  name: 'platform',
  sessionless: (router) => {
    mount(router, platformEndpoints.health, health);
    mount(router, platformEndpoints.ready, ready);
  },
  routes: (router, { config }) => {
    const { list, read } = mailboxService(config);
    mount(router, mailboxEndpoints.list, list);
    mount(router, mailboxEndpoints.read, read);
    mountReads(router, readsEndpoints.batch);
  },
  jobs: platformJobs,
};
