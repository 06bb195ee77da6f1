import { limits, openEvaluationStates, shiftDay } from '@muster/contracts';
import { Types } from 'mongoose';
import { today } from '../../db/calendar-day.ts';
import { systemContext, transact } from '../../db/unit-of-work.ts';
import type { EventHandlers } from '../../outbox/event-handlers.ts';
import { EvaluationModel } from '../../records/evaluations/evaluation.model.ts';
import { contractsById } from '../placements/api/contracts-of-person.ts';
import { placementEnded } from '../placements/api/placement-events.ts';
import { membersById, membersOfCandidate } from '../team/api/members.ts';
import { scheduleEvaluation } from './record/create-evaluation.ts';
import { usualReviewer } from './record/read-evaluations.ts';
import { defaultTemplate } from './templates/shipped-templates.ts';

/**
 * Schedules an evaluation by the person's lead at the end of a contract, as information for the
 * next client. An evaluation already under way counts as this one.
 */
async function evaluateEnd(id: string): Promise<void> {
  const placement = (await contractsById([new Types.ObjectId(id)])).get(id);
  const template = await defaultTemplate();
  if (!placement || !template) return;
  const members = await membersById(await membersOfCandidate(placement.candidateId));
  const member = [...members.values()].find(({ kind }) => kind === 'contractor');
  const reviewerUserId = member && (await usualReviewer(member));
  if (!reviewerUserId) return;
  const cycle = `End of ${placement.number}`;
  const isThere = await EvaluationModel.exists({
    memberId: member._id,
    deletedAt: null,
    $or: [{ cycle }, { status: { $in: [...openEvaluationStates] } }],
  });
  if (isThere) return;
  const last = await EvaluationModel.findOne(
    { memberId: member._id, status: { $ne: 'cancelled' }, deletedAt: null },
    { periodEnd: 1 },
  )
    .sort({ periodEnd: -1 })
    .lean();
  const periodEnd = placement.actualEndDate ?? today();
  const since = last && shiftDay(last.periodEnd, 1);
  const isLater = since && since > placement.startDate && since <= periodEnd;
  await transact(systemContext(placementEnded), (tx) =>
    scheduleEvaluation(
      tx,
      member,
      {
        cycle,
        periodStart: isLater ? since : placement.startDate,
        periodEnd,
        dueOn: shiftDay(today(), limits.evaluation.noticeDays),
        reviewerUserId,
        template,
      },
      // The person's access ended with the contract, so only the reviewer is notified.
      { tellsMember: false },
    ),
  );
}

/** Schedules evaluations when contracts end. */
export const evaluationEvents: EventHandlers = {
  [placementEnded]: ({ payload }) => evaluateEnd(String(payload.placementId)),
};
