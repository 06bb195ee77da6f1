import { countCap, type Page } from '@muster/contracts';
import { Types, type Model, type ProjectionType, type QueryFilter } from 'mongoose';
import { CappedCounts } from './capped-counts.ts';
import { listIdentity, readCursor, writeCursor, type Cursor } from './cursor.ts';
import { heldCount } from './held-counts.ts';
import { withRestated } from './restated-rows.ts';

const cappedCounts = new CappedCounts();

interface KeysetQuery<T, S extends string> {
  /** What the caller may see and requests. */
  filter: QueryFilter<T>;
  /** `name` or `-name`, as the contract allows. */
  sort: S | `-${S}`;
  /** The stored field of each sort key: `{ name: 'nameSort' }`; each is indexed with `_id`. */
  fields: Readonly<Record<S, string>>;
  limit: number;
  cursor?: string | undefined;
  /** The query as the caller sent it (without cursor and limit): binds the cursor to this list. */
  list: unknown;
  projection?: ProjectionType<T>;
  /** Upper limit of the count, `countCap` by default; 0 counts nothing. */
  countUpTo?: number | undefined;
  /** Only counts, without reading rows. */
  countsAlone?: boolean | undefined;
  /** Only rows with these ids; null: all. */
  among?: readonly Types.ObjectId[] | null | undefined;
  /** Ids of excluded rows. */
  except?: readonly Types.ObjectId[] | undefined;
  /**
   * Rows with other values than those stored, as of a past day: few, filtered already, and none of
   * them passes `filter`. They are sorted by the values given here.
   */
  restated?: readonly T[] | undefined;
  /**
   * Identifies readers for whom a list has about the same length (a role that reads all of it):
   * their counts are shared for a minute.
   */
  readers?: string | undefined;
}

/** One page of sorted rows, and its position. */
export interface KeysetPage<T> {
  rows: T[];
  page: Page;
}

/**
 * Reads one page of a list by position instead of by offset: rows added or removed meanwhile
 * neither repeat nor hide others. Ties are broken by `_id`; rows without a value sort as MongoDB
 * sorts null.
 * @throws AppError INVALID_CURSOR
 */
export async function keysetPage<T extends { _id: Types.ObjectId }, S extends string>(
  model: Model<T>,
  asked: KeysetQuery<T, S>,
): Promise<KeysetPage<T>> {
  const query = narrowed(asked);
  const { filter, sort, fields, limit, cursor: text, list, projection } = query;
  const { countUpTo = countCap, countsAlone = false, restated = [] } = query;
  const descending = sort.startsWith('-');
  const field = fields[(descending ? sort.slice(1) : sort) as S];
  const identity = listIdentity({ list, sort });
  const cursor = text === undefined ? null : readCursor(text, identity);
  const backwards = cursor?.direction === 'prev';
  const order = descending !== backwards ? -1 : 1;
  const read = async (): Promise<T[]> =>
    model
      .find(
        cursor ? ({ $and: [filter, beyond(field, cursor, order)] } as QueryFilter<T>) : filter,
        projection,
      )
      .sort({ [field]: order, _id: order })
      .limit(limit + 1)
      .lean() as unknown as Promise<T[]>;
  const stored = countsAlone ? [] : await read();
  // A first page that holds all rows provides the count.
  const isWhole = !countsAlone && !cursor && stored.length <= limit && stored.length <= countUpTo;
  const { total, countedAt } =
    isWhole || (cursor && isFresh(cursor) && countUpTo === countCap)
      ? (cursor ?? { total: stored.length + restated.length, countedAt: new Date() })
      : await countRows(model, query, countUpTo);
  const found = withRestated(stored, restated, {
    valueOf: (row) => valueAt(row, field),
    order,
    cursor,
  });
  const more = found.length > limit;
  const rows = backwards ? found.slice(0, limit).toReversed() : found.slice(0, limit);
  const from = rankOf(cursor, rows.length);
  const at = (row: T, direction: Cursor['direction'], rank: number) =>
    writeCursor(
      {
        value: valueAt(row, field),
        id: row._id.toHexString(),
        direction,
        rank,
        total: Math.min(total, countCap + 1),
        countedAt,
      },
      identity,
    );
  const first = rows[0];
  const last = rows.at(-1);
  return {
    rows,
    page: {
      nextCursor: last && (backwards || more) ? at(last, 'next', from + rows.length - 1) : null,
      prevCursor: first && (backwards ? more : cursor !== null) ? at(first, 'prev', from) : null,
      limit,
      total: Math.min(total, countUpTo),
      totalIsCapped: total > countUpTo,
      from: rows.length > 0 ? from : null,
    },
  };
}

/** A subset of the rows is not shared with other readers and is counted separately. */
function narrowed<T extends { _id: Types.ObjectId }, S extends string>(
  query: KeysetQuery<T, S>,
): KeysetQuery<T, S> {
  const { among = null, except = [], filter, restated = [] } = query;
  if (among === null && except.length === 0) return query;
  const ids = {
    ...(among && { $in: [...among] }),
    ...(except.length > 0 && { $nin: [...except] }),
  };
  return {
    ...query,
    filter: { $and: [filter, { _id: ids }] } as QueryFilter<T>,
    restated: restated.filter(
      ({ _id }) =>
        (among === null || among.some((id) => id.equals(_id))) &&
        !except.some((id) => id.equals(_id)),
    ),
    readers: undefined,
  };
}

type Counted = Pick<Cursor, 'total' | 'countedAt'>;

/** Paging counts once; a page opened from a stored address is counted again. */
const countHoldsMs = 5 * 60_000;
const isFresh = ({ countedAt }: Counted): boolean => {
  const age = Date.now() - countedAt.getTime();
  return age >= 0 && age < countHoldsMs;
};

async function countRows<T, S extends string>(
  model: Model<T>,
  { filter, list, readers, restated = [] }: KeysetQuery<T, S>,
  upTo: number,
): Promise<Counted> {
  const countedAt = new Date();
  if (upTo === 0) return { total: 0, countedAt };
  const count = async () => {
    const stored = await heldCount(model.collection.name, { filter, upTo }, () =>
      model
        .countDocuments(filter)
        .limit(upTo + 1)
        .exec(),
    );
    return stored + restated.length;
  };
  if (readers === undefined || upTo !== countCap) return { total: await count(), countedAt };
  // The sort direction does not change the count.
  const name = listIdentity({
    of: model.collection.name,
    readers,
    ...(list as object),
    sort: null,
  });
  return { total: await cappedCounts.total(name, count), countedAt };
}

/**
 * Returns the rank of the first row: a forward page begins after the cursor's row, a backward one
 * ends before it.
 */
function rankOf(cursor: Cursor | null, count: number): number {
  if (!cursor) return 1;
  return cursor.direction === 'next' ? cursor.rank + 1 : Math.max(1, cursor.rank - count);
}

/**
 * Selects the rows after the cursor. Null and absent come before every value in ascending order.
 */
function beyond(field: string, { value, id }: Cursor, order: 1 | -1): Record<string, unknown> {
  const compare = order === 1 ? '$gt' : '$lt';
  const tie = { [field]: value, _id: { [compare]: new Types.ObjectId(id) } };
  if (value === null) return order === 1 ? { $or: [tie, { [field]: { $ne: null } }] } : tie;
  const strictly = { [field]: { [compare]: value } };
  return { $or: order === 1 ? [strictly, tie] : [strictly, tie, { [field]: null }] };
}

function valueAt(row: unknown, field: string): Cursor['value'] {
  const value = field
    .split('.')
    .reduce<unknown>((inner, key) => (inner as Record<string, unknown> | null)?.[key], row);
  return (value ?? null) as Cursor['value'];
}
