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

/** Which attempt of its kind for its pool the next interview of a person is. */
export async function nextAttempt(tx: Tx, { candidateId, kind, poolId }: Line): Promise<number> {
  const held = await VettingInterviewModel.find(
    { candidateId, kind, poolId, deletedAt: null, status: { $ne: 'cancelled' } },
    { attempt: 1 },
    { session: tx.session },
  ).lean();
  return Math.max(0, ...held.map(({ attempt }) => attempt)) + 1;
}

const { attempts } = limits.vetting;

/** Whether the actor may begin an attempt: none beyond the last, and the last with the right to it. */
export const mayAttempt = (actor: Actor, attempt: number): boolean =>
  attempt < attempts || (attempt === attempts && actor.can('vettingInterview.correct'));

/** @throws AppError INTERVIEW_ATTEMPTS beyond the last, and for the last without the right to it */
export function requireAttempt(actor: Actor, attempt: number): void {
  if (!mayAttempt(actor, attempt))
    throw new AppError('INTERVIEW_ATTEMPTS', { context: { attempt, attempts } });
}

/** Whether the person may choose another time after this one, as far as vetting and attempts go. */
export const mayChooseAgain = (
  actor: Actor,
  { vettingStatus }: Pick<Candidate, 'vettingStatus'>,
  { attempt }: Pick<VettingInterviewRecord, 'attempt'>,
): boolean => interviewableStates.includes(vettingStatus) && mayAttempt(actor, attempt + 1);
