import {
  limits,
  type CandidateMachineAction,
  type ResponseOf,
  type candidateStatusEndpoints,
} from '@muster/contracts';
import { transact, type Tx } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import type { RequestContext } from '../../../http/context.ts';
import { findCandidateFor } from '../../../records/candidates/candidate-lookup.ts';
import { allowedStatusActions } from '../record/candidate-rights.ts';
import { CandidateModel, type Candidate } from '../../../records/candidates/candidate.model.ts';
import { explainConflict } from '../record/change-candidate.ts';
import { showCandidate } from '../record/show-candidate.ts';
import { moveStatus, permissionOf, type StatusMove } from './move-status.ts';
import { keepUndo, type Followed } from './status-undo.ts';

export type StatusAnswer = ResponseOf<typeof candidateStatusEndpoints.activate>;

interface StatusRequest extends Omit<StatusMove, 'actor' | 'action' | 'version'> {
  id: string;
  action: CandidateMachineAction;
  version: number;
  /** Side effects within the same transaction; skipped for a repetition. */
  then?: (tx: Tx, after: Candidate, before: Candidate) => Promise<Followed | void>;
  /** Whether the same user may undo it for a short time; may depend on the earlier record. */
  undoable?: boolean | ((before: Candidate) => boolean);
}

/** Runs a state-machine action requested by staff; returns the record. */
export async function changeStatus(
  ctx: RequestContext,
  { id, action, version, then, undoable = false, ...move }: StatusRequest,
): Promise<StatusAnswer> {
  const { actor } = ctx;
  const permission = permissionOf(action);
  if (!permission) throw new Error(`${action} is not for people`);
  try {
    return await transact(ctx, async (tx) => {
      const candidate = await findCandidateFor(actor, permission, id, { session: tx.session });
      const { before, after, already } = await moveStatus(tx, candidate._id, {
        ...move,
        action,
        actor,
        version,
      });
      const followed = already ? null : ((await then?.(tx, after, before)) ?? {});
      const isUndoable =
        followed !== null && (typeof undoable === 'function' ? undoable(before) : undoable);
      if (isUndoable) await keepUndo(tx, { action, before, after, ...followed });
      return {
        ...(await showCandidate(actor, after, tx.session)),
        already,
        undoUntil: isUndoable
          ? new Date(tx.at.getTime() + limits.undoSeconds * 1000).toISOString()
          : null,
      };
    });
  } catch (error) {
    throw await explainConflict(ctx, id, await withAllowed(ctx, id, error));
  }
}

/** Adds the possible actions to the error of a refused one. */
async function withAllowed(ctx: RequestContext, id: string, error: unknown): Promise<unknown> {
  if (!(error instanceof AppError) || error.code !== 'INVALID_TRANSITION') return error;
  if (error.context?.['allowedActions']) return error;
  const candidate = await CandidateModel.findOne(
    /^C-/i.test(id) ? { number: id.toUpperCase() } : { _id: id },
  ).lean();
  return new AppError('INVALID_TRANSITION', {
    context: {
      ...error.context,
      allowedActions: candidate ? allowedStatusActions(ctx.actor, candidate) : [],
    },
    cause: error,
  });
}
