import type { NavGroup as GroupName } from '@muster/contracts';
import { translate } from '@muster/ui';
import type { NavGroup, NavItem } from '@muster/ui';
import { shellMessages } from '../messages/en.ts';
import { navRoutes } from '../routing/home-path.ts';
import type { ActiveRole, NavRoute } from '../routing/home-path.ts';
import { iconFor } from './nav-icons.ts';

/** Whether a page belongs to a navigation entry: its own address or one beneath it. */
const isWithin = (pathname: string, path: string) =>
  pathname === path || pathname.startsWith(`${path}/`);

function toItem({ path, nav }: NavRoute, pathname: string): NavItem {
  return {
    id: path,
    label: nav.label,
    href: path,
    icon: iconFor(nav.icon),
    active: isWithin(pathname, path),
  };
}

/** The entries of a role in one list, for the light navigation. */
export function navItems(active: ActiveRole, pathname: string): NavItem[] {
  return navRoutes(active).map((route) => toItem(route, pathname));
}

/** The entries of a role under their headings, for the side navigation. */
export function navGroups(active: ActiveRole, pathname: string): NavGroup[] {
  const groups = new Map<GroupName, NavItem[]>();
  for (const route of navRoutes(active)) {
    const items = groups.get(route.nav.group) ?? [];
    groups.set(route.nav.group, [...items, toItem(route, pathname)]);
  }
  return [...groups].map(([id, items]) => ({
    id,
    label: translate(shellMessages, `nav.${id}`),
    items,
  }));
}
