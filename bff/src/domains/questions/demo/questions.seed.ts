import { fitToType, type QuestionFields, type QuestionUse } from '@muster/contracts';
import { Types } from 'mongoose';
import { foldText } from '../../../db/fold-text.ts';
import { PoolModel } from '../../../records/pools/pool.model.ts';
import { QuestionBankModel } from '../question-bank.model.ts';
import { QuestionModel } from '../question.model.ts';
import { demoBanks, type DemoQuestion } from './questions.data.ts';
import type { DemoTime } from '../../../demo/demo-time.ts';
import type { Random } from '../../../demo/random.ts';

/** Adds twelve interview questions and eight form questions to each pool. */
export async function seedQuestions({
  time,
  random,
}: {
  time: DemoTime;
  random: Random;
}): Promise<void> {
  const pools = await PoolModel.find({}).sort({ nameKey: 1 }).lean();
  for (const pool of pools)
    for (const use of ['interview', 'screening'] as const) {
      const questions = (demoBanks[pool.name]?.[use] ?? []).map((question) => ({
        ...whole(use, question),
        _id: new Types.ObjectId(random.id()),
        poolId: pool._id,
        use,
        textKey: foldText(question.text),
        createdBy: pool.ownerUserId,
        updatedBy: pool.ownerUserId,
        createdAt: time.ago(60),
        updatedAt: time.ago(60),
      }));
      if (questions.length === 0) continue;
      await QuestionModel.insertMany(questions);
      await QuestionBankModel.create({
        poolId: pool._id,
        use,
        order: questions.map(({ _id }) => _id),
        interviewMinutes: use === 'interview' ? 60 : null,
      });
    }
}

const whole = (use: QuestionUse, question: DemoQuestion): QuestionFields =>
  fitToType(use, {
    help: null,
    answerType: 'scale_1_5',
    options: [],
    required: true,
    maxLength: null,
    min: null,
    max: null,
    knockOut: null,
    idealAnswer: null,
    competency: null,
    weight: 1,
    timeMinutes: null,
    answerLanguage: 'english',
    isActive: true,
    ...question,
  });
