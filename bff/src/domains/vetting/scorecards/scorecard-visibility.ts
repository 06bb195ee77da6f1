import type { ClientSession, QueryFilter, Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { ScorecardModel, type ScorecardRecord } from '../scorecard.model.ts';
import { VettingInterviewModel, type VettingInterviewRecord } from '../vetting-interview.model.ts';

type Card = Pick<ScorecardRecord, 'authorId' | 'typedBy' | 'status'>;

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
    ...openInterviews(actor, own),
    candidateId,
  }).session(session);
  return open !== null;
}

/** Those of these people of whom {@link owesJudgement} holds for somebody who interviews them. */
export async function peopleToJudge(
  actor: Actor,
  candidateIds: readonly Types.ObjectId[],
): Promise<ReadonlySet<string>> {
  const own: Types.ObjectId[] = await ScorecardModel.distinct('interviewId', {
    candidateId: { $in: candidateIds },
    authorId: actor.userId,
    deletedAt: null,
    status: { $ne: 'draft' },
  });
  const open: Types.ObjectId[] = await VettingInterviewModel.distinct('candidateId', {
    ...openInterviews(actor, own),
    candidateId: { $in: candidateIds },
  });
  return new Set(open.map((id) => id.toHexString()));
}

const openInterviews = (
  actor: Actor,
  done: Types.ObjectId[],
): QueryFilter<VettingInterviewRecord> => ({
  _id: { $nin: done },
  deletedAt: null,
  status: { $nin: ['cancelled', 'no_show'] },
  'interviewers.userId': actor.userId,
});

/**
 * Drafts are visible to their author; submitted ones of others only after one's own is submitted,
 * so that judgements stay independent.
 */
export const isHiddenFrom = (actor: Actor, card: Card, owes: boolean): boolean =>
  !isWrittenBy(actor, card) && (!isSubmitted(card) || owes);

/** Whether the user is the author of a scorecard, or types it in the author's place. */
export const isWrittenBy = (
  { userId }: Pick<Actor, 'userId'>,
  { authorId, typedBy }: Pick<Card, 'authorId' | 'typedBy'>,
): boolean => authorId.equals(userId) || (typedBy?.equals(userId) ?? false);
