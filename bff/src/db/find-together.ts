import type { ClientSession, Model, QueryFilter } from 'mongoose';
import type { Selected } from './selected.ts';
import { findUnion, unionPart, type UnionPart } from './union.ts';

/** Rows of one collection that are read beside those of another. */
export interface RowsToFind<Row> extends UnionPart {
  /** Says in types alone what a row is. */
  readonly row?: Row;
}

interface Bounds {
  readonly sort?: Readonly<Record<string, 1 | -1>>;
  readonly limit?: number;
}

/** The rows of a model that a filter finds, with these fields; values of the filter are not cast. */
export const rowsToFind = <T, const Fields extends Readonly<Record<string, 1>>>(
  model: Model<T>,
  filter: QueryFilter<T>,
  fields: Fields,
  { sort, limit }: Bounds = {},
): RowsToFind<Selected<T, Fields>> =>
  unionPart(model, [
    { $match: filter as object },
    ...(sort ? [{ $sort: sort }] : []),
    ...(limit === undefined ? [] : [{ $limit: limit }]),
    { $project: fields },
  ]);

/** {@link rowsToFind} with all their fields. */
export const wholeRowsToFind = <T>(model: Model<T>, filter: QueryFilter<T>): RowsToFind<T> =>
  unionPart(model, [{ $match: filter as object }]);

type RowOf<Part> = Part extends RowsToFind<infer Row> ? Row : never;

/** The name of the part that a row is of. */
const partField = 'foundAs';

/** The rows of several collections that belong together, by name, with one command. */
export async function findTogether<Parts extends Readonly<Record<string, RowsToFind<unknown>>>>(
  parts: Parts,
  session: ClientSession | null = null,
): Promise<{ [Name in keyof Parts]: RowOf<Parts[Name]>[] }> {
  const named = Object.entries(parts).map(([name, part]) => ({
    ...part,
    stages: [...part.stages, { $set: { [partField]: { $literal: name } } }],
  }));
  const rows = await findUnion(named, session);
  const of = (wanted: string) =>
    rows.flatMap(({ [partField]: name, ...row }) => (name === wanted ? [row] : []));
  // The projection of each part made its rows what it says they are.
  return Object.fromEntries(Object.keys(parts).map((name) => [name, of(name)])) as unknown as {
    [Name in keyof Parts]: RowOf<Parts[Name]>[];
  };
}
