import {
  applicationFeedbackStates,
  feedbackRecommendations,
  type ApplicationFeedbackState,
} from '@muster/contracts';
import { Schema, model, type Types } from 'mongoose';
import { liveOnly, recordFields, type RecordFields } from '../../db/record-fields.ts';
import { anyText, whereSet } from '../../db/set-values.ts';

type Stars = number | null;

/** A client's feedback on a candidate for a job, given or requested. */
export interface Feedback extends RecordFields {
  applicationId: Types.ObjectId;
  candidateId: Types.ObjectId;
  authorName: string;
  /** Address of an author who writes it; null if staff recorded it. */
  authorEmail: string | null;
  authorEmailNorm: string | null;
  /** Account of the author, if there is one. */
  authorUserId: Types.ObjectId | null;
  round: string | null;
  rating: Stars;
  /** Null until the feedback is given. */
  recommendation: (typeof feedbackRecommendations)[number] | null;
  criteria: { technical: Stars; communication: Stars; fit: Stars };
  comment: string;
  /** On the client's side only its author and the administrators see it. */
  privateToAgency: boolean;
  /** Whether the client agrees that the candidate may read of it. */
  shareable: boolean;
  status: ApplicationFeedbackState;
  previousStatus: ApplicationFeedbackState | null;
  /** Staff's message with the request. */
  message: string | null;
  askedAt: Date | null;
  askedBy: Types.ObjectId | null;
  remindedAt: Date | null;
  /** Number of due reminders after the interview. */
  nudges: number;
  /** End of the interview that it is about, if known. */
  interviewEndsAt: Date | null;
  /** Deadline for the first answer. */
  answerBy: Date | null;
  submittedAt: Date | null;
  /** When its author last changed it after submitting. */
  changedAt: Date | null;
  /** Until when its author can change it. */
  editUntil: Date | null;
  /** What the candidate may read, in the agency's words. */
  released: { text: string; at: Date; by: Types.ObjectId | null } | null;
}

const stars = { type: Number, default: null, min: 1, max: 5 } as const;
const text = { type: String, default: null } as const;
const moment = { type: Date, default: null } as const;
const reference = { type: Schema.Types.ObjectId, required: true } as const;
const optionalReference = { type: Schema.Types.ObjectId, default: null } as const;

const feedbackSchema = new Schema<Feedback>({
  applicationId: reference,
  candidateId: reference,
  authorName: { type: String, required: true },
  authorEmail: text,
  authorEmailNorm: text,
  authorUserId: optionalReference,
  round: text,
  rating: stars,
  recommendation: { type: String, enum: [...feedbackRecommendations, null], default: null },
  criteria: {
    type: new Schema({ technical: stars, communication: stars, fit: stars }, { _id: false }),
    required: true,
    default: () => ({}),
  },
  comment: { type: String, default: '' },
  privateToAgency: { type: Boolean, required: true, default: false },
  shareable: { type: Boolean, required: true, default: false },
  status: {
    type: String,
    enum: applicationFeedbackStates,
    required: true,
    default: 'submitted',
  },
  previousStatus: { type: String, enum: [...applicationFeedbackStates, null], default: null },
  message: text,
  askedAt: moment,
  askedBy: optionalReference,
  remindedAt: moment,
  nudges: { type: Number, required: true, default: 0 },
  interviewEndsAt: moment,
  answerBy: moment,
  submittedAt: moment,
  changedAt: moment,
  editUntil: moment,
  released: {
    type: new Schema(
      {
        text: { type: String, required: true },
        at: { type: Date, required: true },
        by: optionalReference,
      },
      { _id: false },
    ),
    default: null,
  },
});
feedbackSchema.plugin(recordFields);
feedbackSchema.index({ applicationId: 1, createdAt: -1 });
feedbackSchema.index({ candidateId: 1 });
feedbackSchema.index({ authorUserId: 1, status: 1 });
feedbackSchema.index({ status: 1, nudges: 1, interviewEndsAt: 1 });
// One feedback per person and round.
feedbackSchema.index(
  { applicationId: 1, round: 1, authorEmailNorm: 1 },
  { unique: true, ...whereSet('authorEmailNorm', anyText, liveOnly) },
);

export const FeedbackModel = model<Feedback>(
  'ApplicationFeedback',
  feedbackSchema,
  'application_feedback',
);
