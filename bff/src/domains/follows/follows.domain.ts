import type { Domain } from '../../domain.ts';
import { followEvents } from './follows.events.ts';
import { personalFollows } from './follows.personal.ts';
import { followRoutes } from './follows.router.ts';

export const followsDomain: Domain = {
  name: 'follows',
  routes: followRoutes,
  events: followEvents,
  personal: [personalFollows],
};
