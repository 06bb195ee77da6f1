import { answerTypes, type QuestionFields } from '@muster/contracts';
import { Schema, model, type Types } from 'mongoose';

/** Fields that the reader of a question sees; changing one creates a new revision. */
export const wordingFields = [
  'text',
  'help',
  'answerType',
  'options',
] as const satisfies readonly (keyof QuestionFields)[];

/** An earlier wording of a used question; append-only. */
export interface QuestionRevision extends Pick<QuestionFields, (typeof wordingFields)[number]> {
  _id: Types.ObjectId;
  questionId: Types.ObjectId;
  revision: number;
  replacedAt: Date;
  replacedBy: Types.ObjectId | null;
}

const questionRevisionSchema = new Schema<QuestionRevision>(
  {
    questionId: { type: Schema.Types.ObjectId, required: true },
    revision: { type: Number, required: true },
    text: { type: String, required: true },
    help: { type: String, default: null },
    answerType: { type: String, enum: answerTypes, required: true },
    options: { type: [String], default: [] },
    replacedAt: { type: Date, required: true },
    replacedBy: { type: Schema.Types.ObjectId, default: null },
  },
  { versionKey: false },
);
questionRevisionSchema.index({ questionId: 1, revision: 1 }, { unique: true });

export const QuestionRevisionModel = model<QuestionRevision>(
  'PoolQuestionRevision',
  questionRevisionSchema,
  'pool_question_revisions',
);
