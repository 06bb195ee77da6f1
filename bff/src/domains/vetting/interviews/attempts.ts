import { interviewableStates, limits } from '@muster/contracts';
import type { Actor } from '../../../auth/actor.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Candidate } from '../../../records/candidates/candidate-lookup.ts';
import {
  VettingInterviewModel,
  type VettingInterviewRecord,
} from '../../../records/vetting/vetting-interview.model.ts';

type Line = Pick<VettingInterviewRecord, 'candidateId' | 'kind' | 'poolId'>;

/** Returns the attempt number of a candidate's next interview of this kind and pool. */
export async function nextAttempt(tx: Tx, { candidateId, kind, poolId }: Line): Promise<number> {
  const held = await VettingInterviewModel.find(
    { candidateId, kind, poolId, deletedAt: null, status: { $ne: 'cancelled' } },
    { attempt: 1 },
    { session: tx.session },
  ).lean();
  return Math.max(0, ...held.map(({ attempt }) => attempt)) + 1;
}

const { attempts } = limits.vetting;

/**
 * Checks whether the actor may begin an attempt: none beyond the last, and the last only with
 * permission.
 */
export const mayAttempt = (actor: Actor, attempt: number): boolean =>
  attempt < attempts || (attempt === attempts && actor.can('vettingInterview.correct'));

/** @throws AppError INTERVIEW_ATTEMPTS beyond the last, and for the last one without permission */
export function requireAttempt(actor: Actor, attempt: number): void {
  if (!mayAttempt(actor, attempt))
    throw new AppError('INTERVIEW_ATTEMPTS', { context: { attempt, attempts } });
}

/**
 * Checks whether vetting state and attempts let the candidate choose another time after this
 * interview.
 */
export const mayChooseAgain = (
  actor: Actor,
  { vettingStatus }: Pick<Candidate, 'vettingStatus'>,
  { attempt }: Pick<VettingInterviewRecord, 'attempt'>,
): boolean => interviewableStates.includes(vettingStatus) && mayAttempt(actor, attempt + 1);
