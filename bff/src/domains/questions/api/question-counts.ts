import type { Types } from 'mongoose';
import { QuestionModel } from '../question.model.ts';

/** How many questions a pool has for interviews and forms together. */
export const countQuestions = (poolId: Types.ObjectId): Promise<number> =>
  QuestionModel.countDocuments({ poolId, deletedAt: null }).exec();
