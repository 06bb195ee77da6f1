import { sharedEvaluationStates } from '@muster/contracts';
import type { Types } from 'mongoose';
import { EvaluationModel } from './evaluation.model.ts';

/** Returns the latest evaluation of each of these candidates that was shared with them by a day. */
export async function latestEvaluations(
  candidateIds: readonly Types.ObjectId[],
  day: string,
): Promise<ReadonlyMap<string, { cycle: string; periodEnd: string }>> {
  if (candidateIds.length === 0) return new Map();
  const shared = await EvaluationModel.find(
    {
      candidateId: { $in: [...candidateIds] },
      status: { $in: [...sharedEvaluationStates] },
      periodEnd: { $lte: day },
      deletedAt: null,
    },
    { candidateId: 1, cycle: 1, periodEnd: 1 },
  )
    .sort({ periodEnd: 1 })
    .lean();
  return new Map(
    shared.flatMap(({ candidateId, cycle, periodEnd }) =>
      candidateId ? [[candidateId.toHexString(), { cycle, periodEnd }]] : [],
    ),
  );
}
