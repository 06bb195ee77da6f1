import type { ClientSession, Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { ScorecardModel, type ScorecardRecord } from '../scorecard.model.ts';
import { VettingInterviewModel } from '../vetting-interview.model.ts';

type Card = Pick<ScorecardRecord, 'authorId' | 'status'>;

export const isSubmitted = ({ status }: Pick<ScorecardRecord, 'status'>): boolean =>
  status !== 'draft';

/**
 * Whether the reader's own judgement of a person is still to come: they have an interview of the
 * person without a submitted scorecard, or, as a vetter, submitted none at all.
 */
export async function owesJudgement(
  actor: Actor,
  candidateId: Types.ObjectId,
  session: ClientSession | null = null,
): Promise<boolean> {
  const own: Types.ObjectId[] = await ScorecardModel.distinct('interviewId', {
    candidateId,
    authorId: actor.userId,
    deletedAt: null,
    status: { $ne: 'draft' },
  }).session(session);
  if (own.length === 0 && actor.scopeOf('vetting.read') === 'assigned') return true;
  const open = await VettingInterviewModel.exists({
    candidateId,
    _id: { $nin: own },
    deletedAt: null,
    status: { $nin: ['cancelled', 'no_show'] },
    'interviewers.userId': actor.userId,
  }).session(session);
  return open !== null;
}

/**
 * Drafts are visible to their author; submitted ones of others only after one's own is submitted,
 * so that judgements stay independent.
 */
export const isHiddenFrom = (actor: Actor, card: Card, owes: boolean): boolean =>
  !card.authorId.equals(actor.userId) && (!isSubmitted(card) || owes);
