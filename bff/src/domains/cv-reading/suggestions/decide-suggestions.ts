import { wordingKinds, type experienceSuggestionEndpoints } from '@muster/contracts';
import { Types } from 'mongoose';
import type { Suggestion } from '../../../cv-engine/experience-suggestions.types.ts';
import { isDuplicateKey } from '../../../db/duplicate-key.ts';
import { transact, type Tx } from '../../../db/unit-of-work.ts';
import { AppError, invalidField } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { findCandidateFor } from '../../../records/candidates/candidate-lookup.ts';
import { writeReviewedFacts, type Candidate } from '../../candidates/api/reviewed-facts.ts';
import { appliedFacts } from '../profile/applied-facts.ts';
import { findSuggestions } from './find-suggestions.ts';
import { decisionsOf, entryName, showSuggestions } from './list-suggestions.ts';
import { SuggestionDecisionModel, type SuggestionDecision } from './suggestion-decision.model.ts';
import { withSuggestion } from './with-suggestion.ts';

interface Chosen {
  suggestion: Suggestion;
  text: string | undefined;
}

/** Writes all or none of the suggestions into their entries. */
export const acceptSuggestions: Service<typeof experienceSuggestionEndpoints.accept> = (
  ctx,
  { params, body },
) =>
  onceEach(() =>
    transact(ctx, async (tx) => {
      const candidate = await findFor(ctx.actor, params.id, tx);
      const chosen = await choose(tx, candidate, body.items);
      chosen.forEach(({ suggestion, text }, index) => {
        if (suggestion.kind === 'gap_question' || (text && !wordingKinds.includes(suggestion.kind)))
          throw invalidField(`items[${index}].text`, 'NOT_ALLOWED');
      });
      let record = candidate;
      // Written one by one, so that each can be undone separately.
      for (const { suggestion, text } of chosen) {
        const paths = [`experience.${suggestion.experienceId}`];
        const { before, after } = await writeReviewedFacts(tx, {
          candidate: record,
          base: record.version,
          paths,
          facts: (current) => ({
            experience: withSuggestion(current.experience, suggestion, text),
          }),
          action: 'candidate.accept_suggestion',
        });
        record = after;
        await keep(tx, candidate, suggestion, {
          status: text === undefined ? 'accepted' : 'edited',
          after: text ?? suggestion.after,
          applied: appliedFacts(before, after, paths),
        });
      }
      return showSuggestions(record, tx.session);
    }),
  );

/** Dismisses suggestions; they are not made again for the same text. */
export const dismissSuggestions: Service<typeof experienceSuggestionEndpoints.dismiss> = (
  ctx,
  { params, body },
) =>
  onceEach(() =>
    transact(ctx, async (tx) => {
      const candidate = await findFor(ctx.actor, params.id, tx);
      const chosen = await choose(
        tx,
        candidate,
        body.keys.map((key) => ({ key })),
      );
      for (const { suggestion } of chosen)
        await keep(tx, candidate, suggestion, { status: 'dismissed', applied: null });
      return showSuggestions(candidate, tx.session);
    }),
  );

const findFor = (actor: Parameters<typeof findCandidateFor>[0], id: string, tx: Tx) =>
  findCandidateFor(actor, 'candidate.updateExperience', id, { session: tx.session });

/**
 * Returns the suggestions for the keys; those already decided are left out.
 * @throws AppError SUGGESTION_OUTDATED for one that the entries no longer produce
 */
async function choose(
  tx: Tx,
  candidate: Candidate,
  items: readonly { key: string; text?: string | undefined }[],
): Promise<Chosen[]> {
  const found = new Map((await findSuggestions(candidate)).map((one) => [one.key, one]));
  const decided = new Set((await decisionsOf(candidate, tx.session)).map(({ key }) => key));
  const chosen = items
    .filter(({ key }) => !decided.has(key))
    .map(({ key, text }) => ({ key, suggestion: found.get(key), text }));
  const outdated = chosen.filter(({ suggestion }) => !suggestion).map(({ key }) => key);
  if (outdated.length > 0)
    throw new AppError('SUGGESTION_OUTDATED', { context: { keys: outdated } });
  return chosen.flatMap(({ suggestion, text }) => (suggestion ? [{ suggestion, text }] : []));
}

async function keep(
  tx: Tx,
  candidate: Candidate,
  { key, kind, experienceId, before, after, reason, isSafe }: Suggestion,
  decision: Pick<SuggestionDecision, 'status' | 'applied'> & { after?: string },
): Promise<void> {
  await SuggestionDecisionModel.insertMany(
    [
      {
        key,
        kind,
        before,
        after,
        reason,
        isSafe,
        candidateId: candidate._id,
        experienceId: new Types.ObjectId(experienceId),
        entry: entryName(candidate, experienceId),
        engine: 'rules',
        decidedAt: tx.at,
        decidedBy: tx.userId,
        ...decision,
      },
    ],
    { session: tx.session },
  );
}

/** If two users decide at once, the second request sees the first decision. */
async function onceEach<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    return work();
  }
}
