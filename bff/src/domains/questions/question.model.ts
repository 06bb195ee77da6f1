import {
  answerLanguages,
  answerTypes,
  questionUses,
  type QuestionFields,
  type QuestionUse,
} from '@muster/contracts';
import { Schema, model, type Types } from 'mongoose';
import { liveOnly, recordFields, type RecordFields } from '../../db/record-fields.ts';

/** A question of a pool. The bank stores its position. */
export interface QuestionRecord extends RecordFields, QuestionFields {
  poolId: Types.ObjectId;
  use: QuestionUse;
  /** The folded text, unique in its bank. */
  textKey: string;
  revision: number;
  /** Number of forms and interviews that contain a copy of it. */
  timesUsed: number;
}

const questionSchema = new Schema<QuestionRecord>({
  poolId: { type: Schema.Types.ObjectId, required: true },
  use: { type: String, enum: questionUses, required: true },
  text: { type: String, required: true },
  textKey: { type: String, required: true },
  help: { type: String, default: null },
  answerType: { type: String, enum: answerTypes, required: true },
  options: { type: [String], default: [] },
  required: { type: Boolean, required: true, default: false },
  maxLength: { type: Number, default: null },
  min: { type: Number, default: null },
  max: { type: Number, default: null },
  knockOut: { type: Schema.Types.Mixed, default: null },
  idealAnswer: { type: String, default: null },
  competency: { type: String, default: null },
  weight: { type: Number, required: true, default: 1 },
  timeMinutes: { type: Number, default: null },
  answerLanguage: { type: String, enum: answerLanguages, required: true, default: 'english' },
  isActive: { type: Boolean, required: true, default: true },
  revision: { type: Number, required: true, default: 1 },
  timesUsed: { type: Number, required: true, default: 0 },
});
questionSchema.plugin(recordFields);
questionSchema.index(
  { poolId: 1, use: 1, textKey: 1 },
  { unique: true, partialFilterExpression: liveOnly },
);

export const QuestionModel = model<QuestionRecord>(
  'PoolQuestion',
  questionSchema,
  'pool_questions',
);
