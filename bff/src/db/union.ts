import type { ClientSession, Model, PipelineStage } from 'mongoose';

export type UnionStage = Exclude<PipelineStage, PipelineStage.Merge | PipelineStage.Out>;
type Found = Record<string, unknown>;

/** Stages over one collection, which can run together with those over others. */
export interface UnionPart {
  readonly collection: string;
  readonly stages: readonly UnionStage[];
  readonly aggregate: (
    pipeline: PipelineStage[],
    session: ClientSession | null,
  ) => Promise<Found[]>;
}

/** Returns stages over the collection of a model; values of their filters are not cast. */
export const unionPart = <T>(model: Model<T>, stages: readonly UnionStage[]): UnionPart => ({
  collection: model.collection.name,
  stages,
  aggregate: (pipeline, session) => model.aggregate<Found>(pipeline).session(session),
});

/** Returns the results of all parts with one command; nothing if there are no parts. */
export async function findUnion(
  [first, ...others]: readonly UnionPart[],
  session: ClientSession | null,
): Promise<Found[]> {
  if (!first) return [];
  const further = others.map(({ collection, stages }) => ({
    $unionWith: { coll: collection, pipeline: [...stages] },
  }));
  return first.aggregate([...first.stages, ...further], session);
}
