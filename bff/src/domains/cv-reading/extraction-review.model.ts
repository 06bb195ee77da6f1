import {
  cvDecisions,
  cvProposalKinds,
  extractionFailures,
  extractionReviewStates,
  limits,
  ownCvAnswers,
  type CvDecision,
  type CvDocumentView,
  type CvFields,
  type CvProposalKind,
  type ExtractionFailure,
  type ExtractionReviewState,
  type OwnCvAnswer,
} from '@muster/contracts';
import { Schema, model, type Types } from 'mongoose';
import { recordFields, type RecordFields } from '../../db/record-fields.ts';
import { heldFields, workHolder, type HeldFields } from '../../jobs/held-work.ts';
import type { AppliedFacts } from './profile/applied-facts.ts';
import { anyId, whereSet } from '../../db/set-values.ts';

/** A fact from a CV and the reviewer's decision about it. */
export interface StoredProposal<Kind extends CvProposalKind = CvProposalKind> {
  _id: Types.ObjectId;
  kind: Kind;
  fields: CvFields<Kind>;
  edited: CvFields<Kind> | null;
  asNew: boolean;
  confidence: number;
  source: { page: number; from: number; to: number };
  decision: CvDecision;
  /** The candidate's own answer; absent until they give one. */
  own?: { answer: OwnCvAnswer; at: Date } | null;
}

/** A proposal whose fields are typed by its kind. */
export type AnyProposal = { [Kind in CvProposalKind]: StoredProposal<Kind> }[CvProposalKind];

/** The reading of a CV; nothing reaches the profile before a user accepts it. */
export interface ExtractionReview extends RecordFields, HeldFields {
  candidateId: Types.ObjectId;
  attachmentId: Types.ObjectId;
  /** The attachment while the review is open (`openReviewStates`); null afterwards. */
  openFor: Types.ObjectId | null;
  status: ExtractionReviewState;
  previousStatus: ExtractionReviewState | null;
  engine: string | null;
  fellBack: boolean;
  failure: ExtractionFailure | null;
  document: CvDocumentView | null;
  proposals: AnyProposal[];
  reviewedBy: Types.ObjectId | null;
  appliedAt: Date | null;
  /** What applying changed, in enough detail to undo it. */
  applied: AppliedFacts | null;
  /** The user who requested the reading, and who is notified if it took long. */
  requestedBy: Types.ObjectId | null;
  requestedAt: Date;
  requestId: string;
}

const proposalSchema = new Schema<AnyProposal>({
  kind: { type: String, enum: cvProposalKinds, required: true },
  fields: { type: Schema.Types.Mixed, required: true },
  edited: { type: Schema.Types.Mixed, default: null },
  asNew: { type: Boolean, required: true, default: false },
  confidence: { type: Number, required: true },
  source: {
    type: new Schema({ page: Number, from: Number, to: Number }, { _id: false }),
    required: true,
  },
  decision: { type: String, enum: cvDecisions, required: true, default: 'pending' },
  own: {
    type: new Schema(
      { answer: { type: String, enum: ownCvAnswers, required: true }, at: Date },
      { _id: false },
    ),
    default: null,
  },
});

const reference = { type: Schema.Types.ObjectId, default: null } as const;
const moment = { type: Date, default: null } as const;

const reviewSchema = new Schema<ExtractionReview>({
  candidateId: { type: Schema.Types.ObjectId, required: true },
  attachmentId: { type: Schema.Types.ObjectId, required: true },
  openFor: reference,
  status: { type: String, enum: extractionReviewStates, required: true, default: 'queued' },
  previousStatus: { type: String, enum: [...extractionReviewStates, null], default: null },
  engine: { type: String, default: null },
  fellBack: { type: Boolean, required: true, default: false },
  failure: { type: String, enum: [...extractionFailures, null], default: null },
  document: { type: Schema.Types.Mixed, default: null },
  proposals: {
    type: [proposalSchema],
    default: [],
    validate: (list: unknown[]) => list.length <= limits.cvReading.proposals,
  },
  reviewedBy: reference,
  appliedAt: moment,
  applied: { type: Schema.Types.Mixed, default: null },
  requestedBy: reference,
  requestedAt: { type: Date, required: true },
  requestId: { type: String, required: true },
});
reviewSchema.plugin(recordFields);
reviewSchema.plugin(heldFields);
// Allows one open review per attachment, even with concurrent requests.
reviewSchema.index({ openFor: 1 }, { unique: true, ...whereSet('openFor', anyId) });
reviewSchema.index({ attachmentId: 1, createdAt: -1 });
reviewSchema.index({ candidateId: 1, createdAt: -1 });
reviewSchema.index({ status: 1, requestedAt: 1 });
reviewSchema.index({ createdAt: 1 });

export const ExtractionReviewModel = model<ExtractionReview>(
  'ExtractionReview',
  reviewSchema,
  'extraction_reviews',
);

/** Leases for reading CVs; if a process is killed, another can take over after 90 seconds. */
export const readingWork = workHolder<ExtractionReview>(ExtractionReviewModel, 90_000);
