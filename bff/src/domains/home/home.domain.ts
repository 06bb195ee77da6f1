import type { Domain } from '../../domain.ts';
import { homeRoutes } from './home.router.ts';
import { followNavigation } from './read-navigation.ts';

export const homeDomain: Domain = {
  name: 'home',
  routes: (router, { lists, config, personal, forget, approvals }) =>
    homeRoutes(router, lists, { config, personal, forget, all: approvals }),
  live: ({ tail }) => {
    const leave = followNavigation(tail);
    return () => Promise.resolve(leave());
  },
};
