import type { PermissionName } from './permissions.ts';

/** The name of a remote, equal to its package name; the tables list the existing ones. */
export type RemoteName = `mfe-${string}`;
export type RouteOwner = 'shell' | RemoteName;
/** `any`: signed in with a role; `session`: signed in, role or set-up may be missing. */
export type RouteAccess = 'staff' | 'client' | 'candidate' | 'any' | 'session' | 'public';
export type RouteKind = 'page' | 'overlay' | 'redirect';
export type RouteLayout = 'staff' | 'client' | 'self' | 'guest' | 'by-role';
export const navGroups = [
  'recruit',
  'clients',
  'talent',
  'team',
  'insights',
  'settings',
  'client',
  'self',
] as const;
/** Headings of the navigation, in order. */
export type NavGroup = (typeof navGroups)[number];

export interface RouteSpec {
  /** Absolute path with `:param` and a trailing `/*` for an optional catch-all. */
  path: string;
  access: RouteAccess;
  kind: RouteKind;
  layout: RouteLayout;
  /** The page beneath an overlay. */
  parent?: string;
  title: string;
  status: 'built' | 'planned';
  /** The permission required in addition to `access`. */
  permission?: PermissionName;
  /** Collapses the side navigation to icons at first: the page needs the width. */
  wide?: boolean;
  /** Position in the navigation; built routes only. */
  nav?: {
    group: NavGroup;
    label: string;
    icon: string;
    order: number;
    /** Other paths whose pages belong to this entry. */
    covers?: readonly string[];
  };
  /** Entry in the New menu, for screens that create a record from anywhere. */
  create?: { label: string; icon: string; order: number };
}

export interface Route extends RouteSpec {
  owner: RouteOwner;
}

export type RouteTable<K extends string> = Readonly<Record<K, Route>>;

/** Declares the routes of one area. `technical` tables are not among the product's 177 routes. */
export function defineRoutes<const K extends string>(
  owner: RouteOwner,
  specs: Record<K, RouteSpec>,
): RouteTable<K> {
  const entries = (Object.entries(specs) as [K, RouteSpec][]).map(
    ([key, spec]) => [key, Object.freeze({ owner, ...spec })] as const,
  );
  return Object.freeze(Object.fromEntries(entries)) as RouteTable<K>;
}

type ParamNames<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : P extends `${string}:${infer Name}`
    ? Name
    : never;

/** Parameters of a route's path; a path of type string accepts any. */
export type RouteParams<P extends string> = string extends P
  ? Record<string, string>
  : { [K in ParamNames<P>]: string };

/**
 * Returns the URL of a route: `href(candidateRoutes.profile, { id })`. Throws if a parameter is
 * missing, so that a broken link fails in a test and not for the user.
 */
export function href<R extends Pick<Route, 'path'>>(
  route: R,
  params: RouteParams<R['path']> | Record<string, string> = {},
  query?: Record<string, string | undefined>,
): string {
  const values: Record<string, string> = params as Record<string, string>;
  const path = route.path.replace(/\/\*$/, '').replace(/:([A-Za-z]+)/g, (_match, name: string) => {
    const value = values[name];
    if (!value) throw new Error(`href ${route.path}: parameter ${name} is missing`);
    return encodeURIComponent(value);
  });
  const search = new URLSearchParams(
    Object.entries(query ?? {}).filter((entry): entry is [string, string] => Boolean(entry[1])),
  ).toString();
  return search ? `${path}?${search}` : path;
}

/** Matches a pathname against the routes, most literal segments first; null if none matches. */
export function matchRoute(
  routes: readonly Route[],
  pathname: string,
): { route: Route; params: Record<string, string> } | null {
  const segments = pathname.split('/').filter(Boolean);
  let best: { route: Route; params: Record<string, string>; literal: number } | null = null;
  for (const route of routes) {
    const found = matchSegments(route.path.split('/').filter(Boolean), segments);
    if (found && (!best || found.literal > best.literal)) best = { route, ...found };
  }
  return best && { route: best.route, params: best.params };
}

function matchSegments(
  pattern: string[],
  segments: string[],
): { params: Record<string, string>; literal: number } | null {
  const catchAll = pattern.at(-1) === '*';
  const fixed = catchAll ? pattern.slice(0, -1) : pattern;
  if (catchAll ? segments.length < fixed.length : segments.length !== fixed.length) return null;
  const params: Record<string, string> = {};
  let literal = catchAll ? 0 : 0.5;
  for (const [i, part] of fixed.entries()) {
    const segment = segments[i] ?? '';
    if (part.startsWith(':')) params[part.slice(1)] = safeDecode(segment);
    else if (part === segment) literal += 1;
    else return null;
  }
  return { params, literal };
}

function safeDecode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
