import { Types, type ClientSession } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import { ScorecardModel } from './scorecard.model.ts';
import { isWrittenBy, peopleToJudge } from './scorecard-visibility.ts';

/** By candidate, the authors whose marks are hidden from a reader. */
export type KeptMarks = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Returns the authors whose marks are hidden from an interviewer who has not submitted their own
 * scorecard yet, so that judgements stay independent: other authors of submitted scorecards, on
 * these candidates or on all.
 */
export async function keptMarks(
  actor: Actor,
  candidateIds: readonly Types.ObjectId[] | null,
  session: ClientSession | null = null,
): Promise<KeptMarks> {
  const kept = new Map<string, Set<string>>();
  if (!actor.can('vetting.submitFeedback')) return kept;
  const people = await peopleToJudge(actor, candidateIds, session);
  if (people.size === 0) return kept;
  const cards = await ScorecardModel.find(
    {
      candidateId: { $in: [...people].map((id) => new Types.ObjectId(id)) },
      status: { $ne: 'draft' },
      deletedAt: null,
    },
    { candidateId: 1, authorId: 1, typedBy: 1 },
    { session },
  ).lean();
  for (const card of cards) {
    if (isWrittenBy(actor, card)) continue;
    const id = card.candidateId.toHexString();
    kept.set(id, (kept.get(id) ?? new Set()).add(card.authorId.toHexString()));
  }
  return kept;
}
