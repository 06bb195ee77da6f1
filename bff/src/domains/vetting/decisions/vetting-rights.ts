import {
  actionsFrom,
  vettingActions,
  vettingMachine,
  type VettingAction,
  type VettingState,
} from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { AppError } from '../../../http/app-error.ts';
import { reaches, type Candidate } from '../../../records/candidates/candidate-lookup.ts';
import { VettingInterviewModel } from '../../../records/vetting/vetting-interview.model.ts';

/** Checks the right to decide: vetters decide only about candidates whose interview they lead. */
export async function mayDecide(
  actor: Actor,
  candidate: Candidate,
  session: ClientSession | null = null,
): Promise<boolean> {
  if (!reaches(actor, 'vetting.decide', candidate)) return false;
  if (actor.scopeOf('vetting.decide') === 'all') return true;
  const led = await VettingInterviewModel.exists({
    candidateId: candidate._id,
    status: { $ne: 'cancelled' },
    interviewers: { $elemMatch: { userId: actor.userId, isLead: true } },
  }).session(session);
  return led !== null;
}

/** @throws AppError FORBIDDEN for a user who leads no interview of the candidate */
export async function requireVerdict(
  actor: Actor,
  candidate: Candidate,
  session: ClientSession | null,
): Promise<void> {
  if (!(await mayDecide(actor, candidate, session)))
    throw new AppError('FORBIDDEN', { context: { role: actor.role } });
}

/** Returns the reader's possible decisions now, in display order. */
export async function allowedVettingActions(
  actor: Actor,
  candidate: Candidate,
  status: VettingState,
): Promise<VettingAction[]> {
  const decides = await mayDecide(actor, candidate);
  const possible: readonly string[] = actionsFrom(vettingMachine, status, (permission) => {
    if (permission === 'system' || permission === 'public') return false;
    return permission === 'vetting.decide' ? decides : reaches(actor, permission, candidate);
  });
  return vettingActions.filter((action) => possible.includes(action));
}
