import {
  navGroups,
  type NavGroup,
  type PermissionName,
  type Route,
  type SessionState,
} from '@muster/contracts';
import { routesInForce } from '../registry/routes-in-force.ts';

export type SignedIn = Extract<SessionState, { user: unknown }>;
export type ActiveRole = NonNullable<SignedIn['active']>;

/** The own groups of clients and candidates come first: a shared page is no home. */
const ownGroups: Readonly<Partial<Record<ActiveRole['audience'], NavGroup>>> = {
  client: 'client',
  candidate: 'self',
};

export type NavRoute = Route & { nav: NonNullable<Route['nav']> };

/** Checks whether a role may open a route, by its audience and permission. */
export function mayOpen(active: ActiveRole, route: Pick<Route, 'access' | 'permission'>): boolean {
  const { access, permission } = route;
  const belongs =
    access === 'public' || access === 'session' || access === 'any' || access === active.audience;
  return (
    belongs && (!permission || Boolean(active.permissions[permission satisfies PermissionName]))
  );
}

/** Returns the navigation of a role in order: built routes that it may open. */
export function navRoutes(active: ActiveRole): NavRoute[] {
  const rankOf = ({ nav: { group } }: NavRoute) =>
    group === ownGroups[active.audience] ? -1 : navGroups.indexOf(group);
  return routesInForce()
    .filter((route): route is NavRoute => route.nav !== undefined && route.status === 'built')
    .filter((route) => mayOpen(active, route))
    .sort((a, b) => rankOf(a) - rankOf(b) || a.nav.order - b.nav.order);
}

/**
 * Returns where `/` leads for a role: the first entry of its navigation, or null if it has none.
 */
export function homePath(active: ActiveRole): string | null {
  return navRoutes(active)[0]?.path ?? null;
}
