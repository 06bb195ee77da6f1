import { interviewHoldsTime } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
import { findLiveCandidate } from '../../../records/candidates/candidate-lookup.ts';
import { VettingInterviewModel } from '../../../records/vetting/vetting-interview.model.ts';
import { decisionsOf } from './change-vetting.ts';
import { stateBelowHold, takeFollowingStep } from './following-step.ts';
import { standingSteps } from './standing-steps.ts';

/** Steps after which a candidate's earlier interviews no longer count. */
const newRound = ['need_more', 'skip_to_interview', 'expire', 'fail', 'revoke'] as const;

/**
 * Aligns a candidate's vetting with the interviews: one is planned, one was held and none is
 * planned, or there are none. A status set by staff stays; a vetting on hold resumes in the state
 * that its interviews led to.
 */
export async function followInterviews(tx: Tx, candidateId: Types.ObjectId): Promise<void> {
  const candidate = await findLiveCandidate(candidateId, tx.session);
  if (!candidate) return;
  const state = await stateBelowHold(candidate, tx.session);
  if (state === 'screening_submitted') {
    await takeFollowingStep(tx, candidate, 'invite_interview');
    return followInterviews(tx, candidateId);
  }
  if (state !== 'interview_to_schedule' && state !== 'interview_scheduled') return;
  const isArranged = await VettingInterviewModel.exists({
    candidateId,
    deletedAt: null,
    status: { $in: [...interviewHoldsTime] },
  }).session(tx.session);
  if (isArranged) {
    if (state === 'interview_to_schedule')
      await takeFollowingStep(tx, candidate, 'interview_confirmed');
    return;
  }
  const steps = standingSteps(await decisionsOf(candidateId, tx.session));
  const since = steps.find(({ action }) => newRound.some((one) => one === action));
  const isHeld = await VettingInterviewModel.exists({
    candidateId,
    deletedAt: null,
    status: 'completed',
    closedAt: { $gt: since?.at ?? new Date(0) },
  }).session(tx.session);
  if (isHeld) await takeFollowingStep(tx, candidate, 'interview_completed');
  else if (state === 'interview_scheduled')
    await takeFollowingStep(tx, candidate, 'interview_called_off');
}
