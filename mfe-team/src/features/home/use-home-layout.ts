import {
  homeLayoutOf,
  type HomeCard,
  type HomeLayout,
  type PermissionName,
} from '@muster/contracts';
import { useCan, useSession } from '@muster/kit';
import { api } from '../../api.ts';

/** The permission that each card requires. */
export const cardPermissions: Readonly<Record<HomeCard, PermissionName>> = {
  queue: 'task.read',
  jobs: 'job.list',
  newCandidates: 'candidate.list',
  submissions: 'application.list',
  contracts: 'placement.list',
  team: 'home.readTeam',
  vetting: 'vetting.read',
  followed: 'candidate.read',
  interviews: 'calendar.read',
  funnel: 'report.readHiring',
};

/** Returns the page's arrangement: the user's own, otherwise the default of their role. */
export function useHomeLayout() {
  const can = useCan();
  const arrangement = api.useHomeArrangementQuery();
  const role = useSession()?.role ?? 'staff_viewer';
  const layout: HomeLayout = arrangement.data ?? homeLayoutOf(role);
  return {
    arrangement,
    layout,
    /** Checks whether a card is on the page. */
    shows: (card: HomeCard): boolean =>
      [...layout.main, ...layout.side].includes(card) &&
      !layout.hidden.includes(card) &&
      can(cardPermissions[card]),
  };
}
