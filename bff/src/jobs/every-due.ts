import type { Model, QueryFilter, Types } from 'mongoose';

/** Number of records read at once. */
const pageSize = 200;

/**
 * Yields all records that match a filter, ordered by id, one page at a time. A job that took only
 * the first few would see the same ones each time as long as they need nothing, and never those
 * after them.
 */
export const everyDue = <T extends { _id: Types.ObjectId }>(
  model: Model<T>,
  filter: QueryFilter<T>,
  signal: AbortSignal,
  size = pageSize,
): AsyncGenerator<T> => readPages(model, filter, { signal, size, fields: null });

/** Yields only their ids, for work that reads the current state of each. */
export async function* everyDueId<T extends { _id: Types.ObjectId }>(
  model: Model<T>,
  filter: QueryFilter<T>,
  signal: AbortSignal,
): AsyncGenerator<Types.ObjectId> {
  const found = readPages(model, filter, { signal, size: pageSize, fields: { _id: 1 } });
  for await (const { _id } of found) yield _id;
}

interface Reading {
  signal: AbortSignal;
  size: number;
  /** The fields to read; null for all. */
  fields: { _id: 1 } | null;
}

async function* readPages<T extends { _id: Types.ObjectId }>(
  model: Model<T>,
  filter: QueryFilter<T>,
  { signal, size, fields }: Reading,
): AsyncGenerator<T> {
  let after: Types.ObjectId | null = null;
  while (!signal.aborted) {
    const page: T[] = await model
      .find({ $and: [filter, after ? { _id: { $gt: after } } : {}] } as QueryFilter<T>, fields)
      .sort({ _id: 1 })
      .limit(size)
      .lean();
    for (const record of page) {
      if (signal.aborted) return;
      yield record;
    }
    const last = page.at(-1);
    if (!last || page.length < size) return;
    after = last._id;
  }
}
