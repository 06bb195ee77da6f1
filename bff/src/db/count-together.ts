import type { ClientSession, Model, QueryFilter } from 'mongoose';
import { findUnion, unionPart, type UnionPart } from './union.ts';

/** Rows of one collection to be counted. */
export type RowsToCount = UnionPart;

/** Selects the rows of a model that match a filter; its values are not cast. */
export const rowsToCount = <T>(model: Model<T>, filter: QueryFilter<T>): RowsToCount =>
  unionPart(model, [{ $match: filter as object }]);

/** Counts rows of several collections, by name, with one command. */
export async function countTogether<Parts extends Readonly<Record<string, RowsToCount>>>(
  parts: Parts,
  session: ClientSession | null = null,
): Promise<{ [Name in keyof Parts]: number }> {
  const counting = Object.entries(parts).map(([name, part]) => ({
    ...part,
    stages: [...part.stages, { $group: { _id: name, count: { $sum: 1 } } }],
  }));
  const counted = await findUnion(counting, session);
  const found = new Map(counted.map(({ _id, count }) => [_id, count]));
  return Object.fromEntries(Object.keys(parts).map((name) => [name, found.get(name) ?? 0])) as {
    [Name in keyof Parts]: number;
  };
}
