import type { InterviewKit } from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import { findBank, liveQuestions } from '../find-bank.ts';
import type { QuestionRecord } from '../question.model.ts';

/** The questions in use of a pool for interviews, in the order of its bank, as they stand now. */
async function questionsInOrder(
  poolId: Types.ObjectId,
  session: ClientSession | null,
): Promise<QuestionRecord[]> {
  const order = (await findBank(poolId, 'interview', session))?.order ?? [];
  const place = (id: Types.ObjectId) => order.findIndex((one) => one.equals(id));
  return (await liveQuestions(poolId, 'interview', session))
    .filter(({ isActive }) => isActive)
    .toSorted((a, b) => place(a._id) - place(b._id));
}

/** What an interview of a pool asks, as a scorecard keeps it. */
export async function askedQuestions(
  poolId: Types.ObjectId,
  session: ClientSession | null = null,
): Promise<{ id: string; text: string; competency: string | null; idealAnswer: string | null }[]> {
  return (await questionsInOrder(poolId, session)).map(
    ({ _id, text, competency, idealAnswer }) => ({
      id: _id.toHexString(),
      text,
      competency,
      idealAnswer,
    }),
  );
}

/** The same with all that the interviewer needs at hand. */
export async function kitQuestions(
  poolId: Types.ObjectId,
): Promise<NonNullable<InterviewKit['questions']>> {
  return (await questionsInOrder(poolId, null)).map((question) => ({
    id: question._id.toHexString(),
    text: question.text,
    help: question.help,
    competency: question.competency,
    idealAnswer: question.idealAnswer,
    weight: question.weight,
    minutes: question.timeMinutes,
    answerLanguage: question.answerLanguage,
  }));
}

/** What an interview of a pool is about, in words that its candidate may read. */
export async function interviewTopics(poolId: Types.ObjectId): Promise<string[]> {
  const questions = await questionsInOrder(poolId, null);
  return [...new Set(questions.flatMap(({ competency }) => competency ?? []))];
}
