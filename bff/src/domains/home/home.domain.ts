import type { Domain } from '../../domain.ts';
import { followNumbers } from './held-numbers.ts';
import { homeRoutes } from './home.router.ts';

export const homeDomain: Domain = {
  name: 'home',
  routes: (router, { lists, config, personal, forget, approvals }) =>
    homeRoutes(router, lists, { config, personal, forget, all: approvals }),
  live: ({ tail }) => {
    const leave = followNumbers(tail);
    return () => Promise.resolve(leave());
  },
};
