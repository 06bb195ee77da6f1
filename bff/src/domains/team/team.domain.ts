import type { Domain } from '../domain.ts';
import { teamList } from './team.list.ts';
import { personalTeamEntries } from './team.personal.ts';
import { teamRoutes } from './team.router.ts';

export const teamDomain: Domain = {
  name: 'team',
  routes: teamRoutes,
  lists: [teamList],
  personal: [personalTeamEntries],
};
