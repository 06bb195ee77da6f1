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
 * Takes a step that follows from something else, such as a form that was sent, where the vetting is
 * at a state from which it leads on; somebody who failed begins again from their retry day on.
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

/** The first day on which somebody who failed may try again; null for everybody else. */
async function retryDayOf({ session }: Tx, candidateId: Types.ObjectId): Promise<string | null> {
  const [latest] = await decisionsOf(candidateId, session);
  return latest?.action === 'fail' ? latest.retryAfter : null;
}
