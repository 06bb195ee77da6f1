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

/** A record by kind and id; all that is stored of recently opened ones. */
export type RecordRef = Pick<SearchHit, 'kind' | 'id'>;

/** A note has no screen: it is read where it hangs. */
export type PlacedKind = Exclude<SearchKind, 'note'>;

/** Where the records of a kind live: their list, and the screen of one of them. */
type RecordPlace = { list: Route; record: Route | null };

export const recordPlaces: Readonly<Record<PlacedKind, RecordPlace>> = {
  candidate: { list: candidatesRoutes.list, record: candidatesRoutes.profile },
  company: { list: companiesRoutes.list, record: companiesRoutes.overview },
  job: { list: jobsRoutes.list, record: jobsRoutes.record },
  talentPool: { list: talentRoutes.pools, record: talentRoutes.pool },
  // Most people open their own record alone: the list knows whose they may.
  teamMember: { list: teamRoutes.list, record: null },
  // An account has no screen of its own, only the overlays of its list.
  user: { list: teamRoutes.users, record: null },
};

const kinds = Object.keys(recordPlaces) as PlacedKind[];

const isOpen = (active: ActiveRole, route: Route | null): route is Route =>
  route !== null && route.status === 'built' && mayOpen(active, route);

/** Whether a route belongs to one record of a kind: the address of the list, an id, the rest. */
function isOfRecord(kind: PlacedKind, { path }: Route): boolean {
  const base = `${recordPlaces[kind].list.path}/:id`;
  return path === base || path.startsWith(`${base}/`);
}

/**
 * Where a hit leads: the record's screen, or its list with the name in the search while the screen
 * is not built or not for this role. Null where neither is.
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

/** Where a note is read, among those of its record. */
function pathOfNote(active: ActiveRole, id: string, note: FoundNote): string | null {
  const path = notesHref(note, id);
  const [pathname = path] = path.split('?');
  const match = matchRoute(routesInForce(), pathname);
  return match && isOpen(active, match.route) ? path : null;
}

/** From what is looked at to what ends something, deleting last of all. */
function place({ path, kind }: Route): number {
  if (path.endsWith('/delete')) return 3;
  if (/\/(disable|reject)$/.test(path)) return 2;
  return kind === 'overlay' ? 1 : 0;
}

/** What a role may open of one record: its screens, then its overlays, the grave ones last. */
export function routesOfRecord(active: ActiveRole, kind: SearchKind): Route[] {
  if (kind === 'note') return [];
  return routesInForce()
    .filter((route) => route.kind !== 'redirect' && isOfRecord(kind, route))
    .filter((route) => !route.path.replace(':id', '').includes(':') && isOpen(active, route))
    .toSorted((one, other) => place(one) - place(other));
}

/** The record that an address shows, of the kinds with a screen of their own; else null. */
export function recordAt(pathname: string): RecordRef | null {
  const match = matchRoute(routesInForce(), pathname);
  const id = match?.params['id'];
  if (!match || match.route.status !== 'built' || !idSchema.safeParse(id).success) return null;
  const kind = kinds.find((one) => isOfRecord(one, match.route));
  return kind && id && recordPlaces[kind].record?.status === 'built' ? { kind, id } : null;
}

/** The lists that a role may search by a word, each with the word in its search. */
export function listsWith(active: ActiveRole, query: string): { route: Route; to: string }[] {
  return kinds
    .map((kind) => recordPlaces[kind].list)
    .filter((route) => isOpen(active, route))
    .map((route) => ({ route, to: href(route, {}, { q: query }) }));
}
