import type { Types } from 'mongoose';
import type { Tx } from '../../../../db/unit-of-work.ts';
import { CandidateModel } from '../../../../records/candidates/candidate.model.ts';
import { askToRedeploy } from './placement-status.ts';

/** Creates the owner's task to find the next work, once per placement. */
export async function askToRedeployFrom(
  tx: Tx,
  candidateId: Types.ObjectId,
  ask: Parameters<typeof askToRedeploy>[2],
): Promise<void> {
  const candidate = await CandidateModel.findOne({ _id: candidateId, deletedAt: null }, null, {
    session: tx.session,
  }).lean();
  if (candidate) await askToRedeploy(tx, candidate, ask);
}
