import { limits, type duplicateEndpoints } from '@muster/contracts';
import { transact, type Tx } from '../../db/unit-of-work.ts';
import { versionConflict } from '../../db/versioned-update.ts';
import { AppError, invalidField } from '../../http/app-error.ts';
import type { RequestContext } from '../../http/context.ts';
import type { Service } from '../../http/mount.ts';
import type { Move, PersonalRecords } from '../../personal/personal-records.ts';
import {
  findCandidate,
  findCandidateFor,
  type Candidate,
} from '../../records/candidates/candidate-lookup.ts';
import {
  absorbCandidate,
  explainConflict,
  showCandidate,
} from '../candidates/api/merging/merging.ts';
import { CandidateMergeModel, type MergeUndo } from './candidate-merge.model.ts';
import { moveDuplicateHints } from './move-duplicate-hints.ts';
import { mergeBlockOf, requirePerson } from './merge-blocks.ts';

/** Merges one record into another, with the personal records of every domain. */
export const mergeDuplicate =
  (personal: readonly PersonalRecords[]): Service<typeof duplicateEndpoints.merge> =>
  async (ctx, { params, body }) => {
    // The record whose change is reported if either has changed.
    let outdated = params.id;
    try {
      return await transact(ctx, async (tx) => {
        const { session } = tx;
        const survivor = await mergeable(ctx, tx, params.id);
        if (survivor._id.equals(body.duplicateId))
          throw invalidField('duplicateId', 'INVALID_OPTION');
        const duplicate = await duplicateOf(ctx, tx, survivor, body.duplicateId);
        if (!duplicate) return showCandidate(ctx.actor, survivor, session);
        outdated = survivor.version === body.version ? body.duplicateId : params.id;
        if (survivor.version !== body.version) throw versionConflict(survivor, []);
        if (duplicate.version !== body.duplicateVersion) throw versionConflict(duplicate, []);
        const block = await mergeBlockOf(survivor, duplicate, session);
        if (block) throw new AppError(block);
        const { absorbed } = await absorbCandidate(tx, { survivor, duplicate }, body.choices);
        const move = { from: duplicate._id, to: survivor._id };
        const { counts, moved } = await moveAll(tx, personal, move);
        const undo: MergeUndo = {
          absorbed,
          moved,
          carriedHints: await moveDuplicateHints(tx, move),
        };
        await CandidateMergeModel.create(
          [
            {
              primaryId: survivor._id,
              duplicateId: duplicate._id,
              fieldChoices: body.choices,
              movedCounts: counts,
              mergedBy: tx.userId,
              at: tx.at,
              undoUntil: new Date(tx.at.getTime() + limits.merge.undo),
              undo,
            },
          ],
          { session },
        );
        // Read again, because a domain may have changed the record itself.
        return showCandidate(
          ctx.actor,
          await findCandidate(ctx.actor, params.id, { session }),
          session,
        );
      });
    } catch (error) {
      throw await explainConflict(ctx, outdated, error);
    }
  };

const mergeable = async ({ actor }: RequestContext, { session }: Tx, id: string) =>
  requirePerson(await findCandidateFor(actor, 'candidate.merge', id, { session }));

/** Returns null if it was already merged into this record: repeating the request is no error. */
async function duplicateOf(
  ctx: RequestContext,
  tx: Tx,
  survivor: Candidate,
  id: string,
): Promise<Candidate | null> {
  try {
    return await mergeable(ctx, tx, id);
  } catch (error) {
    const into =
      error instanceof AppError && error.code === 'CANDIDATE_MERGED'
        ? error.context?.['survivorId']
        : null;
    if (into === survivor._id.toHexString()) return null;
    throw error;
  }
}

async function moveAll(tx: Tx, personal: readonly PersonalRecords[], move: Move) {
  const counts: Record<string, number> = {};
  const moved: MergeUndo['moved'] = {};
  // Sequential, because a transaction's session carries one operation at a time.
  for (const records of personal) {
    const { count, undo } = await records.move(tx, move);
    counts[records.name] = count;
    moved[records.name] = undo;
  }
  return { counts, moved };
}
