import type { EvaluationState, evaluationEndpoints } from '@muster/contracts';
import { Types, type ClientSession } from 'mongoose';
import { isDuplicateKey } from '../../../db/duplicate-key.ts';
import { foldText } from '../../../db/fold-text.ts';
import { transact, type Tx } from '../../../db/unit-of-work.ts';
import { AppError, invalidField } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { findMember, type TeamMember } from '../../team/api/members.ts';
import { auditEvaluation } from '../change-evaluation.ts';
import {
  EvaluationModel,
  type EvaluationRecord,
  type GoalRecord,
} from '../../../records/evaluations/evaluation.model.ts';
import { notifyMember, notifyReviewer } from '../evaluation-notices.ts';
import type { EvaluationTemplateRecord } from '../templates/evaluation-template.model.ts';
import { chosenTemplate } from '../templates/keep-templates.ts';
import { mayReview, showEvaluation } from './show-evaluation.ts';

/** Schedules an evaluation of another person. */
export const createEvaluation: Service<typeof evaluationEndpoints.create> = (
  ctx,
  { params, body },
) =>
  transact(ctx, async (tx) => {
    const { actor } = ctx;
    const { session } = tx;
    const member = await findMember(actor, 'teamMember.read', params.id, session);
    if (actor.selfUserIds.some((id) => id.equals(member.userId)))
      throw new AppError('FORBIDDEN', { context: { role: actor.role } });
    if (member.status === 'ended')
      throw new AppError('INVALID_TRANSITION', {
        context: { currentState: member.status, action: 'create' },
      });
    const { reviewerUserId, templateId, ...plan } = body;
    const evaluation = await scheduleEvaluation(tx, member, {
      ...plan,
      reviewerUserId: await chosenReviewer(reviewerUserId, member, 'reviewerUserId', session),
      template: await chosenTemplate(templateId, session),
    });
    return showEvaluation(actor, { evaluation, member }, session);
  });

/** Returns another active user with a role that evaluates. @throws AppError VALIDATION_FAILED */
export async function chosenReviewer(
  id: string,
  { userId }: Pick<TeamMember, 'userId'>,
  path: string,
  session: ClientSession | null,
): Promise<Types.ObjectId> {
  const reviewer = new Types.ObjectId(id);
  if (reviewer.equals(userId)) throw invalidField(path, 'NOT_ALLOWED');
  if (!(await mayReview(reviewer, session))) throw invalidField(path, 'NOT_FOUND');
  return reviewer;
}

interface Plan {
  cycle: string;
  periodStart: string;
  periodEnd: string;
  dueOn: string;
  reviewerUserId: Types.ObjectId;
  template: Pick<EvaluationTemplateRecord, 'criteria'>;
}

/**
 * Stores a new evaluation with the goals that are still open, and notifies the people concerned.
 */
export async function scheduleEvaluation(
  tx: Tx,
  member: TeamMember,
  { template, ...plan }: Plan,
  { tellsMember = true }: { tellsMember?: boolean } = {},
): Promise<EvaluationRecord> {
  const { session } = tx;
  const [created] = await unlessTaken(
    EvaluationModel.create(
      [
        {
          ...plan,
          cycleKey: foldText(plan.cycle),
          memberId: member._id,
          userId: member.userId,
          candidateId: member.candidateId,
          criteria: template.criteria,
          goals: await openGoals(member, session),
          noticeAt: tx.at,
          createdAt: tx.at,
          createdBy: tx.userId,
          updatedAt: tx.at,
          updatedBy: tx.userId,
        },
      ],
      { session },
    ),
  );
  if (!created) throw new Error('The evaluation was not written');
  const evaluation = created.toObject<EvaluationRecord>();
  await auditEvaluation(tx, 'create', null, evaluation);
  await notifyReviewer(tx, evaluation, 'An evaluation is yours to write');
  if (tellsMember) await notifyMember(tx, evaluation, 'scheduled');
  return evaluation;
}

/** Returns the goals that are not reached yet. */
async function openGoals(member: TeamMember, session: ClientSession): Promise<GoalRecord[]> {
  const shared: EvaluationState[] = ['shared', 'acknowledged'];
  const last = await EvaluationModel.findOne(
    { memberId: member._id, status: { $in: shared }, deletedAt: null },
    { goals: 1 },
    { session },
  )
    .sort({ periodEnd: -1, _id: -1 })
    .lean();
  return (last?.goals ?? []).flatMap((goal) =>
    goal.status === 'open' ? [{ ...goal, _id: new Types.ObjectId(), carried: true }] : [],
  );
}

/** @throws AppError VALIDATION_FAILED if the person already has an evaluation of that cycle */
async function unlessTaken<T>(making: Promise<T>): Promise<T> {
  try {
    return await making;
  } catch (error) {
    if (isDuplicateKey(error)) throw invalidField('cycle', 'NOT_UNIQUE');
    throw error;
  }
}
