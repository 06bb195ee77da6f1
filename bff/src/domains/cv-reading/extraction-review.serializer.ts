import {
  actionsFrom,
  extractionReviewMachine,
  retriedFailures,
  type CvProposal,
  type ExtractionReview as ShownReview,
  type extractionReviewActions,
} from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import { reaches, type Candidate } from '../../records/candidates/candidate-lookup.ts';
import { findPeople } from '../../identity/people/people.ts';
import type { AnyProposal, ExtractionReview } from './extraction-review.model.ts';
import { isUntouched } from './profile/applied-facts.ts';
import { compareProposal } from './profile/compare-proposal.ts';
import { identityOf } from './profile/cv-identity.ts';
import { problemsOf } from './profile/proposal-rules.ts';
import { findReadable } from '../attachments/api/attachment-reading.ts';
import { withSkillNames } from './review/skill-names.ts';

interface Setting {
  actor: Actor;
  candidate: Candidate;
  session?: ClientSession | null;
}

/** Returns a review with its proposals compared with the current profile. */
export async function showReview(
  review: ExtractionReview,
  { actor, candidate, session = null }: Setting,
): Promise<ShownReview> {
  const people = await findPeople([review.reviewedBy], session);
  const attachment = await findReadable(review.attachmentId, session);
  const proposals = review.proposals.map((proposal) => showProposal(proposal, candidate));
  return {
    id: review._id.toHexString(),
    candidateId: review.candidateId.toHexString(),
    attachmentId: review.attachmentId.toHexString(),
    attachmentTitle: attachment?.title ?? '',
    isPdf: attachment?.mediaType === 'application/pdf',
    isAttachmentDeleted: attachment === null || attachment.isDeleted,
    status: review.status,
    isReading: review.status === 'queued' && review.holder !== null,
    engine: review.engine,
    fellBack: review.fellBack,
    failure: review.failure,
    document: review.document,
    proposals: await withSkillNames(proposals, session),
    identity: identityOf(review.proposals, candidate),
    candidateVersion: candidate.version,
    reviewedBy: people.ref(review.reviewedBy),
    appliedAt: review.appliedAt?.toISOString() ?? null,
    createdAt: review.createdAt.toISOString(),
    version: review.version,
    allowedActions: actionsOf(review, { actor, candidate }),
  };
}

function showProposal(proposal: AnyProposal, candidate: Candidate): CvProposal {
  const { _id, kind, fields, edited, asNew, confidence, source, decision } = proposal;
  const { relation, existing, existingId } = compareProposal(proposal, candidate);
  // Stored fields always match their kind, which the compiler cannot infer.
  return {
    id: _id.toHexString(),
    kind,
    fields,
    edited,
    existing,
    relation,
    asNew,
    decision,
    existingId: existingId?.toHexString() ?? null,
    confidence,
    source: { page: source.page, from: source.from, to: source.to },
    problems: problemsOf(proposal).map(({ path, code }) => ({ path, code })),
  } as CvProposal;
}

function actionsOf(
  review: ExtractionReview,
  { actor, candidate }: Pick<Setting, 'actor' | 'candidate'>,
): (typeof extractionReviewActions)[number][] {
  const offered = actionsFrom(
    extractionReviewMachine,
    review.status,
    (permission) =>
      permission !== 'system' && permission !== 'public' && reaches(actor, permission, candidate),
  );
  return offered.flatMap((action) => {
    if (action === 'read' || action === 'fail') return [];
    if (action === 'retry')
      return review.failure && retriedFailures.includes(review.failure) ? [action] : [];
    if (action === 'undo')
      return review.applied && isUntouched(candidate, review.applied) ? [action] : [];
    return [action];
  });
}
