import type { NavGroup as GroupName } from '@muster/contracts';
import { translate, type NavGroup, type NavItem } from '@muster/ui';
import { shellMessages } from '../messages/en.ts';
import { navRoutes, type ActiveRole, type NavRoute } from '../routing/home-path.ts';
import type { NavCounts } from './nav-counts/nav-counts.ts';
import { iconFor } from './nav-icons.ts';

/** Checks whether a page belongs to a navigation entry: its own address or one below it. */
const isWithin = (pathname: string, path: string) =>
  pathname === path || pathname.startsWith(`${path}/`);

/** Only the closest of nested entries (`/settings`, `/settings/activity`) is marked. */
function toItems(routes: readonly NavRoute[], pathname: string, counts: NavCounts = {}): NavItem[] {
  const [nearest] = routes
    .flatMap(({ path, nav }) => [path, ...(nav.covers ?? [])].map((place) => ({ path, place })))
    .filter(({ place }) => isWithin(pathname, place))
    .toSorted((one, other) => other.place.length - one.place.length);
  return routes.map(({ path, nav }) => ({
    id: path,
    label: nav.label,
    href: path,
    icon: iconFor(nav.icon),
    active: path === nearest?.path,
    ...counts[path],
  }));
}

/** Returns a role's entries as one list, for the light navigation. */
export const navItems = (active: ActiveRole, pathname: string, counts?: NavCounts): NavItem[] =>
  toItems(navRoutes(active), pathname, counts);

/** Returns a role's entries in groups with their counts, for the side navigation. */
export function navGroups(active: ActiveRole, pathname: string, counts?: NavCounts): NavGroup[] {
  const routes = navRoutes(active);
  const items = toItems(routes, pathname, counts);
  const groups = new Map<GroupName, NavItem[]>();
  routes.forEach(({ nav: { group } }, i) => {
    groups.set(group, [...(groups.get(group) ?? []), ...items.slice(i, i + 1)]);
  });
  return [...groups].map(([id, entries]) => ({
    id,
    label: translate(shellMessages, `nav.${id}`),
    items: entries,
  }));
}
