import type { experienceSuggestionEndpoints } from '@muster/contracts';
import { transact } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { findCandidateFor } from '../../../records/candidates/candidate-lookup.ts';
import { writeReviewedFacts } from '../../candidates/api/reviewed-facts.ts';
import { withoutFacts } from '../profile/applied-facts.ts';
import { decisionsOf, showSuggestions, undoableUntil } from './list-suggestions.ts';
import { SuggestionDecisionModel } from './suggestion-decision.model.ts';

/** Undoes decisions within ten minutes, the last one first. */
export const undoSuggestions: Service<typeof experienceSuggestionEndpoints.undo> = (
  ctx,
  { params, body },
) =>
  transact(ctx, async (tx) => {
    const { session } = tx;
    let candidate = await findCandidateFor(ctx.actor, 'candidate.updateExperience', params.id, {
      session,
    });
    const decisions = (await decisionsOf(candidate, session)).filter(({ key }) =>
      body.keys.includes(key),
    );
    // Decisions that were already undone are no longer found.
    for (const decision of decisions) {
      const { applied } = decision;
      if (!undoableUntil(decision, candidate, tx.at))
        throw new AppError('SUGGESTION_OUTDATED', { context: { keys: [decision.key] } });
      if (applied) {
        const { after } = await writeReviewedFacts(tx, {
          candidate,
          base: applied.version,
          paths: applied.paths,
          facts: (current) => withoutFacts(current, applied),
          action: 'candidate.undo_suggestion',
        });
        candidate = after;
      }
      await SuggestionDecisionModel.deleteOne({ _id: decision._id }, { session });
    }
    return showSuggestions(candidate, session);
  });
