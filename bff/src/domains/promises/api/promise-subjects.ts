import type { Types } from 'mongoose';
import { PromiseModel, type Promised } from '../promise.model.ts';

/** Returns the recipients of these promises, by promise id. */
export async function promiseSubjectsOf(
  ids: readonly Types.ObjectId[],
): Promise<Map<string, Pick<Promised, 'subjectType' | 'subjectId'>>> {
  if (ids.length === 0) return new Map();
  const promises = await PromiseModel.find(
    { _id: { $in: [...ids] } },
    { subjectType: 1, subjectId: 1 },
  ).lean();
  return new Map(promises.map((promise) => [promise._id.toHexString(), promise]));
}

/** Returns the ids of promises to these candidates. */
export const promiseIdsAbout = async (
  candidateIds: readonly Types.ObjectId[],
): Promise<Types.ObjectId[]> =>
  candidateIds.length === 0
    ? []
    : PromiseModel.distinct('_id', {
        subjectType: 'candidate',
        subjectId: { $in: [...candidateIds] },
      });
