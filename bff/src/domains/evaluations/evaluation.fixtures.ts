import { Types } from 'mongoose';
import { today, addDays } from '../../db/calendar-day.ts';
import { foldText } from '../../db/fold-text.ts';
import type { TeamMember } from '../../records/team/team-member.model.ts';
import {
  EvaluationModel,
  type EvaluationRecord,
} from '../../records/evaluations/evaluation.model.ts';

const criterion = (name: string, weight: number) => ({
  id: new Types.ObjectId().toHexString(),
  name,
  description: '',
  weight,
});

/** Creates an evaluation in any state in the database: three criteria, all rated. */
export async function createEvaluation(
  member: Pick<TeamMember, '_id' | 'userId' | 'candidateId'>,
  changes: Partial<EvaluationRecord> = {},
): Promise<EvaluationRecord> {
  const criteria = changes.criteria ?? [
    criterion('Quality', 50),
    criterion('Delivery', 30),
    criterion('Teamwork', 20),
  ];
  const ratings = criteria.map(({ id }, index) => ({
    criterionId: id,
    score: 5 - index,
    comment: null,
  }));
  const cycle = changes.cycle ?? '2026 H1';
  const evaluation = await EvaluationModel.create({
    memberId: member._id,
    userId: member.userId,
    candidateId: member.candidateId,
    cycle,
    cycleKey: foldText(cycle),
    reviewerUserId: new Types.ObjectId(),
    periodStart: addDays(today(), -180),
    periodEnd: today(),
    dueOn: addDays(today(), 7),
    criteria,
    ratings,
    selfRatings: ratings,
    noticeAt: new Date(),
    strengths: 'Finds the cause before the fix, every time.',
    improvements: 'Says earlier when a date will not hold.',
    ...changes,
  });
  return evaluation.toObject();
}
