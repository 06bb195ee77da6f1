import type { duplicateEndpoints } from '@muster/contracts';
import type { Types } from 'mongoose';
import { transact, type Tx } from '../../db/unit-of-work.ts';
import { AppError } from '../../http/app-error.ts';
import type { RequestContext } from '../../http/context.ts';
import type { Service } from '../../http/mount.ts';
import type { PersonalRecords } from '../../personal/personal-records.ts';
import {
  findCandidate,
  findCandidateFor,
  type Candidate,
} from '../../records/candidates/candidate-lookup.ts';
import { mergedRecords } from '../candidates/api/merging/merged-candidates.ts';
import { isTakenMail, releaseCandidate, showCandidate } from '../candidates/api/merging/merging.ts';
import { CandidateMergeModel, type CandidateMerge } from './candidate-merge.model.ts';
import { returnHints } from './move-duplicate-hints.ts';

/** Undoes a merge while that is possible: moved data goes back if it still exists. */
export const unmergeDuplicate =
  (personal: readonly PersonalRecords[]): Service<typeof duplicateEndpoints.unmerge> =>
  async (ctx, { params, body }) => {
    try {
      return await transact(ctx, async (tx) => {
        const { session } = tx;
        const survivor = await findCandidateFor(ctx.actor, 'candidate.merge', params.id, {
          session,
        });
        const merge = await CandidateMergeModel.findOne(
          { _id: body.mergeId, primaryId: survivor._id },
          null,
          { session },
        ).lean();
        if (!merge) throw new AppError('NOT_FOUND');
        // Repeating the request is no error.
        if (!merge.undoneAt) await takeBack(tx, personal, survivor, merge);
        return answer(ctx, tx, survivor._id, merge.duplicateId);
      });
    } catch (error) {
      // Another record has taken the duplicate's mail address.
      if (isTakenMail(error)) throw new AppError('DUPLICATE', { context: { field: 'email' } });
      throw error;
    }
  };

async function takeBack(
  tx: Tx,
  personal: readonly PersonalRecords[],
  survivor: Candidate,
  { _id, duplicateId, undo, undoUntil }: CandidateMerge,
): Promise<void> {
  if (!undo || undoUntil < tx.at) throw new AppError('MERGE_UNDO_EXPIRED');
  const move = { from: duplicateId, to: survivor._id };
  await releaseCandidate(tx, { survivor, duplicateId }, undo.absorbed);
  for (const records of personal) {
    const moved = undo.moved[records.name];
    if (moved) await records.moveBack(tx, move, moved);
  }
  await returnHints(tx, move, undo.carriedHints);
  await CandidateMergeModel.updateOne(
    { _id },
    { $set: { undoneAt: tx.at, undoneBy: tx.userId, undo: null } },
    { session: tx.session },
  );
}

async function answer(
  { actor }: RequestContext,
  { session }: Tx,
  survivorId: Types.ObjectId,
  duplicateId: Types.ObjectId,
) {
  const survivor = await findCandidate(actor, survivorId.toHexString(), { session });
  const [duplicate] = await mergedRecords([duplicateId], session);
  if (!duplicate) throw new AppError('NOT_FOUND');
  return {
    survivor: await showCandidate(actor, survivor, session),
    duplicate: {
      id: duplicate._id.toHexString(),
      number: duplicate.number,
      name: duplicate.name,
    },
  };
}
