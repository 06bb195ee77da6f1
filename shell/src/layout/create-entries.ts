import { candidatesRoutes, teamRoutes } from '@muster/contracts';
import { IconMailPlus, IconUserPlus } from '@muster/ui';
import { mayOpen } from '../routing/home-path.ts';
import type { ActiveRole } from '../routing/home-path.ts';

const entries = [
  { route: candidatesRoutes.create, label: 'addCandidate', Icon: IconUserPlus },
  { route: teamRoutes.userCreate, label: 'inviteUser', Icon: IconMailPlus },
] as const;

/** The common things that a role makes: the New menu, and the actions of the palette. */
export const createEntries = (active: ActiveRole) =>
  entries.filter(({ route }) => route.status === 'built' && mayOpen(active, route));
