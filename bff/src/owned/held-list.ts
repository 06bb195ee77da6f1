import { limits, type HandoverItem } from '@muster/contracts';
import type { Model, QueryFilter, SortOrder, Types } from 'mongoose';
import type { Actor } from '../auth/actor.ts';
import { isSeen, type VisibilityById } from '../db/row-visibility.ts';

/** Records of one kind that a user holds. */
export interface HeldList {
  /** All records that the reader may know of. */
  visible: readonly Types.ObjectId[];
  hidden: number;
  /** The first of them, listed individually. */
  shown: readonly HandoverItem[];
}

/** How held records are found, ordered and shown to a reader. */
export interface ListHeld<T> {
  sight: (actor: Actor, ids: readonly Types.ObjectId[]) => Promise<VisibilityById>;
  sort: Readonly<Record<string, SortOrder>>;
  show: (rows: readonly T[], actor: Actor) => Promise<HandoverItem[]> | HandoverItem[];
}

/** Lists the records of a filter, as far as the reader may know of them. */
export async function listHeld<T>(
  model: Model<T>,
  filter: QueryFilter<T>,
  actor: Actor,
  { sight, sort, show }: ListHeld<T>,
): Promise<HeldList> {
  const all = await model
    .find(filter, { _id: 1 })
    .sort({ ...sort, _id: 1 })
    .lean<{ _id: Types.ObjectId }[]>();
  const ids = all.map(({ _id }) => _id);
  const seen = await sight(actor, ids);
  const visible = ids.filter((id) => isSeen(seen, id));
  const rows = await model
    .find({ _id: { $in: visible.slice(0, limits.handover.shown) } } as QueryFilter<T>)
    .sort({ ...sort, _id: 1 })
    .lean();
  return { visible, hidden: ids.length - visible.length, shown: await show(rows, actor) };
}

/** Narrows a filter to some records, if given. */
export const amongSome = <T>(
  filter: QueryFilter<T>,
  some: readonly Types.ObjectId[] | undefined,
): QueryFilter<T> =>
  some ? ({ $and: [filter, { _id: { $in: [...some] } }] } as QueryFilter<T>) : filter;

type Told = Partial<HandoverItem> & Pick<HandoverItem, 'label' | 'href'>;

/** Creates a held record; missing values are unknown. */
export const heldItem = ({ _id }: { _id: Types.ObjectId }, told: Told): HandoverItem => ({
  about: null,
  isPromise: false,
  next: null,
  lastWordAt: null,
  ...told,
  id: _id.toHexString(),
});
