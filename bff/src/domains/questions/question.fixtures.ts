import type { QuestionFields, QuestionUse } from '@muster/contracts';
import type { Types } from 'mongoose';
import { foldText } from '../../db/fold-text.ts';
import { QuestionBankModel } from './question-bank.model.ts';
import { QuestionModel, type QuestionRecord } from './question.model.ts';

/** Returns a question as a user writes it. */
export const questionInput = (changes: Partial<QuestionFields> = {}): QuestionFields => ({
  text: 'Which part of your last system would you build differently?',
  help: null,
  answerType: 'long_text',
  options: [],
  required: false,
  maxLength: null,
  min: null,
  max: null,
  knockOut: null,
  idealAnswer: 'Names a real trade-off.',
  competency: 'Technical',
  weight: 2,
  timeMinutes: 5,
  answerLanguage: 'english',
  isActive: true,
  ...changes,
});

/** Creates a stored question at the end of its bank. */
export async function createQuestionRecord(
  poolId: Types.ObjectId,
  use: QuestionUse,
  changes: Partial<QuestionRecord> = {},
): Promise<QuestionRecord> {
  const fields = { ...questionInput(), ...changes };
  const question = await QuestionModel.create({
    ...fields,
    poolId,
    use,
    textKey: foldText(fields.text),
  });
  await QuestionBankModel.updateOne(
    { poolId, use },
    { $push: { order: question._id } },
    { upsert: true, setDefaultsOnInsert: true },
  );
  return question.toObject();
}
