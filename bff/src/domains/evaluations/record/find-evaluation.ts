import type { PermissionName } from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { isRecordId } from '../../../db/record-id.ts';
import { AppError } from '../../../http/app-error.ts';
import { membersById, type TeamMember } from '../../team/api/members.ts';
import {
  EvaluationModel,
  type EvaluationRecord,
} from '../../../records/evaluations/evaluation.model.ts';
import { rightsOn, visibleTo } from '../evaluations.policy.ts';

/** An evaluation with the person evaluated. */
export interface FoundEvaluation {
  evaluation: EvaluationRecord;
  member: TeamMember;
}

/**
 * Returns an evaluation that the reader may open and on which `permission` is held. The author of a
 * self review can also find it right after submitting, so that a repeat is recognised.
 * @throws AppError NOT_FOUND for a missing or hidden one, FORBIDDEN
 */
export async function findEvaluation(
  actor: Actor,
  permission: PermissionName,
  id: string,
  session: ClientSession | null = null,
): Promise<FoundEvaluation> {
  if (!isRecordId(id)) throw new AppError('NOT_FOUND');
  const answered = { userId: actor.userId, lastAction: 'evaluation.submit_self' };
  const visible = await visibleTo(actor, session);
  const evaluation = await EvaluationModel.findOne(
    {
      $and: [
        { _id: id, deletedAt: null },
        permission === 'evaluation.answerOwn' ? { $or: [visible, answered] } : visible,
      ],
    },
    null,
    { session },
  ).lean();
  const member =
    evaluation &&
    (await membersById([evaluation.memberId], session)).get(evaluation.memberId.toHexString());
  if (!evaluation || !member) throw new AppError('NOT_FOUND');
  if (permission !== 'evaluation.read' && !rightsOn(actor, evaluation).holds(permission))
    throw new AppError('FORBIDDEN', { context: { role: actor.role } });
  return { evaluation, member };
}
