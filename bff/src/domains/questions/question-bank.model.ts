import { questionUses, type QuestionUse } from '@muster/contracts';
import { Schema, model, type Types } from 'mongoose';
import { recordFields, type RecordFields } from '../../db/record-fields.ts';

/** The order of a pool's questions for one use, and the length of the interview. */
export interface QuestionBankRecord extends RecordFields {
  poolId: Types.ObjectId;
  use: QuestionUse;
  /** Removed questions keep their position here, so that they can be restored to it. */
  order: Types.ObjectId[];
  /** Null: the usual length of interviews. */
  interviewMinutes: number | null;
}

const questionBankSchema = new Schema<QuestionBankRecord>({
  poolId: { type: Schema.Types.ObjectId, required: true },
  use: { type: String, enum: questionUses, required: true },
  order: { type: [Schema.Types.ObjectId], default: [] },
  interviewMinutes: { type: Number, default: null },
});
questionBankSchema.plugin(recordFields);
questionBankSchema.index({ poolId: 1, use: 1 }, { unique: true });

export const QuestionBankModel = model<QuestionBankRecord>(
  'QuestionBank',
  questionBankSchema,
  'question_banks',
);
