import { evaluationMachine, stepOf, type EvaluationMachineAction } from '@muster/contracts';
import { audit, changesBetween } from '../../audit/audit.service.ts';
import { changeState, requireState, type StateChangeRules } from '../../db/transition.ts';
import type { Tx } from '../../db/unit-of-work.ts';
import {
  EvaluationModel,
  type EvaluationRecord,
} from '../../records/evaluations/evaluation.model.ts';

/** Fields in the audit log: the state and the reviewer, never the content. */
export const auditedFields = [
  'status',
  'cycle',
  'periodStart',
  'periodEnd',
  'dueOn',
  'reviewerUserId',
] as const satisfies readonly (keyof EvaluationRecord)[];

/** Records that an evaluation was changed. */
export const auditEvaluation = (
  tx: Tx,
  action: string,
  before: EvaluationRecord | null,
  after: EvaluationRecord,
): Promise<void> =>
  audit(tx, {
    action: `evaluation.${action}`,
    entity: 'evaluation',
    entityId: after._id,
    ...(tx.userId === null && { actorKind: 'job' as const }),
    changes: changesBetween<EvaluationRecord>(before, after, auditedFields),
  });

interface EvaluationChange extends StateChangeRules<EvaluationRecord> {
  action: EvaluationMachineAction;
  set?: Partial<EvaluationRecord>;
}

/**
 * Moves an evaluation from one state to the next, with audit; returns `already` if the same user
 * made the same change last.
 * @throws AppError INVALID_TRANSITION, VERSION_CONFLICT
 */
export async function changeEvaluation(
  tx: Tx,
  current: EvaluationRecord,
  { action, set = {}, ...rules }: EvaluationChange,
): Promise<{ evaluation: EvaluationRecord; already: boolean }> {
  const { to } = stepOf(evaluationMachine, action);
  const { after, already } = await changeState<EvaluationRecord>(tx, EvaluationModel, current, {
    isRepeat: ({ status }) => status === to,
    ...rules,
    name: `evaluation.${action}`,
    requireState: ({ status }) => requireState(evaluationMachine, action, status),
    set: ({ status }) => ({ $set: { ...set, status: to, previousStatus: status } }),
  });
  if (!already) await auditEvaluation(tx, action, current, after);
  return { evaluation: after, already };
}
