import { extractionReviewMachine, type cvReadingEndpoints } from '@muster/contracts';
import { audit } from '../../../audit/audit.service.ts';
import { isDuplicateKey } from '../../../db/duplicate-key.ts';
import { runTransition } from '../../../db/transition.ts';
import { transact, type Tx } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { writeReviewedFacts, type Candidate } from '../../candidates/api/reviewed-facts.ts';
import { findReview } from '../cv-reading.policy.ts';
import { ExtractionReviewModel, type ExtractionReview } from '../extraction-review.model.ts';
import { showReview } from '../extraction-review.serializer.ts';
import { withoutFacts } from '../profile/applied-facts.ts';
import { requireStep } from './review-step.ts';

type Action = keyof typeof extractionReviewMachine.transitions;

/** Dismisses a review; the profile stays as it is. */
export const dismissReview: Service<typeof cvReadingEndpoints.dismiss> = (ctx, { params, body }) =>
  transact(ctx, async (tx) => {
    const { actor } = ctx;
    const { review, candidate } = await findReview(actor, params.id, tx.session);
    if (review.status === 'dismissed')
      return showReview(review, { actor, candidate, session: tx.session });
    requireStep(review, 'dismiss');
    const after = await step(tx, review, 'dismiss', body.version);
    return showReview(after, { actor, candidate, session: tx.session });
  });

/** Reverts what was applied, as long as these parts have not changed since. */
export const undoReview: Service<typeof cvReadingEndpoints.undo> = async (
  ctx,
  { params, body },
) => {
  try {
    return await transact(ctx, async (tx) => {
      const { actor } = ctx;
      const { review, candidate } = await findReview(actor, params.id, tx.session);
      requireStep(review, 'undo');
      const record = await takeBack(tx, review, candidate);
      const after = await step(tx, review, 'undo', body.version);
      return showReview(after, { actor, candidate: record, session: tx.session });
    });
  } catch (error) {
    // The same CV has been read again since, and that review is the current one.
    if (isDuplicateKey(error))
      throw new AppError('INVALID_TRANSITION', {
        context: { currentState: 'applied', action: 'undo' },
      });
    throw error;
  }
};

async function takeBack(
  tx: Tx,
  { applied }: ExtractionReview,
  candidate: Candidate,
): Promise<Candidate> {
  if (!applied) return candidate;
  const { after } = await writeReviewedFacts(tx, {
    candidate,
    base: applied.version,
    paths: applied.paths,
    facts: (current) => withoutFacts(current, applied),
    action: 'candidate.undo_cv',
  });
  return after;
}

async function step(
  tx: Tx,
  review: ExtractionReview,
  action: Extract<Action, 'dismiss' | 'undo'>,
  version: number,
): Promise<ExtractionReview> {
  const { after } = await runTransition<ExtractionReview['status'], Action, ExtractionReview>(
    tx,
    ExtractionReviewModel,
    {
      machine: extractionReviewMachine,
      action,
      filter: { _id: review._id },
      actor: null,
      version,
      set: () => ({
        $set: {
          reviewedBy: tx.userId,
          openFor: action === 'undo' ? review.attachmentId : null,
          ...(action === 'undo' && { applied: null, appliedAt: null }),
        },
      }),
    },
  );
  await audit(tx, {
    action: `extraction_review.${action}`,
    entity: 'extraction_review',
    entityId: after._id,
    changes: [{ path: 'status', before: review.status, after: after.status }],
  });
  return after;
}
