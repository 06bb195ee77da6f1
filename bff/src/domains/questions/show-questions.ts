import {
  limits,
  questionFieldNames,
  type Question,
  type QuestionBank,
  type QuestionFields,
  type QuestionUse,
} from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import { findPeople, type People } from '../../identity/people/people.ts';
import { mayManagePool, type Pool } from '../../records/pools/find-pool.ts';
import { findBank, liveQuestions } from './find-bank.ts';
import type { QuestionRecord } from './question.model.ts';

/** Returns the fields that users wrote, without the stored metadata. */
export const fieldsOf = (question: QuestionRecord): QuestionFields =>
  Object.fromEntries(questionFieldNames.map((name) => [name, question[name]])) as QuestionFields;

/** Returns a whole bank in its order, including ideal answers: only for staff. */
export async function showBank(
  actor: Actor,
  pool: Pool,
  use: QuestionUse,
  session: ClientSession | null = null,
): Promise<QuestionBank> {
  const bank = await findBank(pool._id, use, session);
  const questions = await liveQuestions(pool._id, use, session);
  const place = new Map(bank?.order.map((id, index) => [id.toHexString(), index]));
  const placeOf = ({ _id }: QuestionRecord) => place.get(_id.toHexString()) ?? place.size;
  const people = await findPeople(
    questions.map(({ updatedBy }) => updatedBy),
    session,
  );
  const { usual } = limits.question.interviewMinutes;
  return {
    pool: { id: pool._id.toHexString(), name: pool.name, status: pool.status },
    use,
    interviewMinutes: use === 'interview' ? (bank?.interviewMinutes ?? usual) : null,
    questions: questions
      .toSorted((a, b) => placeOf(a) - placeOf(b))
      .map((question) => show(question, people)),
    version: bank?.version ?? 1,
    allowedActions: pool.status === 'active' && mayManagePool(actor, pool) ? ['edit'] : [],
  };
}

export async function showQuestion(
  question: QuestionRecord,
  session: ClientSession | null = null,
): Promise<Question> {
  return show(question, await findPeople([question.updatedBy], session));
}

const show = (question: QuestionRecord, people: People): Question => ({
  ...fieldsOf(question),
  id: question._id.toHexString(),
  use: question.use,
  revision: question.revision,
  timesUsed: question.timesUsed,
  updatedAt: question.updatedAt.toISOString(),
  updatedBy: people.ref(question.updatedBy),
  version: question.version,
});
