import type { InterviewKit } from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import { findBank, liveQuestions } from '../find-bank.ts';
import type { QuestionRecord } from '../question.model.ts';

/** Returns a pool's active interview questions in their current state, in the order of the bank. */
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

/** Returns the questions of a pool's interview, as a scorecard stores them. */
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

/** The same with everything that the interviewer needs. */
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

/** Returns the topics of a pool's interview, worded for its candidate. */
export async function interviewTopics(poolId: Types.ObjectId): Promise<string[]> {
  const questions = await questionsInOrder(poolId, null);
  return [...new Set(questions.flatMap(({ competency }) => competency ?? []))];
}
