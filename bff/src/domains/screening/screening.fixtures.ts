import { limits, type AnswerValue, type ScreeningFormState } from '@muster/contracts';
import { Types } from 'mongoose';
import { systemContext, transact } from '../../db/unit-of-work.ts';
import type { Candidate } from '../../records/candidates/candidate.model.ts';
import { storeOwnFile, type StoredFile } from '../files/api/files.ts';
import { pdfBytes, sha256Of } from '../files/file.fixtures.ts';
import { createLink } from '../links/links.fixtures.ts';
import { questionInput } from '../questions/question.fixtures.ts';
import {
  ScreeningAnswerModel,
  type ScreeningAnswerRecord,
} from '../../records/screening/screening-answer.model.ts';
import {
  ScreeningFormModel,
  type AskedQuestion,
  type ScreeningFormRecord,
} from '../../records/screening/screening-form.model.ts';

/** Creates a question as a form contains it. */
export function askedQuestion(changes: Partial<AskedQuestion> = {}): AskedQuestion {
  const { isActive: _isActive, ...fields } = questionInput({ required: true });
  return { ...fields, key: new Types.ObjectId(), source: null, ...changes };
}

/** A long answer, a knock-out by yes and no, and an optional choice. */
export const usualQuestions = (): AskedQuestion[] => [
  askedQuestion(),
  askedQuestion({
    text: 'May you work as a contractor?',
    answerType: 'yes_no',
    weight: 1,
    knockOut: { when: 'answer_is', values: ['no'] },
  }),
  askedQuestion({
    text: 'Which of these do you use?',
    answerType: 'multi_choice',
    required: false,
    options: ['Go', 'Rust', 'Zig'],
  }),
];

/** Creates a stored form in any state. */
export async function createForm(
  candidate: Pick<Candidate, '_id' | 'email'>,
  changes: Partial<ScreeningFormRecord> = {},
): Promise<ScreeningFormRecord> {
  const status: ScreeningFormState = changes.status ?? 'draft';
  const now = Date.now();
  const form = await ScreeningFormModel.create({
    candidateId: candidate._id,
    title: 'Screening: Backend',
    questions: usualQuestions(),
    status,
    isLive: ['draft', 'sent', 'opened', 'in_progress'].includes(status),
    dueInDays: 5,
    ...(status !== 'draft' && {
      sentTo: candidate.email,
      sentAt: new Date(now),
      dueAt: new Date(now),
      expiresAt: new Date(now + limits.screening.life),
    }),
    ...changes,
  });
  return form.toObject();
}

export async function createAnswer(
  form: Pick<ScreeningFormRecord, '_id'>,
  { key }: Pick<AskedQuestion, 'key'>,
  value: AnswerValue | null,
  changes: Partial<ScreeningAnswerRecord> = {},
): Promise<ScreeningAnswerRecord> {
  const answer = await ScreeningAnswerModel.create({
    formId: form._id,
    key,
    value,
    savedAt: new Date(),
    ...changes,
  });
  return answer.toObject();
}

/** Creates an answer with one file that was checked and found clean. */
export async function createFileAnswer(
  form: Pick<ScreeningFormRecord, '_id'>,
  question: Pick<AskedQuestion, 'key'>,
  { name = 'case-study.pdf', bytes = pdfBytes() } = {},
): Promise<StoredFile> {
  const file = await transact(systemContext('fixture'), (tx) =>
    storeOwnFile(tx, {
      name,
      purpose: 'portfolio',
      format: 'pdf',
      sha256: sha256Of(bytes),
      bytes,
      userId: form._id,
    }),
  );
  await createAnswer(form, question, [file._id.toHexString()]);
  return file;
}

/** Creates the link to a form for its candidate. */
export const formLink = (form: Pick<ScreeningFormRecord, '_id' | 'expiresAt'>, email: string) =>
  createLink({
    purpose: 'screening_form',
    subject: { type: 'screening_form', id: form._id },
    holderEmail: email,
    expiresAt: form.expiresAt ?? new Date(Date.now() + limits.screening.life),
    keepEarlier: true,
  });
