import { Types } from 'mongoose';
import { invalidField } from '../../../http/app-error.ts';

/** Change to a list of parts, as `listPatch` of the contracts describes it. */
interface ListPatch<I> {
  upsert: readonly (I & { id?: string | undefined })[];
  remove: readonly string[];
  order?: readonly string[] | undefined;
}

interface Part {
  _id: Types.ObjectId;
}

/** Patch whose new items have ids, by which the versions of parts are kept. */
export interface ResolvedPatch<I> {
  upsert: { id: Types.ObjectId; isNew: boolean; item: I }[];
  remove: string[];
  order: string[] | null;
}

/** Gives new items their ids and replaces `new:<index>` in the order with them. */
export function resolvePatch<I>(patch: ListPatch<I>): ResolvedPatch<I> {
  const upsert = patch.upsert.map(({ id, ...item }) => ({
    id: new Types.ObjectId(id),
    isNew: id === undefined,
    item: item as unknown as I,
  }));
  return {
    upsert,
    remove: [...patch.remove],
    order:
      patch.order?.map((key) => {
        const [, index] = /^new:(\d+)$/.exec(key) ?? [];
        return index === undefined ? key : (upsert[Number(index)]?.id.toHexString() ?? key);
      }) ?? null,
  };
}

/** Returns the paths that a patch changes: `links.<id>`, and `links.order` when it sorts. */
export const patchedPaths = <I>(list: string, patch: ResolvedPatch<I>): string[] => [
  ...patch.upsert.map(({ id }) => `${list}.${id.toHexString()}`),
  ...patch.remove.map((id) => `${list}.${id}`),
  ...(patch.order ? [`${list}.order`] : []),
];

/**
 * Applies a patch to the current list; parts that it does not name stay.
 * @throws AppError VALIDATION_FAILED with NOT_FOUND for an id that the list does not have
 */
export function applyPatch<P extends Part, I>(
  list: string,
  current: readonly P[],
  patch: ResolvedPatch<I>,
  make: (item: I, id: Types.ObjectId, before: P | null) => P,
): P[] {
  const removed = new Set(patch.remove);
  const parts = new Map(
    current.filter(({ _id }) => !removed.has(hex(_id))).map((part) => [hex(part._id), part]),
  );
  patch.upsert.forEach(({ id, isNew, item }, index) => {
    const before = parts.get(hex(id)) ?? null;
    if (!isNew && !before) throw invalidField(`${list}.upsert[${index}].id`, 'NOT_FOUND');
    parts.set(hex(id), make(item, id, before));
  });
  return sorted([...parts.values()], patch.order);
}

/** Sorts named parts in the given order; others keep their place after them. */
function sorted<P extends Part>(parts: P[], order: string[] | null): P[] {
  if (!order) return parts;
  const rank = (part: P) => {
    const place = order.indexOf(hex(part._id));
    return place === -1 ? order.length : place;
  };
  return parts.toSorted((a, b) => rank(a) - rank(b));
}

const hex = (id: Types.ObjectId): string => id.toHexString();

/**
 * Returns the index in `upsert` of a part, for the path of a field error; null if it was not
 * changed.
 */
export function upsertIndex<I>(patch: ResolvedPatch<I>, part: Part): number | null {
  const index = patch.upsert.findIndex(({ id }) => id.equals(part._id));
  return index === -1 ? null : index;
}
