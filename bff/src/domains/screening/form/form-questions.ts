import { questionFieldsFor, type DraftQuestion, type QuestionFields } from '@muster/contracts';
import { Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { AppError, invalidField } from '../../../http/app-error.ts';
import { fieldErrorsOf } from '../../../http/zod-fields.ts';
import { fieldsOf, screeningQuestions } from '../../questions/api/screening-questions.ts';
import type { AskedQuestion } from '../../../records/screening/screening-form.model.ts';

/**
 * Returns the questions of a draft in the requested order: existing ones, copies of pool questions
 * in their current wording, and own ones.
 * @throws AppError VALIDATION_FAILED, NOT_FOUND or FORBIDDEN for a pool that is closed to the actor
 */
export async function formQuestions(
  tx: Tx,
  actor: Actor,
  wanted: readonly DraftQuestion[],
  { present, at }: { present: readonly AskedQuestion[]; at: string },
): Promise<AskedQuestion[]> {
  const ids = wanted.flatMap((one) =>
    one.from === 'pool' ? [new Types.ObjectId(one.questionId)] : [],
  );
  const pooled = await screeningQuestions(actor, ids, tx.session);
  const kept = new Map(present.map((question) => [question.key.toHexString(), question]));
  const questions = wanted.map((one, index): AskedQuestion => {
    const path = `${at}.${index}`;
    if (one.from === 'pool') {
      const question = pooled.get(one.questionId);
      if (!question) throw invalidField(path, 'INVALID_OPTION');
      const { poolId, _id: questionId, revision } = question;
      return {
        ...asked(fieldsOf(question)),
        key: new Types.ObjectId(),
        source: { poolId, questionId, revision },
      };
    }
    const before = one.key === null ? null : kept.get(one.key);
    if (before === undefined) throw invalidField(path, 'INVALID_OPTION');
    if (one.from === 'form') return before ?? missing(path);
    return {
      ...asked(checked(one.question, `${path}.question`)),
      key: before?.key ?? new Types.ObjectId(),
      source: null,
    };
  });
  requireOnce(questions, at);
  return questions;
}

const missing = (path: string): never => {
  throw invalidField(path, 'INVALID_OPTION');
};

const asked = ({ isActive: _isActive, ...fields }: QuestionFields) => fields;

function checked(question: QuestionFields, at: string): QuestionFields {
  const parsed = questionFieldsFor('screening').safeParse(question);
  if (parsed.success) return parsed.data;
  throw new AppError('VALIDATION_FAILED', {
    fields: fieldErrorsOf(parsed.error, question).map((field) => ({
      ...field,
      path: `${at}.${field.path}`,
    })),
  });
}

/** @throws AppError VALIDATION_FAILED if a question is in the form twice */
function requireOnce(questions: readonly AskedQuestion[], at: string): void {
  const seen = new Set<string>();
  for (const [index, { key, source }] of questions.entries()) {
    const id = String(source?.questionId ?? key);
    if (seen.has(id)) throw invalidField(`${at}.${index}`, 'NOT_UNIQUE');
    seen.add(id);
  }
}
