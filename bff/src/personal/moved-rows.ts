import { Types, type Model, type QueryFilter, type UpdateQuery } from 'mongoose';
import { z } from 'zod';
import type { Tx } from '../db/unit-of-work.ts';
import type { Moved, PersonalRecords } from './personal-records.ts';

const undoSchema = z.object({ ids: z.array(z.string()) });

interface Row {
  _id: Types.ObjectId;
}

/** Moves rows with a `candidateId` to another candidate, and back. */
export const followsCandidate = <T extends Row & { candidateId?: Types.ObjectId | null }>(
  model: Model<T>,
): Pick<PersonalRecords, 'move' | 'moveBack'> => ({
  move: (tx, { from, to }) => moveRows(tx, model, of(from), give(to)),
  moveBack: (tx, { from, to }, undo) => moveRowsBack(tx, model, undo, of(to), give(from)),
});

const of = <T>(candidateId: Types.ObjectId) => ({ candidateId }) as QueryFilter<T>;
const give = <T>(candidateId: Types.ObjectId) => ({ $set: { candidateId } }) as UpdateQuery<T>;

/** Moves rows to another person with one command, however many there are. */
export async function moveRows<T extends Row>(
  { session }: Tx,
  model: Model<T>,
  filter: QueryFilter<T>,
  update: UpdateQuery<T>,
): Promise<Moved> {
  const rows = await model.find(filter, { _id: 1 }, { session }).lean<Pick<T, '_id'>[]>();
  const ids = rows.map(({ _id }) => _id);
  if (ids.length > 0) await model.updateMany(among(ids), update, { session });
  return { count: ids.length, undo: { ids: ids.map((id) => id.toHexString()) } };
}

/** Moves rows back that are still where `moveRows` put them. */
export async function moveRowsBack<T extends Row>(
  { session }: Tx,
  model: Model<T>,
  undo: Record<string, unknown>,
  stillThere: QueryFilter<T>,
  update: UpdateQuery<T>,
): Promise<void> {
  const ids = undoSchema.parse(undo).ids.map((id) => new Types.ObjectId(id));
  if (ids.length > 0)
    await model.updateMany({ $and: [among<T>(ids), stillThere] }, update, { session });
}

const among = <T extends Row>(ids: readonly Types.ObjectId[]): QueryFilter<T> =>
  ({ _id: { $in: [...ids] } }) as QueryFilter<T>;
