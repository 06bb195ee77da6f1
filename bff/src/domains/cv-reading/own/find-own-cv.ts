import { ownCvParts, type OwnCvPart } from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { findOwnRecord } from '../../../records/candidates/own-record.ts';
import { readableByPerson } from '../../attachments/api/attachment-reading.ts';
import type { Candidate } from '../../candidates/api/reviewed-facts.ts';
import {
  ExtractionReviewModel,
  type AnyProposal,
  type ExtractionReview,
} from '../extraction-review.model.ts';

/** States of reviews in which something was found. */
const readStates = ['ready', 'in_review', 'applied', 'dismissed'] as const;
/** Upper bound on the readings examined; more than a person has CVs. */
const looks = 20;

/** A review without the lines of the document, which are not needed here. */
export type OwnReview = Omit<ExtractionReview, 'document'>;

export interface OwnCvReading {
  record: Candidate;
  /** Null if no CV of the person was read, or none that they may see. */
  found: { review: OwnReview; title: string } | null;
}

/**
 * Returns the last reading of a CV that the person uploaded or that is shared with them; readings
 * that the agency keeps to itself are ignored.
 */
export async function findOwnCv(
  actor: Actor,
  session: ClientSession | null = null,
): Promise<OwnCvReading> {
  const record = await findOwnRecord(actor, session);
  const reviews = await ExtractionReviewModel.find(
    { candidateId: record._id, deletedAt: null, status: { $in: [...readStates] } },
    { document: 0 },
    { session },
  )
    .sort({ createdAt: -1, _id: -1 })
    .limit(looks)
    .lean();
  const readable = await readableByPerson(
    actor,
    reviews.map(({ attachmentId }) => attachmentId),
    session,
  );
  for (const review of reviews) {
    const attachment = readable.get(review.attachmentId.toHexString());
    if (attachment) return { record, found: { review, title: attachment.title } };
  }
  return { record, found: null };
}

type OwnProposal = Extract<AnyProposal, { kind: OwnCvPart }>;

/** Returns the proposals that the candidate is asked about. */
export const ownProposals = ({ proposals }: Pick<ExtractionReview, 'proposals'>): OwnProposal[] =>
  proposals.filter((proposal): proposal is OwnProposal =>
    ownCvParts.some((part) => part === proposal.kind),
  );
