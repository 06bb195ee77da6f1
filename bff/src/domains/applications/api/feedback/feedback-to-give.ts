import { isFeedbackToGive } from '@muster/contracts';
import type { Actor } from '../../../../auth/actor.ts';
import { ownFeedbackOf } from '../../feedback/client-feedback.ts';

/** Counts the feedback that the agency waits for and the reader can send now. */
export async function countFeedbackToGive(actor: Actor): Promise<number> {
  if (!actor.can('clientFeedback.write')) return 0;
  return (await ownFeedbackOf(actor)).filter(isFeedbackToGive).length;
}
