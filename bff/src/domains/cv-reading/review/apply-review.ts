import { extractionReviewMachine, type cvReadingEndpoints } from '@muster/contracts';
import type { Types } from 'mongoose';
import { audit } from '../../../audit/audit.service.ts';
import { runTransition } from '../../../db/transition.ts';
import { transact, type Tx } from '../../../db/unit-of-work.ts';
import { AppError, invalidField } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import {
  isTakenMail,
  writeReviewedFacts,
  type Candidate,
  type ReviewedFacts,
} from '../../candidates/api/reviewed-facts.ts';
import { findReview } from '../cv-reading.policy.ts';
import { ExtractionReviewModel, type ExtractionReview } from '../extraction-review.model.ts';
import { showReview } from '../extraction-review.serializer.ts';
import { appliedFacts, type AppliedFacts } from '../profile/applied-facts.ts';
import { catalogueSkills } from '../profile/catalogue-skills.ts';
import { identityOf } from '../profile/cv-identity.ts';
import { proposedFacts, type Accepted } from '../profile/proposed-facts.ts';
import { problemsOf } from '../profile/proposal-rules.ts';
import { requireStep } from './review-step.ts';

/** Writes all accepted proposals to the profile, or none if one of them does not fit. */
export const applyReview: Service<typeof cvReadingEndpoints.apply> = async (
  ctx,
  { params, body },
) => {
  let emailPath: string | null = null;
  try {
    return await transact(ctx, async (tx) => {
      const { actor } = ctx;
      const { review, candidate } = await findReview(actor, params.id, tx.session);
      // A repeated request finds its change already applied.
      if (review.status === 'applied' && review.reviewedBy?.equals(actor.userId))
        return showReview(review, { actor, candidate, session: tx.session });
      requireStep(review, 'apply');
      const accepted = acceptedOf(review);
      if (!body.personConfirmed && identityOf(review.proposals, candidate) === 'mismatch')
        throw new AppError('CV_PERSON_MISMATCH');
      refuseProblems(accepted);
      emailPath = accepted.find(({ proposal }) => proposal.kind === 'contact')?.path ?? 'proposals';
      const { record, applied } = await writeFacts(tx, review, candidate, {
        accepted,
        base: body.candidateVersion,
      });
      const after = await close(tx, review, body.version, applied);
      return showReview(after, { actor, candidate: record, session: tx.session });
    });
  } catch (error) {
    // Another active record has the address; the unique index decides between concurrent writes.
    if (emailPath && isTakenMail(error))
      throw invalidField(`${emailPath}.fields.value`, 'NOT_UNIQUE');
    throw error;
  }
};

const acceptedOf = ({ proposals }: ExtractionReview): Accepted[] =>
  proposals.flatMap((proposal, index) =>
    proposal.decision === 'accepted' || proposal.decision === 'edited'
      ? [{ proposal, path: `proposals[${index}]` }]
      : [],
  );

/** @throws AppError VALIDATION_FAILED with each field that is not valid */
function refuseProblems(accepted: readonly Accepted[]): void {
  const fields = accepted.flatMap(({ proposal, path }) =>
    problemsOf(proposal).map((field) => ({ ...field, path: `${path}.fields.${field.path}` })),
  );
  if (fields.length > 0) throw new AppError('VALIDATION_FAILED', { fields });
}

async function writeFacts(
  tx: Tx,
  review: ExtractionReview,
  candidate: Candidate,
  { accepted, base }: { accepted: Accepted[]; base: number },
): Promise<{ record: Candidate; applied: AppliedFacts | null }> {
  const setting = {
    attachmentId: review.attachmentId,
    at: tx.at,
    skillIds: await catalogueSkills(tx, accepted),
  };
  const { facts, paths, problems } = proposedFacts(candidate, accepted, setting);
  if (problems.length > 0) throw new AppError('VALIDATION_FAILED', { fields: problems });
  if (paths.length === 0) return { record: candidate, applied: null };
  const { before, after } = await writeReviewedFacts(tx, {
    candidate,
    base,
    paths,
    action: 'candidate.apply_cv',
    // Computed from the state that this transaction read.
    facts: (): ReviewedFacts => facts,
  });
  return { record: after, applied: appliedFacts(before, after, paths) };
}

async function close(
  tx: Tx,
  review: { _id: Types.ObjectId; status: ExtractionReview['status'] },
  version: number,
  applied: AppliedFacts | null,
): Promise<ExtractionReview> {
  const { after } = await runTransition<
    ExtractionReview['status'],
    keyof typeof extractionReviewMachine.transitions,
    ExtractionReview
  >(tx, ExtractionReviewModel, {
    machine: extractionReviewMachine,
    action: 'apply',
    filter: { _id: review._id },
    actor: null,
    version,
    set: () => ({
      $set: { applied, appliedAt: tx.at, reviewedBy: tx.userId, openFor: null },
    }),
  });
  await audit(tx, {
    action: 'extraction_review.apply',
    entity: 'extraction_review',
    entityId: after._id,
    changes: [
      { path: 'status', before: review.status, after: after.status },
      {
        path: 'decisions',
        before: null,
        after: countDecisions(after),
      },
    ],
  });
  return after;
}

const countDecisions = ({ proposals }: ExtractionReview): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const { decision } of proposals) counts[decision] = (counts[decision] ?? 0) + 1;
  return counts;
};
