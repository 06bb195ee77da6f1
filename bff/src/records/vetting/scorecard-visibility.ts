import type { ClientSession, QueryFilter, Types } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import { among } from '../../db/among.ts';
import { HeldValues } from '../../db/held-values.ts';
import { ScorecardModel, type ScorecardRecord } from './scorecard.model.ts';
import { VettingInterviewModel, type VettingInterviewRecord } from './vetting-interview.model.ts';

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
  const own = await judgedInterviews(actor, [candidateId], session);
  if (own.length === 0 && actor.scopeOf('vetting.read') === 'assigned') return true;
  return isToJudge(actor, candidateId, own, session);
}

/**
 * Those of these people, or of all, whom the reader interviews and of whom a scorecard of theirs is
 * still to come.
 */
export async function peopleToJudge(
  actor: Actor,
  candidateIds: readonly Types.ObjectId[] | null,
  session: ClientSession | null = null,
): Promise<ReadonlySet<string>> {
  const all = await interviewsHeldBy(actor, session);
  const isAsked = candidateIds && among(candidateIds);
  const held = all.filter(({ candidateId }) => isAsked?.(candidateId) ?? true);
  if (held.length === 0) return new Set();
  const ids = held.map(({ candidateId }) => candidateId);
  const judged = new Set((await judgedInterviews(actor, ids, session)).map(String));
  return new Set(
    held
      .filter(({ _id }) => !judged.has(String(_id)))
      .map(({ candidateId }) => candidateId.toHexString()),
  );
}

type Held = Pick<VettingInterviewRecord, '_id' | 'candidateId'>;

/** Asked with nearly every page of people; what decides about rights is held for a moment. */
const heldInterviews = new HeldValues<Held[]>({
  collections: [VettingInterviewModel.collection.name],
  heldFor: 800,
});

/** All interviews that somebody holds or held. */
function interviewsHeldBy(actor: Actor, session: ClientSession | null): Promise<Held[]> {
  const read = async (): Promise<Held[]> =>
    await VettingInterviewModel.find(
      openInterviews(actor, []),
      { candidateId: 1 },
      { session },
    ).lean();
  return session ? read() : heldInterviews.get(actor.userId.toHexString(), read);
}

/** The interviews of these people of which the reader's scorecard is in. */
const judgedInterviews = (
  actor: Actor,
  candidateIds: readonly Types.ObjectId[],
  session: ClientSession | null = null,
): Promise<Types.ObjectId[]> =>
  ScorecardModel.distinct('interviewId', {
    candidateId: { $in: candidateIds },
    authorId: actor.userId,
    deletedAt: null,
    status: { $ne: 'draft' },
  }).session(session);

const isToJudge = async (
  actor: Actor,
  candidateId: Types.ObjectId,
  done: Types.ObjectId[],
  session: ClientSession | null,
): Promise<boolean> =>
  (await VettingInterviewModel.exists({ ...openInterviews(actor, done), candidateId }).session(
    session,
  )) !== null;

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
