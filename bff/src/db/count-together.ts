import type { ClientSession, Model, PipelineStage, QueryFilter } from 'mongoose';

interface Counted {
  readonly _id: string;
  readonly count: number;
}

/** Some rows of one collection that are to be counted. */
export interface RowsToCount {
  readonly collection: string;
  readonly filter: object;
  readonly aggregate: (
    pipeline: PipelineStage[],
    session: ClientSession | null,
  ) => Promise<Counted[]>;
}

/** The rows of a model that a filter finds; its values are not cast. */
export const rowsToCount = <T>(model: Model<T>, filter: QueryFilter<T>): RowsToCount => ({
  collection: model.collection.name,
  filter: filter as object,
  aggregate: (pipeline, session) => model.aggregate<Counted>(pipeline).session(session),
});

/** How many rows there are of each of several collections, by name, with one command. */
export async function countTogether<Parts extends Readonly<Record<string, RowsToCount>>>(
  parts: Parts,
  session: ClientSession | null = null,
): Promise<{ [Name in keyof Parts]: number }> {
  const [first, ...others] = Object.entries(parts);
  if (!first) return {} as { [Name in keyof Parts]: number };
  const counting = ([name, { filter }]: [string, RowsToCount]) => [
    { $match: filter },
    { $group: { _id: name, count: { $sum: 1 } } },
  ];
  const counted = await first[1].aggregate(
    [
      ...counting(first),
      ...others.map((part) => ({
        $unionWith: { coll: part[1].collection, pipeline: counting(part) },
      })),
    ],
    session,
  );
  const found = new Map(counted.map(({ _id, count }) => [_id, count]));
  return Object.fromEntries(Object.keys(parts).map((name) => [name, found.get(name) ?? 0])) as {
    [Name in keyof Parts]: number;
  };
}
