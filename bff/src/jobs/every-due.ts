import type { Model, QueryFilter, Types } from 'mongoose';

/** Records that are read at once. */
const pageSize = 200;

/**
 * All records that a filter finds, in the order of their ids, a page at a time. A job that takes the
 * first few instead sees the same ones each time as long as they need nothing, and never those
 * behind them.
 */
export const everyDue = <T extends { _id: Types.ObjectId }>(
  model: Model<T>,
  filter: QueryFilter<T>,
  signal: AbortSignal,
  size = pageSize,
): AsyncGenerator<T> => readPages(model, filter, { signal, size, fields: null });

/** Their ids alone, for work that reads each as it stands by then. */
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
  /** What of each is read; null for all of it. */
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
