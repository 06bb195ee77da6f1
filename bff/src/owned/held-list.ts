import { limits, type HandoverItem } from '@muster/contracts';
import type { Model, QueryFilter, SortOrder, Types } from 'mongoose';
import type { Actor } from '../auth/actor.ts';
import { isSeen, type VisibilityById } from '../db/row-visibility.ts';

/** What a user holds of one kind. */
export interface HeldList {
  /** All that the reader may know of. */
  visible: readonly Types.ObjectId[];
  hidden: number;
  /** The first of them, told one by one. */
  shown: readonly HandoverItem[];
}

/** How held records are found, ordered and told to a reader. */
export interface ListHeld<T> {
  sight: (actor: Actor, ids: readonly Types.ObjectId[]) => Promise<VisibilityById>;
  sort: Readonly<Record<string, SortOrder>>;
  show: (rows: readonly T[], actor: Actor) => Promise<HandoverItem[]> | HandoverItem[];
}

/** Lists what a filter finds, as far as the reader may know of it. */
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

/** A filter narrowed to some records, where only some are meant. */
export const amongSome = <T>(
  filter: QueryFilter<T>,
  some: readonly Types.ObjectId[] | undefined,
): QueryFilter<T> =>
  some ? ({ $and: [filter, { _id: { $in: [...some] } }] } as QueryFilter<T>) : filter;

type Told = Partial<HandoverItem> & Pick<HandoverItem, 'label' | 'href'>;

/** A held record; what is not said is not known of it. */
export const heldItem = ({ _id }: { _id: Types.ObjectId }, told: Told): HandoverItem => ({
  about: null,
  isPromise: false,
  next: null,
  lastWordAt: null,
  ...told,
  id: _id.toHexString(),
});
