import { canTransition, vettingMachine, type VettingState } from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
import type { Candidate } from '../../../records/candidates/candidate-lookup.ts';
import { changeVetting, decisionsOf, keepDecision } from './change-vetting.ts';
import { resumedState, type FollowingStep } from './resumed-state.ts';

/**
 * Takes a step that results from a form or an interview, if the state allows it. A vetting on hold
 * stays on hold: the step is stored, and the vetting later resumes in the resulting state.
 */
export async function takeFollowingStep(
  tx: Tx,
  candidate: Candidate,
  action: FollowingStep,
): Promise<void> {
  if (!canTransition(vettingMachine, await stateBelowHold(candidate, tx.session), action)) return;
  const { _id, vettingStatus } = candidate;
  if (vettingStatus === 'on_hold')
    await keepDecision(tx, {
      candidateId: _id,
      action,
      fromStatus: vettingStatus,
      toStatus: vettingStatus,
      reasonId: null,
      note: null,
      feedbackIds: [],
      expiresAt: null,
      retryAfter: null,
    });
  else await changeVetting(tx, candidate, { action });
}

/** Returns the state of a vetting; for one on hold, the state in which it would resume. */
export async function stateBelowHold(
  { _id, vettingStatus }: Pick<Candidate, '_id' | 'vettingStatus'>,
  session: ClientSession | null = null,
): Promise<VettingState> {
  return vettingStatus === 'on_hold'
    ? resumedState(await decisionsOf(_id, session))
    : vettingStatus;
}
