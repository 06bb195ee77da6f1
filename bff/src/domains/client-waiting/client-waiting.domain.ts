import { clientCandidateEndpoints } from '@muster/contracts';
import type { Domain } from '../../domain.ts';
import { mount } from '../../http/mount.ts';
import { countWaitingForClient, followWaiting } from './count-waiting.ts';

/** What waits for a client user in all areas, as the page of pending items lists it. */
export const clientWaitingDomain: Domain = {
  name: 'client-waiting',
  routes: (router) => {
    mount(router, clientCandidateEndpoints.waiting, countWaitingForClient);
  },
  live: ({ tail }) => {
    const leave = followWaiting(tail);
    return () => Promise.resolve(leave());
  },
};
