import type { ClientSession, Types } from 'mongoose';
import { dayOf } from '../../../db/calendar-day.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { findLiveCandidate, type Candidate } from '../../../records/candidates/candidate-lookup.ts';
import { decisionsOf } from '../decisions/change-vetting.ts';
import { takeFollowingStep } from '../decisions/following-step.ts';
import type { FollowingStep } from '../decisions/resumed-state.ts';

/** Vetting actions triggered by other domains. */
export type Following = Extract<
  FollowingStep,
  'send_screening' | 'candidate_submits' | 'form_ends'
>;

/**
 * Takes a step triggered by another event, such as a submitted form, if the vetting's state allows
 * it; a failed candidate begins again from the retry day on.
 */
export async function followVetting(
  tx: Tx,
  candidateId: Types.ObjectId,
  action: Following,
): Promise<void> {
  const candidate = await findLiveCandidate(candidateId, tx.session);
  if (!candidate) return;
  if (await isBeforeRetryDay(candidate, tx.at, tx.session)) return;
  await takeFollowingStep(tx, candidate, action);
}

/** Checks whether a candidate failed and their retry day has not come yet. */
export async function isBeforeRetryDay(
  { _id, vettingStatus }: Pick<Candidate, '_id' | 'vettingStatus'>,
  at: Date,
  session: ClientSession | null = null,
): Promise<boolean> {
  if (vettingStatus !== 'failed') return false;
  const [latest] = await decisionsOf(_id, session);
  const retryDay = latest?.action === 'fail' ? latest.retryAfter : null;
  return retryDay !== null && dayOf(at) < retryDay;
}
