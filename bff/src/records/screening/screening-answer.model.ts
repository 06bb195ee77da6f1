import type { AnswerValue } from '@muster/contracts';
import { Schema, model, type Types } from 'mongoose';
import { recordFields, type RecordFields } from '../../db/record-fields.ts';

/** A candidate's answer to one question, and its review. */
export interface ScreeningAnswerRecord extends RecordFields {
  formId: Types.ObjectId;
  key: Types.ObjectId;
  /** Null: withdrawn. */
  value: AnswerValue | null;
  language: string | null;
  savedAt: Date;
  flagged: boolean;
  score: number | null;
  note: string | null;
  reviewedBy: Types.ObjectId | null;
}

const answerSchema = new Schema<ScreeningAnswerRecord>({
  formId: { type: Schema.Types.ObjectId, required: true },
  key: { type: Schema.Types.ObjectId, required: true },
  value: { type: Schema.Types.Mixed, default: null },
  language: { type: String, default: null },
  savedAt: { type: Date, required: true },
  flagged: { type: Boolean, required: true, default: false },
  score: { type: Number, default: null },
  note: { type: String, default: null },
  reviewedBy: { type: Schema.Types.ObjectId, default: null },
});
answerSchema.plugin(recordFields);
answerSchema.index({ formId: 1, key: 1 }, { unique: true });

export const ScreeningAnswerModel = model<ScreeningAnswerRecord>(
  'ScreeningAnswer',
  answerSchema,
  'screening_answers',
);
