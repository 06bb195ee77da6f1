import {
  candidatesRoutes,
  companiesRoutes,
  href,
  idSchema,
  jobsRoutes,
  matchRoute,
  notesHref,
  talentRoutes,
  teamRoutes,
  type FoundNote,
  type Route,
  type SearchHit,
  type SearchKind,
} from '@muster/contracts';
import { routesInForce } from '../registry/routes-in-force.ts';
import { mayOpen, type ActiveRole } from '../routing/home-path.ts';

/** A record by kind and id; nothing more is stored of recent ones. */
export type RecordRef = Pick<SearchHit, 'kind' | 'id'>;

/** A note has no screen: it is read on its record. */
export type PlacedKind = Exclude<SearchKind, 'note'>;

/** The list of a kind of records, and the screen of one record. */
type RecordPlace = { list: Route; record: Route | null };

export const recordPlaces: Readonly<Record<PlacedKind, RecordPlace>> = {
  candidate: { list: candidatesRoutes.list, record: candidatesRoutes.profile },
  company: { list: companiesRoutes.list, record: companiesRoutes.overview },
  job: { list: jobsRoutes.list, record: jobsRoutes.record },
  talentPool: { list: talentRoutes.pools, record: talentRoutes.pool },
  // Most users may open only their own record, which the list takes into account.
  teamMember: { list: teamRoutes.list, record: null },
  // An account has no screen, only the overlays of its list.
  user: { list: teamRoutes.users, record: null },
};

const kinds = Object.keys(recordPlaces) as PlacedKind[];

const isOpen = (active: ActiveRole, route: Route | null): route is Route =>
  route !== null && route.status === 'built' && mayOpen(active, route);

/**
 * Checks whether a route belongs to one record of a kind: the list's address, an id, and the rest.
 */
function isOfRecord(kind: PlacedKind, { path }: Route): boolean {
  const base = `${recordPlaces[kind].list.path}/:id`;
  return path === base || path.startsWith(`${base}/`);
}

/**
 * Returns where a hit leads: the record's screen, or its list filtered by the name if that screen
 * is not built or not for this role. Null if there is neither.
 */
export function pathOfRecord(
  active: ActiveRole,
  { kind, id, title, note }: RecordRef & Pick<SearchHit, 'title' | 'note'>,
): string | null {
  if (kind === 'note') return note ? pathOfNote(active, id, note) : null;
  const { list, record } = recordPlaces[kind];
  if (isOpen(active, record)) return href(record, { id });
  return isOpen(active, list) ? href(list, {}, { q: title }) : null;
}

/** Returns where a note is read among those of its record. */
function pathOfNote(active: ActiveRole, id: string, note: FoundNote): string | null {
  const path = notesHref(note, id);
  const [pathname = path] = path.split('?');
  const match = matchRoute(routesInForce(), pathname);
  return match && isOpen(active, match.route) ? path : null;
}

/** Ranks routes from viewing to destructive ones, deletion last. */
function place({ path, kind }: Route): number {
  if (path.endsWith('/delete')) return 3;
  if (/\/(disable|reject)$/.test(path)) return 2;
  return kind === 'overlay' ? 1 : 0;
}

/**
 * Returns what a role may open of one record: its screens, then its overlays, destructive ones
 * last.
 */
export function routesOfRecord(active: ActiveRole, kind: SearchKind): Route[] {
  if (kind === 'note') return [];
  return routesInForce()
    .filter((route) => route.kind !== 'redirect' && isOfRecord(kind, route))
    .filter((route) => !route.path.replace(':id', '').includes(':') && isOpen(active, route))
    .toSorted((one, other) => place(one) - place(other));
}

/** Returns the record at an address, for kinds with a screen; otherwise null. */
export function recordAt(pathname: string): RecordRef | null {
  const match = matchRoute(routesInForce(), pathname);
  const id = match?.params['id'];
  if (!match || match.route.status !== 'built' || !idSchema.safeParse(id).success) return null;
  const kind = kinds.find((one) => isOfRecord(one, match.route));
  return kind && id && recordPlaces[kind].record?.status === 'built' ? { kind, id } : null;
}

/** Returns the lists that a role may search, each with the query in its search. */
export function listsWith(active: ActiveRole, query: string): { route: Route; to: string }[] {
  return kinds
    .map((kind) => recordPlaces[kind].list)
    .filter((route) => isOpen(active, route))
    .map((route) => ({ route, to: href(route, {}, { q: query }) }));
}
