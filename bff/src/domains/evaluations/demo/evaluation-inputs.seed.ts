import {
  CompanyUserModel,
  type CompanyUser,
} from '../../../records/companies/company-user.model.ts';
import {
  EvaluationInputModel,
  type EvaluationInputRecord,
} from '../client-input/evaluation-input.model.ts';
import {
  EvaluationModel,
  type EvaluationRecord,
} from '../../../records/evaluations/evaluation.model.ts';
import { PlacementModel, type Placement } from '../../../records/placements/placement.model.ts';
import type { DemoTime } from '../../../demo/demo-time.ts';

const said =
  'Reliable, and calm when it counts. I would like to hear earlier when a date moves, and to see this person lead the next release.';

/**
 * Asks two supervisors for their view: one has answered, the other can be reminded, which puts a
 * link into the development mailbox.
 */
export async function seedEvaluationInputs(time: DemoTime): Promise<void> {
  const [waiting, answered] = await Promise.all([reviewIn('in_progress'), reviewIn('shared')]);
  if (answered)
    await write(answered, {
      status: 'answered',
      askedAt: time.ago(20),
      expiresAt: time.ago(6),
      answeredAt: time.ago(17),
      text: said,
    });
  if (waiting) await write(waiting, { askedAt: time.ago(2), expiresAt: time.ago(-12) });
}

interface Review {
  evaluation: EvaluationRecord;
  placement: Placement;
  supervisor: CompanyUser;
}

/** Finds a review in this state of a contractor whose work has a supervisor. */
async function reviewIn(status: EvaluationRecord['status']): Promise<Review | null> {
  const reviews = await EvaluationModel.find({ status, candidateId: { $ne: null } })
    .sort({ _id: 1 })
    .lean();
  for (const evaluation of reviews) {
    const placement = await PlacementModel.findOne({
      candidateId: evaluation.candidateId,
      supervisorCompanyUserId: { $ne: null },
    })
      .sort({ startDate: -1 })
      .lean();
    const supervisor =
      placement && (await CompanyUserModel.findById(placement.supervisorCompanyUserId).lean());
    if (supervisor) return { evaluation, placement, supervisor };
  }
  return null;
}

async function write(
  { evaluation, placement, supervisor }: Review,
  changes: Partial<EvaluationInputRecord>,
): Promise<void> {
  const { reviewerUserId } = evaluation;
  await EvaluationInputModel.create({
    evaluationId: evaluation._id,
    placementId: placement._id,
    companyId: placement.companyId,
    companyUserId: supervisor._id,
    userId: supervisor.userId,
    askedBy: reviewerUserId,
    createdBy: reviewerUserId,
    updatedBy: reviewerUserId,
    createdAt: changes.askedAt,
    updatedAt: changes.answeredAt ?? changes.askedAt,
    ...changes,
  });
}
