import { hourMs } from '@muster/contracts';
import type { Types } from 'mongoose';
import { systemContext, transact } from '../../db/unit-of-work.ts';
import type { JobDefinition } from '../../jobs/job.ts';
import { blankMerged } from '../candidates/api/merging/merged-candidates.ts';
import { CandidateMergeModel } from './candidate-merge.model.ts';

const batch = 200;

/** Deletes the undo data of merges that can no longer be undone; the row itself remains. */
export async function forgetOldMerges(signal: AbortSignal, now = new Date()): Promise<number> {
  const settled = { undo: { $ne: null }, undoUntil: { $lt: now } };
  const merges = await CandidateMergeModel.find(settled, { duplicateId: 1 }).limit(batch).lean();
  for (const { _id, duplicateId } of merges) {
    if (signal.aborted) break;
    await settle(_id, duplicateId);
  }
  return merges.length;
}

const settle = (_id: Types.ObjectId, duplicateId: Types.ObjectId) =>
  transact(systemContext(`settle:${_id.toHexString()}`), async (tx) => {
    await CandidateMergeModel.updateOne({ _id }, { $set: { undo: null } }, { session: tx.session });
    await blankMerged(tx, [duplicateId]);
  });

export const duplicateJobs: readonly JobDefinition[] = [
  {
    name: 'duplicates.forget-merges',
    everyMs: hourMs,
    run: async ({ signal }) => void (await forgetOldMerges(signal)),
  },
];
