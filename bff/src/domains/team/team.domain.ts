import type { Domain } from '../../domain.ts';
import { browsable } from '../../data-browser/browsable-collection.ts';
import { TeamMemberModel } from '../../records/team/team-member.model.ts';
import { teamList } from './list/team.list.ts';
import { teamJobs } from './team.jobs.ts';
import { personalTeamEntries } from './team.personal.ts';
import { teamRoutes } from './team.router.ts';

export const teamDomain: Domain = {
  name: 'team',
  collections: [browsable(TeamMemberModel)],
  routes: teamRoutes,
  lists: [teamList],
  personal: [personalTeamEntries],
  jobs: teamJobs,
};
