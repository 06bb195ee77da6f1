import {
  allRoutes,
  type NavGroup,
  type PermissionName,
  type Route,
  type SessionState,
} from '@muster/contracts';

export type SignedIn = Extract<SessionState, { user: unknown }>;
export type ActiveRole = NonNullable<SignedIn['active']>;

/** What only clients or candidates have comes first: where the two share a page, it is no home. */
const groupOrder: readonly NavGroup[] = [
  'client',
  'self',
  'recruit',
  'clients',
  'talent',
  'team',
  'insights',
  'settings',
];

export type NavRoute = Route & { nav: NonNullable<Route['nav']> };

/** Whether a role may open a route: its audience and its permission. */
export function mayOpen(active: ActiveRole, route: Pick<Route, 'access' | 'permission'>): boolean {
  const { access, permission } = route;
  const belongs =
    access === 'public' || access === 'session' || access === 'any' || access === active.audience;
  return (
    belongs && (!permission || Boolean(active.permissions[permission satisfies PermissionName]))
  );
}

/** The navigation of a role, in its order: built routes that it may open. */
export function navRoutes(active: ActiveRole): NavRoute[] {
  return allRoutes
    .filter((route): route is NavRoute => route.nav !== undefined && route.status === 'built')
    .filter((route) => mayOpen(active, route))
    .sort(
      (a, b) =>
        groupOrder.indexOf(a.nav.group) - groupOrder.indexOf(b.nav.group) ||
        a.nav.order - b.nav.order,
    );
}

/** Where `/` leads for a role: the first entry of its navigation, or null when it has none. */
export function homePath(active: ActiveRole): string | null {
  return navRoutes(active)[0]?.path ?? null;
}
