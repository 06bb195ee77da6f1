import {
  homeLayoutOf,
  type HomeCard,
  type HomeLayout,
  type PermissionName,
} from '@muster/contracts';
import { useCan, useSession } from '@muster/kit';
import { api } from '../../api.ts';

/** The right that each card asks for. */
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

/** How the page is arranged: as its person did, else as is usual for their role. */
export function useHomeLayout() {
  const can = useCan();
  const arrangement = api.useHomeArrangementQuery();
  const role = useSession()?.role ?? 'staff_viewer';
  const layout: HomeLayout = arrangement.data ?? homeLayoutOf(role);
  return {
    arrangement,
    layout,
    /** Whether a card stands on the page. */
    shows: (card: HomeCard): boolean =>
      [...layout.main, ...layout.side].includes(card) &&
      !layout.hidden.includes(card) &&
      can(cardPermissions[card]),
  };
}
