import { z } from 'zod';
import { can, permissionNames } from './permissions.ts';
import { releasedRouteSchema, type BroughtRoute, type ReleasedRoute } from './released-route.ts';
import { audienceOf, roles } from './roles.ts';
import type { RemoteName, Route } from './routes.ts';

/** A route for validation: its permission must exist. */
const judgedRouteSchema = releasedRouteSchema.extend({ permission: z.enum(permissionNames) });

export const routeFaults = ['unreadable', 'taken', 'foreign', 'closed', 'misplaced'] as const;
/**
 * Reasons why a release cannot add a route. `unreadable`: not a {@link ReleasedRoute}; `taken`:
 * another route has the same path; `foreign`: its first segment belongs to another remote or the
 * shell; `closed`: no role of its audience holds its permission; `misplaced`: an overlay without a
 * page of the same remote beneath it, or a layout for another audience.
 */
export type RouteFault = (typeof routeFaults)[number];

const faultWords: Readonly<Record<RouteFault, string>> = {
  unreadable: 'is no route: it needs path, access, kind, layout, title, status and a permission',
  taken: 'is the address of another route',
  foreign: 'lies below addresses of another remote or of the shell',
  closed: 'opens for no role: none of its audience holds its permission',
  misplaced: 'stands in the frame of another audience, or over no page of this remote',
};

/** Returns a description of the fault for the author of the release. */
export const explainRouteFault = (path: string, fault: RouteFault): string =>
  `The page ${path} that it brings along ${faultWords[fault]}.`;

/** The checked routes of a release: accepted routes, and faults of the others. */
export interface JudgedRoutes {
  readonly good: readonly BroughtRoute[];
  readonly faults: readonly { readonly path: string; readonly fault: RouteFault }[];
}

const layoutOfAccess: Readonly<Record<ReleasedRoute['access'], ReleasedRoute['layout']>> = {
  staff: 'staff',
  client: 'client',
  candidate: 'self',
  any: 'by-role',
};

/** Paths that differ only in the names of their parameters are equal. */
const shapeOf = (path: string): string => path.replaceAll(/:[A-Za-z]+/g, ':');
const areaOf = (path: string): string | undefined => path.split('/')[1];

/**
 * Checks the routes that a release of a remote adds against the existing ones: those of the tables
 * and those of other remotes.
 */
export function judgeReleasedRoutes(
  owner: RemoteName,
  brought: readonly unknown[],
  known: readonly Route[],
): JudgedRoutes {
  const good: BroughtRoute[] = [];
  const faults: { path: string; fault: RouteFault }[] = [];
  const others = known.filter((route) => route.owner !== owner);
  const read = brought.map((one) => judgedRouteSchema.safeParse(one));
  const pages = [...known.filter((route) => route.owner === owner), ...read.flatMap(pageIn)];
  for (const [i, { data: route }] of read.entries()) {
    const fault = route
      ? faultOf(route, [...known, ...good], others, pages)
      : ('unreadable' as const);
    if (route && !fault) good.push({ ...route, owner });
    else if (fault) faults.push({ path: pathOf(brought[i]), fault });
  }
  return { good, faults };
}

const pageIn = ({ data }: { data?: ReleasedRoute | undefined }) => (data ? [data] : []);

function pathOf(brought: unknown): string {
  const path = typeof brought === 'object' && brought !== null && 'path' in brought && brought.path;
  return typeof path === 'string' ? path : '?';
}

function faultOf(
  { path, access, kind, layout, parent, permission }: ReleasedRoute,
  known: readonly Route[],
  others: readonly Route[],
  pages: readonly Pick<Route, 'path' | 'kind'>[],
): Exclude<RouteFault, 'unreadable'> | null {
  if (known.some((route) => shapeOf(route.path) === shapeOf(path))) return 'taken';
  if (others.some((route) => areaOf(route.path) === areaOf(path))) return 'foreign';
  const holds = roles.some(
    (role) => (access === 'any' || audienceOf(role) === access) && can(role, permission),
  );
  if (!holds) return 'closed';
  const beneath = pages.some((page) => page.path === parent && page.kind === 'page');
  if ((kind === 'overlay') !== (parent !== undefined) || (kind === 'overlay' && !beneath))
    return 'misplaced';
  return layout === layoutOfAccess[access] ? null : 'misplaced';
}
