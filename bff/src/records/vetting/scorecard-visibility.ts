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
 * Checks whether the reader still owes a judgement of a candidate: they have an interview with the
 * candidate without a submitted scorecard, or, as a vetter, submitted none at all.
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
 * Returns those of these candidates, or of all, whom the reader interviews and for whom they have
 * not submitted a scorecard yet.
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

/** Read for nearly every page of people; cached briefly, as it decides about access. */
const heldInterviews = new HeldValues<Held[]>({
  collections: [VettingInterviewModel.collection.name],
  heldFor: 800,
});

/** Returns all interviews that the actor holds or held. */
function interviewsHeldBy(actor: Actor, session: ClientSession | null): Promise<Held[]> {
  const read = async (): Promise<Held[]> =>
    await VettingInterviewModel.find(
      openInterviews(actor, []),
      { candidateId: 1 },
      { session },
    ).lean();
  return session ? read() : heldInterviews.get(actor.userId.toHexString(), read);
}

/** Returns the interviews of these candidates for which the reader submitted a scorecard. */
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
 * Drafts are visible to their author; submitted scorecards of others only after the reader's own is
 * submitted, so that judgements stay independent.
 */
export const isHiddenFrom = (actor: Actor, card: Card, owes: boolean): boolean =>
  !isWrittenBy(actor, card) && (!isSubmitted(card) || owes);

/** Checks whether the user wrote a scorecard or typed it for its author. */
export const isWrittenBy = (
  { userId }: Pick<Actor, 'userId'>,
  { authorId, typedBy }: Pick<Card, 'authorId' | 'typedBy'>,
): boolean => authorId.equals(userId) || (typedBy?.equals(userId) ?? false);
