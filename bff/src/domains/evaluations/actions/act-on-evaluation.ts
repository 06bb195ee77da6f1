import type { Evaluation, PermissionName } from '@muster/contracts';
import { transactShown } from '../../../db/show-conflict.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import type { RequestContext } from '../../../http/context.ts';
import type { EvaluationRecord } from '../../../records/evaluations/evaluation.model.ts';
import { findEvaluation, type FoundEvaluation } from '../record/find-evaluation.ts';
import { showEvaluation } from '../record/show-evaluation.ts';

/** Runs a change of an evaluation in the caller's scope and returns its new state. */
export const actOnEvaluation = (
  ctx: RequestContext,
  id: string,
  permission: PermissionName,
  work: (tx: Tx, found: FoundEvaluation) => Promise<EvaluationRecord>,
): Promise<Evaluation> =>
  transactShown(ctx, {
    find: (session) => findEvaluation(ctx.actor, permission, id, session),
    change: async (tx, found) => ({ ...found, evaluation: await work(tx, found) }),
    show: (found, session) => showEvaluation(ctx.actor, found, session),
  });
