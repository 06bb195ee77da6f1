import { questionFieldsFor, type QuestionFields, type QuestionUse } from '@muster/contracts';
import type { Types } from 'mongoose';
import { foldText } from '../../db/fold-text.ts';
import { requireFree } from '../../db/require-free.ts';
import type { Tx } from '../../db/unit-of-work.ts';
import { AppError } from '../../http/app-error.ts';
import { fieldErrorsOf } from '../../http/zod-fields.ts';
import { QuestionModel } from './question.model.ts';

/**
 * Returns a question whose fields fit together, without fields that have no meaning for its type.
 * @throws AppError VALIDATION_FAILED with paths below `at`
 */
export function checkedQuestion(
  use: QuestionUse,
  question: QuestionFields,
  at: string,
): QuestionFields {
  const parsed = questionFieldsFor(use).safeParse(question);
  if (parsed.success) return parsed.data;
  throw new AppError('VALIDATION_FAILED', {
    fields: fieldErrorsOf(parsed.error, question).map((field) => ({
      ...field,
      path: `${at}.${field.path}`,
    })),
  });
}

/**
 * @throws AppError VALIDATION_FAILED at `path` if another question of the bank has the same text
 */
export const requireFreeText = (
  tx: Tx,
  { poolId, use }: { poolId: Types.ObjectId; use: QuestionUse },
  { text, except, path }: { text: string; except: Types.ObjectId | null; path: string },
): Promise<void> =>
  requireFree(
    tx,
    QuestionModel,
    { poolId, use, textKey: foldText(text), deletedAt: null },
    { path, except },
  );
