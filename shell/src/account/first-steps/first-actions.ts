import {
  candidatesRoutes,
  clientDashboardRoutes,
  companiesRoutes,
  jobsRoutes,
  selfServiceRoutes,
  talentRoutes,
  teamRoutes,
  type Route,
} from '@muster/contracts';
import {
  IconBriefcase,
  IconBuildingSkyscraper,
  IconLayoutKanban,
  IconMailPlus,
  IconStack2,
  IconUser,
  IconUserEdit,
  IconUserPlus,
  IconUsers,
  IconUsersGroup,
  type IconComponent,
} from '@muster/ui';
import { mayOpen, type ActiveRole } from '../../routing/home-path.ts';

type Action = { key: string; route: Route; icon: IconComponent };

/** Suggested first actions, the best first. */
const work = [
  { key: 'addCandidate', route: candidatesRoutes.create, icon: IconUserPlus },
  { key: 'candidates', route: candidatesRoutes.list, icon: IconUsers },
  { key: 'jobs', route: jobsRoutes.list, icon: IconBriefcase },
  { key: 'companies', route: companiesRoutes.list, icon: IconBuildingSkyscraper },
  { key: 'pools', route: talentRoutes.pools, icon: IconStack2 },
  { key: 'team', route: teamRoutes.list, icon: IconUsersGroup },
  { key: 'dashboard', route: clientDashboardRoutes.dashboard, icon: IconLayoutKanban },
  { key: 'profile', route: selfServiceRoutes.profile, icon: IconUser },
] as const satisfies readonly Action[];

/** Suggestions for users who administer accounts. */
const accounts = [
  { key: 'invite', route: teamRoutes.userCreate, icon: IconMailPlus },
  { key: 'users', route: teamRoutes.users, icon: IconUserEdit },
] as const satisfies readonly Action[];

export type FirstAction = (typeof work | typeof accounts)[number];

const shown = 3;

/** Returns three suggestions that a role may open, built screens only. */
export function firstActions(active: ActiveRole): FirstAction[] {
  const administers = active.role === 'owner' || active.role === 'admin';
  const all: readonly FirstAction[] = administers ? [...accounts, ...work] : work;
  return all
    .filter(({ route }) => route.status === 'built' && mayOpen(active, route))
    .slice(0, shown);
}
