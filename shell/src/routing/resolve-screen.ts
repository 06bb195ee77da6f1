import {
  featureOfPermission,
  href,
  matchRoute,
  shellPanels,
  shellRoutes,
  type RemoteName,
  type Route,
  type RouteLayout,
  type SessionState,
} from '@muster/contracts';
import { routesInForce } from '../registry/routes-in-force.ts';
import { accountPaths } from '../account/account-paths.ts';
import { homePath, mayOpen, type ActiveRole, type SignedIn } from './home-path.ts';

export type Layout = Exclude<RouteLayout, 'by-role'>;

/** What an address shows to a user, decided before any remote is loaded. */
export type Screen =
  | { kind: 'redirect'; to: string }
  | { kind: 'not-found'; layout: Layout }
  | { kind: 'no-home' | 'impersonation-ended'; layout: Layout }
  | { kind: 'forbidden' | 'switched-off' | 'planned' | 'page'; layout: Layout; route: Route }
  | { kind: 'remote'; layout: Layout; route: Route; remote: RemoteName };

const layoutOfAudience = { staff: 'staff', client: 'client', candidate: 'self' } as const;

const activeOf = (session: SessionState): ActiveRole | null =>
  session.state === 'ready' ? ((session as SignedIn).active ?? null) : null;

function layoutOf(route: Route, active: ActiveRole | null): Layout {
  if (route.layout !== 'by-role') return route.layout;
  return active ? layoutOfAudience[active.audience] : 'guest';
}

/** Checks whether the agency has switched off the area of a route. */
function isSwitchedOff({ switchedOff }: ActiveRole, { permission }: Route): boolean {
  const feature = permission ? featureOfPermission(permission) : null;
  return feature !== null && switchedOff.includes(feature);
}

function show(route: Route, active: ActiveRole | null): Screen {
  const layout = layoutOf(route, active);
  if (route.status === 'planned') return { kind: 'planned', layout, route };
  if (route.owner === 'shell') return { kind: 'page', layout, route };
  return { kind: 'remote', layout, route, remote: route.owner };
}

/** Returns where the user has to go first, or null. */
function detour(session: SessionState, next: string): string | null {
  switch (session.state) {
    case 'signed-out':
      return href({ path: '/sign-in' }, {}, { next });
    case 'ended':
      return href(shellRoutes.invalidSession, {}, { next });
    case 'choose-role':
      return href(shellRoutes.chooseRole, {}, { next });
    case 'setup':
      return href(shellRoutes.locationSetup, { id: (session as SignedIn).user.id }, { next });
    case 'two-factor':
      return accountPaths.factorTwo(next);
    case 'two-factor-setup':
      return accountPaths.twoStep(next);
    default:
      return null;
  }
}

/** Pages that replace a new user's start page until they are done; no other address leads there. */
const firstSteps: Readonly<Record<SignedIn['onboarding'], string | null>> = {
  steps: href(shellRoutes.onboarding),
  welcome: href(shellRoutes.welcome),
  done: null,
};

function startPath(session: SessionState, active: ActiveRole): string | null {
  const isOwn = 'onboarding' in session && !session.impersonation;
  return (isOwn ? firstSteps[session.onboarding] : null) ?? homePath(active);
}

/** Mailed links to panels use the start page's address, so carry the panels over to the target. */
function withPanels(to: string, search: string): string {
  const given = new URLSearchParams(search);
  const panels = shellPanels.filter((panel) => given.has(panel));
  if (panels.length === 0) return to;
  const query = new URLSearchParams(panels.map((panel) => [panel, given.get(panel) ?? '']));
  return `${to || '/'}?${query.toString()}`;
}

/**
 * The route guard: decides from the address and the session what to show. Visitors' pages open for
 * everybody; others need a session, then a role, then the permission of the route.
 */
export function resolveScreen(
  url: { pathname: string; search: string },
  session: SessionState,
): Screen {
  const active = activeOf(session);
  const next = url.pathname === '/' ? withPanels('', url.search) : url.pathname + url.search;
  const signedIn = 'user' in session;

  if (session.state === 'impersonation-ended')
    return { kind: 'impersonation-ended', layout: 'guest' };
  if (url.pathname === '/') {
    const to = detour(session, next) ?? (active && startPath(session, active));
    if (to === null) return { kind: 'no-home', layout: 'guest' };
    if (to !== url.pathname)
      return { kind: 'redirect', to: active ? withPanels(to, url.search) : to };
  }
  const route = matchRoute(routesInForce(), url.pathname)?.route;
  if (!route)
    return { kind: 'not-found', layout: active ? layoutOfAudience[active.audience] : 'guest' };
  if (route.access === 'public' || (route.access === 'session' && signedIn))
    return show(route, active);

  const to = detour(session, next);
  if (to) return { kind: 'redirect', to };
  if (!active || !mayOpen(active, route))
    return {
      kind: active && isSwitchedOff(active, route) ? 'switched-off' : 'forbidden',
      layout: active ? layoutOfAudience[active.audience] : 'guest',
      route,
    };
  return show(route, active);
}
