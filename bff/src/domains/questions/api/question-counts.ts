import type { Types } from 'mongoose';
import { QuestionModel } from '../question.model.ts';

/** Returns the number of a pool's questions for interviews and forms together. */
export const countQuestions = (poolId: Types.ObjectId): Promise<number> =>
  QuestionModel.countDocuments({ poolId, deletedAt: null }).exec();
