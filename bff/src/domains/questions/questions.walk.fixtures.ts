import { createPool } from '../pools/pool.fixtures.ts';
import type { Pool } from '../../records/pools/pool.model.ts';
import type { EndpointFixture, EndpointFixtures } from '../../walk/endpoint-fixture.fixtures.ts';
import type { Call } from '../../walk/http.fixtures.ts';
import { personOf } from '../../walk/records.fixtures.ts';
import { createQuestionRecord, questionInput } from './question.fixtures.ts';

let made = 0;
const named = (): string => `Walked pool ${(made += 1)}`;
const use = 'interview' as const;
/** Interviews have no knock-out: it is validated and then left out. */
const knockOut = { when: 'answer_is' as const, values: ['yes'] };
const idOf = ({ _id }: Pick<Pool, '_id'>): string => _id.toHexString();

/** A call on the caller's own pool, and on another user's private one. */
const onPool = (callOn: (pool: Pool) => Promise<Call> | Call): EndpointFixture => ({
  call: async (_world, caller) =>
    callOn(await createPool(named(), { ownerUserId: personOf(caller).user._id })),
  hidden: async ({ colleague }, { name }) =>
    name === 'owner' || name === 'admin'
      ? null
      : callOn(await createPool(named(), { ownerUserId: colleague._id, isPrivate: true })),
});

const onQuestion = (
  body?: object,
  changes: Parameters<typeof createQuestionRecord>[2] = {},
): EndpointFixture =>
  onPool(async (pool) => {
    const question = await createQuestionRecord(pool._id, use, changes);
    return {
      params: { id: idOf(pool), questionId: question._id.toHexString() },
      ...(body && { body: { ...body } }),
    };
  });

export const questionFixtures: EndpointFixtures = {
  'questions.list': onPool((pool) => ({ params: { id: idOf(pool) }, query: { use } })),
  'questions.create': onPool((pool) => ({
    params: { id: idOf(pool) },
    body: { use, question: questionInput({ knockOut }) },
  })),
  'questions.settings': onPool((pool) => ({
    params: { id: idOf(pool) },
    body: { version: 1, changes: { interviewMinutes: 45 } },
  })),
  'questions.order': onPool(async (pool) => {
    const first = await createQuestionRecord(pool._id, use);
    const second = await createQuestionRecord(pool._id, use, { text: 'What do you test first?' });
    const ids = [second, first].map(({ _id }) => _id.toHexString());
    return { params: { id: idOf(pool) }, body: { use, version: 1, ids } };
  }),
  'questions.copy': onPool(async (pool) => {
    const other = await createPool(named(), { ownerUserId: pool.ownerUserId });
    const { _id } = await createQuestionRecord(other._id, use);
    return {
      params: { id: idOf(pool) },
      body: { use, fromPoolId: idOf(other), questionIds: [_id.toHexString()] },
    };
  }),
  'questions.import': onPool((pool) => ({
    params: { id: idOf(pool) },
    body: { use, text: 'How do you review code?\nWhat do you document?', dryRun: false },
  })),
  'questions.update': onQuestion({ version: 1, changes: { weight: 4, knockOut } }),
  'questions.delete': onQuestion({ version: 1 }),
  'questions.restoreDeleted': onQuestion(undefined, { deletedAt: new Date() }),
  'questions.revisions': onQuestion(undefined, { timesUsed: 1 }),
};
