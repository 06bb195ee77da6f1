import { dayMs, limits, type Question, type QuestionBank } from '@muster/contracts';
import { AuditEventModel } from '../../audit/audit-event.model.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { createPool } from '../pools/pool.fixtures.ts';
import type { Pool } from '../../records/pools/pool.model.ts';
import { createQuestionRecord, questionInput } from './question.fixtures.ts';
import { QuestionBankModel } from './question-bank.model.ts';
import { QuestionModel } from './question.model.ts';
import { purgeQuestions } from './questions.jobs.ts';

let test: TestApp;
let admin: SignedIn;
let recruiter: SignedIn;
let vetter: SignedIn;
let pool: Pool;
let pools = 0;
beforeAll(async () => {
  test = await createTestApp();
  admin = await signInAs(test, 'admin');
  recruiter = await signInAs(test, 'recruiter');
  vetter = await signInAs(test, 'vetter');
});
afterAll(() => test.close());
beforeEach(async () => {
  pool = await createPool(`Questions ${(pools += 1)}`, { ownerUserId: recruiter.user._id });
});

const at = (path = '', of = pool) => `/talent-pools/${of._id.toHexString()}/questions${path}`;
const bank = async (use = 'interview', of = pool): Promise<QuestionBank> =>
  (await admin.get(`${at('', of)}?use=${use}`)).body;
const textsOf = ({ questions }: QuestionBank) => questions.map(({ text }) => text);
const add = (changes: object = {}, use = 'interview', as = recruiter) =>
  as.post(at(), { use, question: { ...questionInput(), ...changes } });
const added = async (text: string, use = 'interview'): Promise<Question> =>
  (await add({ text }, use)).body;
const change = (question: Question, changes: object, as = recruiter) =>
  as.patch(at(`/${question.id}`), { version: question.version, changes });
const codes = (body: { error: { fields: { path: string; code: string }[] } }) =>
  body.error.fields.map(({ path, code }) => `${path} ${code}`);

describe('a question bank', () => {
  it('keeps questions in order, separately by use, with the length of the interview', async () => {
    await added('How do you find a memory leak?');
    await added('Why do you want to work remotely?', 'screening');
    await added('How do you split a large change?');
    expect(await bank()).toMatchObject({
      pool: { name: pool.name },
      interviewMinutes: limits.question.interviewMinutes.usual,
      questions: [
        { text: 'How do you find a memory leak?', idealAnswer: 'Names a real trade-off.' },
        { text: 'How do you split a large change?' },
      ],
      allowedActions: ['edit'],
    });
    expect(await bank('screening')).toMatchObject({ interviewMinutes: null, questions: [{}] });
    const { version } = await bank();
    const { body } = await recruiter.patch(at(), { version, changes: { interviewMinutes: 90 } });
    expect(body.interviewMinutes).toBe(90);
  });

  it('is read by users who screen, and edited by the owner of the pool, leads and admins', async () => {
    const other = await createPool('Of a colleague', { ownerUserId: admin.user._id });
    const seen = await recruiter.get(`${at('', other)}?use=interview`);
    expect(seen.body.allowedActions).toEqual([]);
    const refused = await recruiter.post(at('', other), {
      use: 'interview',
      question: questionInput(),
    });
    expect(refused.status).toBe(403);
    expect((await vetter.get(`${at('', other)}?use=interview`)).status).toBe(404);
    const own = await createPool('Of the vetter', { ownerUserId: vetter.user._id });
    expect((await vetter.get(`${at('', own)}?use=interview`)).body.allowedActions).toEqual([
      'edit',
    ]);
    const manager = await signInAs(test, 'account_manager');
    expect((await manager.get(`${at()}?use=interview`)).status).toBe(403);
  });

  it('is read-only in an archived pool', async () => {
    const archived = await createPool('Archived', {
      ownerUserId: recruiter.user._id,
      status: 'archived',
    });
    const { body } = await recruiter.post(at('', archived), {
      use: 'interview',
      question: questionInput(),
    });
    expect(body.error.code).toBe('INVALID_TRANSITION');
    expect((await bank('interview', archived)).allowedActions).toEqual([]);
  });

  it('holds at most 60 questions of each use, even if two users add the last one at once', async () => {
    await Promise.all(
      Array.from({ length: limits.question.perUse - 1 }, (_, index) =>
        createQuestionRecord(pool._id, 'interview', { text: `Question number ${index}` }),
      ),
    );
    const both = await Promise.all([
      add({ text: 'The last one of A' }),
      add({ text: 'The last one of B' }, 'interview', admin),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(both.find(({ status }) => status === 409)?.body.error.code).toBe('QUESTION_LIMIT');
    expect((await bank()).questions).toHaveLength(limits.question.perUse);
    expect((await add({}, 'screening')).status).toBe(201);
  });
});

describe('a question', () => {
  it('reports inconsistent settings at their fields', async () => {
    const choice = await add({ answerType: 'single_choice', options: ['Only one'] }, 'screening');
    expect(codes(choice.body)).toEqual(['question.options TOO_FEW']);
    const same = await add({ answerType: 'multi_choice', options: ['Go', 'go'] }, 'screening');
    expect(codes(same.body)).toEqual(['question.options[1] NOT_UNIQUE']);
    const knockOut = { when: 'answer_is', values: ['no'] };
    const optional = await add({ answerType: 'yes_no', knockOut }, 'screening');
    expect(codes(optional.body)).toEqual(['question.required KNOCK_OUT_OPTIONAL']);
    const unknown = { when: 'answer_is', values: ['maybe'] };
    const odd = await add({ answerType: 'yes_no', required: true, knockOut: unknown }, 'screening');
    expect(codes(odd.body)).toEqual(['question.knockOut INVALID_OPTION']);
    const long = await add({ answerType: 'short_text', maxLength: 5000 }, 'screening');
    expect(codes(long.body)).toEqual(['question.maxLength OUT_OF_RANGE']);
    await added('How do you name things?');
    const twice = await add({ text: 'How do  you name THINGS?' });
    expect(codes(twice.body)).toEqual(['question.text NOT_UNIQUE']);
  });

  it('must be answered in English if it judges English; others may use the candidate’s own language', async () => {
    const own = { answerLanguage: 'own', answerType: 'long_text' };
    expect((await add(own, 'screening')).body.answerLanguage).toBe('own');
    const english = await add(
      { ...own, text: 'Tell us of a trip', competency: 'English' },
      'screening',
    );
    expect(codes(english.body)).toEqual(['question.answerLanguage ENGLISH_IN_ENGLISH']);
    // Spoken answers in an interview have no language of their own.
    expect((await add(own)).body.answerLanguage).toBe('english');
  });

  it('keeps its former wordings once it was used, but not before', async () => {
    const fresh = await added('What is a closure?');
    expect((await change(fresh, { text: 'What is a closure for?' })).body.revision).toBe(1);
    await QuestionModel.updateOne({ _id: fresh.id }, { timesUsed: 2 });
    const used = (await bank()).questions[0];
    if (!used) throw new Error('The question is gone');
    const weighted = await change(used, { weight: 5 });
    expect(weighted.body.revision).toBe(1);
    const { body } = await change(weighted.body, { text: 'When do you use a closure?' });
    expect(body.revision).toBe(2);
    const { body: former } = await recruiter.get(at(`/${fresh.id}/revisions`));
    expect(former.data).toMatchObject([
      {
        revision: 1,
        text: 'What is a closure for?',
        replacedBy: { id: recruiter.user._id.toHexString() },
      },
    ]);
  });

  it('merges changes of different fields by two editors, and reports a conflict on the same field', async () => {
    const question = await added('How do you estimate work?');
    expect((await change(question, { weight: 5 }, admin)).status).toBe(200);
    const merged = await change(question, { timeMinutes: 12 });
    expect(merged.body).toMatchObject({ weight: 5, timeMinutes: 12 });
    const clash = await change(question, { weight: 1 });
    expect(clash.body.error).toMatchObject({
      code: 'VERSION_CONFLICT',
      context: { current: { id: question.id, weight: 5 }, changedFields: ['weight'] },
    });
  });

  it('is restored after its removal, even if requested twice', async () => {
    const [first, second, third] = [
      await added('First question'),
      await added('Second question'),
      await added('Third question'),
    ];
    expect((await recruiter.delete(at(`/${second.id}`), { version: 1 })).status).toBe(200);
    const { version } = await bank();
    await recruiter.put(at('/order'), { use: 'interview', version, ids: [third.id, first.id] });
    const restore = () => recruiter.post(at(`/${second.id}/actions/restore`));
    expect((await restore()).status).toBe(200);
    expect((await restore()).status).toBe(200);
    expect(textsOf(await bank())).toEqual(['Third question', 'First question', 'Second question']);
    await recruiter.delete(at(`/${second.id}`), { version: 3 });
    await added('Second question');
    expect(codes((await restore()).body)).toEqual(['text NOT_UNIQUE']);
  });

  it('is deleted permanently, with its place in the order, 30 days after its removal', async () => {
    const [first, second] = [await added('First question'), await added('Second question')];
    await recruiter.delete(at(`/${first.id}`), { version: 1 });
    const run = (days: number) =>
      purgeQuestions(new AbortController().signal, new Date(Date.now() + days * dayMs));
    await run(limits.restoreDays - 1);
    expect(await QuestionModel.countDocuments({ poolId: pool._id })).toBe(2);
    await run(limits.restoreDays + 1);
    const left = await QuestionModel.find({ poolId: pool._id }).lean();
    expect(left.map(({ _id }) => _id.toHexString())).toEqual([second.id]);
    const { order } = await QuestionBankModel.findOne({ poolId: pool._id }).lean().orFail();
    expect(order.map((id) => id.toHexString())).toEqual([second.id]);
    expect((await recruiter.post(at(`/${first.id}/actions/restore`))).status).toBe(404);
  });

  it('logs its changes in the audit log, under the pool', async () => {
    const question = await added('What makes a good test?');
    await change(question, { idealAnswer: 'Fails for one reason.' });
    const [event] = await AuditEventModel.find({ entityId: pool._id.toHexString() })
      .sort({ at: -1 })
      .lean();
    expect(event).toMatchObject({
      action: 'pool.update_question',
      changes: [{ path: 'question.idealAnswer' }],
    });
  });
});

describe('the order of questions', () => {
  it('can be set only with the current state of all questions', async () => {
    const [a, b] = [await added('Question A'), await added('Question B')];
    const { version } = await bank();
    const put = (ids: string[], base = version) =>
      recruiter.put(at('/order'), { use: 'interview', version: base, ids });
    const { body } = await put([b.id, a.id]);
    expect(textsOf(body)).toEqual(['Question B', 'Question A']);
    // An order based on the earlier state would lose another user's move.
    const stale = await put([a.id, b.id]);
    expect(stale.body.error).toMatchObject({
      code: 'VERSION_CONFLICT',
      context: { current: { questions: [{ id: b.id }, { id: a.id }] } },
    });
    await added('Question C');
    const short = await put([a.id, b.id], (await bank()).version);
    expect(short.body.error.code).toBe('VERSION_CONFLICT');
    expect(codes((await put([a.id, a.id, b.id], 99)).body)).toEqual(['ids NOT_UNIQUE']);
  });
});

describe('copies of questions', () => {
  it('are added from another pool, except those that already exist', async () => {
    const other = await createPool(`Other ${pools}`, { ownerUserId: admin.user._id });
    const theirs = await createQuestionRecord(other._id, 'interview', { timesUsed: 4 });
    const common = await createQuestionRecord(other._id, 'interview', { text: 'Known question' });
    await added('Known question');
    const copy = (fromPoolId: string) =>
      recruiter.post(at('/actions/copy'), {
        use: 'interview',
        fromPoolId,
        questionIds: [theirs, common].map(({ _id }) => _id.toHexString()),
      });
    expect((await copy(other._id.toHexString())).body).toEqual({
      copied: 1,
      skipped: ['Known question'],
    });
    expect((await bank()).questions[1]).toMatchObject({ text: theirs.text, timesUsed: 0 });
    const hidden = await createPool(`Hidden ${pools}`, { isPrivate: true });
    expect(codes((await copy(hidden._id.toHexString())).body)).toEqual(['fromPoolId NOT_FOUND']);
  });
});

describe('an import of questions', () => {
  const send = (text: string, dryRun = false, use = 'screening') =>
    recruiter.post(at('/actions/import'), { use, text, dryRun });

  it('reads a CSV file with errors by row, and offers a dry run first', async () => {
    const csv = [
      'Question,Type,Options,Required,Knock-out,Competency,Weight,Minutes,Ideal answer,Language',
      '"Do you have a quiet place, to work?",yes/no,,yes,no,Communication,2,1,,',
      'Which clouds do you know?,multiple choice,AWS|GCP|Azure,no,,Technical,3,2,,',
      'Which one?,single choice,AWS,yes,,,1,,,',
      'Describe an outage,long text,,yes,,Technical,9,5,,own',
      'Which clouds do you KNOW?,short text,,,,,,,,',
      'How many hours can you overlap with New York?,number,,yes,<3,,,1,,',
    ].join('\n');
    const tried = await send(csv, true);
    expect(tried.body.created).toBe(3);
    expect((await bank('screening')).questions).toEqual([]);
    const { body } = await send(csv);
    expect(
      body.rows.map(({ line, outcome, field, code }: Record<string, unknown>) =>
        [line, outcome, field, code].join(' ').trim(),
      ),
    ).toEqual([
      '2 new',
      '3 new',
      '4 error options TOO_FEW',
      '5 error weight OUT_OF_RANGE',
      '6 known',
      '7 new',
    ]);
    expect((await bank('screening')).questions).toMatchObject([
      { answerType: 'yes_no', knockOut: { when: 'answer_is', values: ['no'] }, weight: 2 },
      { answerType: 'multi_choice', options: ['AWS', 'GCP', 'Azure'], required: false },
      { answerType: 'number', knockOut: { when: 'below', value: 3 } },
    ]);
  });

  it('accepts a pasted list with one question on each line', async () => {
    const { body } = await send('1. What is REST?\n\n• What is GraphQL?\nNo', false, 'interview');
    expect(body).toMatchObject({ created: 2, rows: [{}, {}, { line: 4, code: 'TOO_SHORT' }] });
    expect(textsOf(await bank())).toEqual(['What is REST?', 'What is GraphQL?']);
    expect((await bank()).questions[0]).toMatchObject({ answerType: 'scale_1_5' });
    expect(codes((await send('  \n ')).body)).toEqual(['text REQUIRED']);
  });

  it('stops at 60 questions', async () => {
    const many = Array.from({ length: 62 }, (_, index) => `Pasted question ${index}`).join('\n');
    const { body } = await send(many);
    expect(body.created).toBe(60);
    expect(body.rows.at(-1)).toMatchObject({ outcome: 'error', code: 'TOO_MANY' });
  });
});
