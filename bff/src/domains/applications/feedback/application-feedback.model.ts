import { feedbackRecommendations } from '@muster/contracts';
import { Schema, model, type Types } from 'mongoose';
import { recordFields, type RecordFields } from '../../../db/record-fields.ts';

type Stars = number | null;

/** What a client said of a person on a job. */
export interface Feedback extends RecordFields {
  applicationId: Types.ObjectId;
  candidateId: Types.ObjectId;
  authorName: string;
  round: string | null;
  rating: Stars;
  recommendation: (typeof feedbackRecommendations)[number];
  criteria: { technical: Stars; communication: Stars; fit: Stars };
  comment: string;
  /** Other people of the client do not see it. */
  privateToAgency: boolean;
  /** The client agrees that the person may read of it. */
  shareable: boolean;
  status: 'submitted' | 'withdrawn';
  /** What the person may read, in the agency's words. */
  released: { text: string; at: Date; by: Types.ObjectId | null } | null;
}

const stars = { type: Number, default: null, min: 1, max: 5 } as const;

const feedbackSchema = new Schema<Feedback>({
  applicationId: { type: Schema.Types.ObjectId, required: true },
  candidateId: { type: Schema.Types.ObjectId, required: true },
  authorName: { type: String, required: true },
  round: { type: String, default: null },
  rating: stars,
  recommendation: { type: String, enum: feedbackRecommendations, required: true },
  criteria: {
    type: new Schema({ technical: stars, communication: stars, fit: stars }, { _id: false }),
    required: true,
  },
  comment: { type: String, required: true },
  privateToAgency: { type: Boolean, required: true, default: false },
  shareable: { type: Boolean, required: true, default: false },
  status: { type: String, enum: ['submitted', 'withdrawn'], required: true, default: 'submitted' },
  released: {
    type: new Schema(
      {
        text: { type: String, required: true },
        at: { type: Date, required: true },
        by: { type: Schema.Types.ObjectId, default: null },
      },
      { _id: false },
    ),
    default: null,
  },
});
feedbackSchema.plugin(recordFields);
feedbackSchema.index({ applicationId: 1, createdAt: -1 });
feedbackSchema.index({ candidateId: 1 });

export const FeedbackModel = model<Feedback>(
  'ApplicationFeedback',
  feedbackSchema,
  'application_feedback',
);
