import type { ClientSession, Types } from 'mongoose';
import { ScreeningAnswerModel, type ScreeningAnswerRecord } from './screening-answer.model.ts';

/** Returns the answers so far in these forms. */
export const answersOfForms = (
  formIds: readonly Types.ObjectId[],
  session: ClientSession | null = null,
): Promise<ScreeningAnswerRecord[]> =>
  ScreeningAnswerModel.find({ formId: { $in: [...formIds] } }, null, { session }).lean();
