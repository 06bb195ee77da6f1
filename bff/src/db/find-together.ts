import type { ClientSession, Model, QueryFilter } from 'mongoose';
import type { Selected } from './selected.ts';
import { findUnion, unionPart, type UnionPart } from './union.ts';

/** Rows of one collection that are read together with those of another. */
export interface RowsToFind<Row> extends UnionPart {
  /** Type of a row; exists only in types. */
  readonly row?: Row;
}

interface Bounds {
  readonly sort?: Readonly<Record<string, 1 | -1>>;
  readonly limit?: number;
}

/**
 * Selects these fields of a model's rows that match a filter; values of the filter are not cast.
 */
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

/** The field with the name of a row's part. */
const partField = 'foundAs';

/** Reads related rows of several collections, by name, with one command. */
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
  // The projection of each part gives its rows the declared type.
  return Object.fromEntries(Object.keys(parts).map((name) => [name, of(name)])) as unknown as {
    [Name in keyof Parts]: RowOf<Parts[Name]>[];
  };
}
