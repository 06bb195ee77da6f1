import type { AnyEndpoint, ExportColumn, ListName } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Actor } from '../auth/actor.ts';
import type { User } from '../identity/user.model.ts';
import type { Input, Service } from '../http/mount.ts';
import { checkResponse } from '../http/response-check.ts';

/** The reader of a list: the user who requests a page, or for whom it is exported. */
export interface ReaderContext {
  readonly actor: Actor;
  readonly session: { readonly user: Pick<User, 'timeZone'> };
}

/**
 * Upper limit for counting matching rows (by default, what the screen shows), and the rows to
 * count.
 */
export interface Counting {
  readonly countUpTo?: number;
  /** Only counts; the page has no rows. */
  readonly countsAlone?: boolean;
  /** Limits the list to those of its rows with these ids; null: no limit. */
  readonly among?: readonly Types.ObjectId[] | null;
  /** Ids of excluded rows. */
  readonly except?: readonly Types.ObjectId[];
}

/** The service behind a list, shared by its endpoint, views and exports. */
export type ListService<E extends AnyEndpoint> = (
  ctx: ReaderContext,
  input: Input<E>,
  counting?: Counting,
) => ReturnType<Service<E>>;

/** One page of a list, as its endpoint returns it. */
interface ListPage {
  readonly data: readonly object[];
  readonly page: {
    readonly nextCursor: string | null;
    readonly total: number;
    readonly totalIsCapped: boolean;
  };
}

/**
 * A list that has views with counts and an export. Both use the service of the screen, so that rows
 * and fields are those that the reader may see there, and no rule exists twice.
 */
export interface ListSource {
  readonly list: ListName;
  /** Provides the query schema and the permission. */
  readonly endpoint: AnyEndpoint;
  /** The service behind the endpoint; `query` is parsed by the endpoint's schema. */
  readonly read: (ctx: ReaderContext, query: unknown, counting?: Counting) => Promise<ListPage>;
  /**
   * Returns the filter that narrows the list to a user's own responsibility, for rights with the
   * scope `assigned`: `{ 'filter[owner]': … }`. Null if a list has no such filter.
   */
  readonly assignedTo: ((ctx: ReaderContext) => Readonly<Record<string, string>>) | null;
  /**
   * Returns the parts of a query that this reader may not use: keys (`filter[rate][lte]`), and
   * sorts as `sort=rate`. They are removed from a view made by another user.
   */
  readonly closedTo: (actor: Actor) => readonly string[];
  /** Returns the agency-specific columns of its export, as far as the actor may see them. */
  readonly moreColumns: (actor: Actor) => Promise<readonly ExportColumn[]>;
  /** Returns only the ids of the rows that a query finds, up to a maximum. */
  readonly select: (ctx: ReaderContext, query: unknown, most: number) => Promise<string[]>;
}

/** Optional properties of a list beyond its endpoint and its service. */
type ListTraits = Partial<Pick<ListSource, 'assignedTo' | 'closedTo' | 'moreColumns' | 'select'>>;

/** Creates the source of a list from the service of its endpoint. */
export function listSource<E extends AnyEndpoint>(
  list: ListName,
  endpoint: E,
  service: ListService<E>,
  { assignedTo = null, closedTo = () => [], moreColumns = async () => [], select }: ListTraits = {},
): ListSource {
  const read: ListSource['read'] = async (ctx, query, counting) => {
    const input = { params: undefined, query, body: undefined } as unknown as Input<E>;
    return checkResponse(endpoint, await service(ctx, input, counting), false) as ListPage;
  };
  const byPages: ListSource['select'] = (ctx, query, max) =>
    idsByPages((cursor) => read(ctx, { ...(query as object), ...cursor }, { countUpTo: 0 }), max);
  return { list, endpoint, read, assignedTo, closedTo, moreColumns, select: select ?? byPages };
}

/** Collects the ids of a list that only returns them with its rows. */
async function idsByPages(
  read: (cursor: { cursor?: string }) => Promise<ListPage>,
  max: number,
): Promise<string[]> {
  const ids: string[] = [];
  let next: string | null = null;
  do {
    const { data, page }: ListPage = await read(next === null ? {} : { cursor: next });
    ids.push(...(data as readonly { id: string }[]).map(({ id }) => id));
    next = page.nextCursor;
  } while (next !== null && ids.length < max);
  return ids.slice(0, max);
}
