import type { BodyOf, cvReadingEndpoints } from '@muster/contracts';
import { transact } from '../../../db/unit-of-work.ts';
import { updateVersioned } from '../../../db/versioned-update.ts';
import { invalidField } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { findReview } from '../cv-reading.policy.ts';
import {
  ExtractionReviewModel,
  type AnyProposal,
  type ExtractionReview,
} from '../extraction-review.model.ts';
import { showReview } from '../extraction-review.serializer.ts';
import { requireStep } from './review-step.ts';

type Decision = BodyOf<typeof cvReadingEndpoints.decide>['decisions'][number];

/**
 * Saves decisions as they are made. If two users work on one CV, decisions on different proposals
 * are merged.
 */
export const decideReview: Service<typeof cvReadingEndpoints.decide> = (ctx, { params, body }) =>
  transact(ctx, async (tx) => {
    const { actor } = ctx;
    const { review, candidate } = await findReview(actor, params.id, tx.session);
    requireStep(review, 'decide');
    const { after } = await updateVersioned<ExtractionReview>(tx, ExtractionReviewModel, {
      filter: { _id: review._id },
      base: body.version,
      paths: body.decisions.map(({ id }) => `proposals.${id}`),
      apply: (current) => ({
        $set: {
          status: 'in_review',
          previousStatus: current.status,
          reviewedBy: tx.userId,
          proposals: decided(current.proposals, body.decisions),
        },
      }),
    });
    return showReview(after, { actor, candidate, session: tx.session });
  });

/** @throws AppError VALIDATION_FAILED with NOT_FOUND for a proposal that the review does not have */
function decided(proposals: readonly AnyProposal[], decisions: readonly Decision[]): AnyProposal[] {
  const changed = new Map<string, AnyProposal>();
  decisions.forEach((decision, index) => {
    const proposal = proposals.find(({ _id }) => _id.toHexString() === decision.id);
    if (!proposal || proposal.kind !== decision.kind)
      throw invalidField(`decisions[${index}].id`, 'NOT_FOUND');
    // The kinds are equal, so the fields match.
    changed.set(decision.id, {
      ...proposal,
      decision: decision.decision,
      asNew: decision.asNew ?? proposal.asNew,
      edited: decision.fields ?? (decision.decision === 'edited' ? proposal.edited : null),
    } as AnyProposal);
  });
  return proposals.map((proposal) => changed.get(proposal._id.toHexString()) ?? proposal);
}
