import { canTransition, vettingMachine, type VettingMachineAction } from '@muster/contracts';
import type { Types } from 'mongoose';
import { dayOf } from '../../../db/calendar-day.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { findLiveCandidate } from '../../candidates/api/candidate-lookup.ts';
import { changeVetting, decisionsOf } from '../decisions/change-vetting.ts';

/** What other domains bring about in the vetting of a person. */
export type Following = Extract<
  VettingMachineAction,
  'send_screening' | 'candidate_submits' | 'form_ends'
>;

/**
 * Takes a step that follows from another event, such as a submitted form, if the vetting is in a
 * state that allows it; a failed candidate begins again from the retry day on.
 */
export async function followVetting(
  tx: Tx,
  candidateId: Types.ObjectId,
  action: Following,
): Promise<void> {
  const candidate = await findLiveCandidate(candidateId, tx.session);
  if (!candidate) return;
  const { vettingStatus } = candidate;
  if (!canTransition(vettingMachine, vettingStatus, action)) return;
  if (vettingStatus === 'failed' && isTooEarly(tx, await retryDayOf(tx, candidateId))) return;
  await changeVetting(tx, candidate, { action });
}

const isTooEarly = (tx: Tx, retryDay: string | null): boolean =>
  retryDay !== null && dayOf(tx.at) < retryDay;

/** The first day on which a failed candidate may try again; null otherwise. */
async function retryDayOf({ session }: Tx, candidateId: Types.ObjectId): Promise<string | null> {
  const [latest] = await decisionsOf(candidateId, session);
  return latest?.action === 'fail' ? latest.retryAfter : null;
}
