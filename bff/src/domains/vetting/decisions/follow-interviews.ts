import { interviewHoldsTime } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
import { findLiveCandidate } from '../../../records/candidates/candidate-lookup.ts';
import { VettingInterviewModel } from '../../../records/vetting/vetting-interview.model.ts';
import { changeVetting, decisionsOf } from './change-vetting.ts';
import { standingSteps } from './standing-steps.ts';

/** Steps after which a candidate's earlier interviews no longer count. */
const newRound = ['need_more', 'skip_to_interview', 'expire', 'fail', 'revoke'] as const;

/**
 * Aligns a candidate's vetting with the interviews: one planned, one held with none to come, or
 * none at all. A status chosen by staff stays.
 */
export async function followInterviews(tx: Tx, candidateId: Types.ObjectId): Promise<void> {
  const candidate = await findLiveCandidate(candidateId, tx.session);
  if (!candidate) return;
  const { vettingStatus } = candidate;
  if (vettingStatus === 'screening_submitted') {
    await changeVetting(tx, candidate, { action: 'invite_interview' });
    return followInterviews(tx, candidateId);
  }
  if (vettingStatus !== 'interview_to_schedule' && vettingStatus !== 'interview_scheduled') return;
  const isArranged = await VettingInterviewModel.exists({
    candidateId,
    deletedAt: null,
    status: { $in: [...interviewHoldsTime] },
  }).session(tx.session);
  if (isArranged) {
    if (vettingStatus === 'interview_to_schedule')
      await changeVetting(tx, candidate, { action: 'interview_confirmed' });
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
  if (isHeld) await changeVetting(tx, candidate, { action: 'interview_completed' });
  else if (vettingStatus === 'interview_scheduled')
    await changeVetting(tx, candidate, { action: 'interview_called_off' });
}
