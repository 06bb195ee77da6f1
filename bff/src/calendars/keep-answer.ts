import type { Model, Types } from 'mongoose';
import type { Tx } from '../db/unit-of-work.ts';
import { withAnswer, type Answered, type KeptAnswer } from './invitation-answers.ts';

/**
 * How interviews of a kind store what somebody answered. Nobody edits answers, so no version goes
 * by: what staff have open still fits.
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
