import type { Model, Types } from 'mongoose';
import type { Tx } from '../db/unit-of-work.ts';
import { withAnswer, type Answered, type KeptAnswer } from './invitation-answers.ts';

/**
 * Creates a function that stores answers to interviews of one kind. Nobody edits answers, so the
 * version stays the same: open pages of staff remain valid.
 */
export const answerKeeper =
  <T extends Answered>(model: Model<T>) =>
  async ({ session }: Tx, _id: Types.ObjectId, kept: KeptAnswer): Promise<void> => {
    const interview = await model.findById(_id, { answers: 1 }, { session }).lean();
    await model.updateOne(
      { _id },
      { $set: { answers: withAnswer(interview?.answers ?? [], kept) } },
      { session },
    );
  };
