import type { JobDialogue } from '@muster/contracts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { createCompany } from '../companies/company.fixtures.ts';
import { CompanyUserModel } from '../../records/companies/company-user.model.ts';
import { JobModel } from '../../records/jobs/job.model.ts';
import { createSkill } from '../skills/skill.fixtures.ts';
import { PositionModel } from '../../records/positions/position.model.ts';
import { assistantJobs } from './assistant.jobs.ts';
import { JobDialogueModel } from './dialogue/job-dialogue.model.ts';
import { AssistantUsageModel } from './usage/assistant-usage.model.ts';

let test: TestApp;
let recruiter: SignedIn;
let admin: SignedIn;
beforeAll(async () => {
  test = await createTestApp();
  recruiter = await signInAs(test, 'recruiter');
  admin = await signInAs(test, 'admin');
  await createSkill('Go', ['Golang']);
  await createSkill('PostgreSQL', ['Postgres']);
});
afterAll(() => test.close());

const start = async (as = recruiter): Promise<JobDialogue> =>
  (await as.post('/ai/job-dialogues')).body;
const at = ({ id }: JobDialogue, path = '') => `/ai/job-dialogues/${id}${path}`;
const say = async (dialogue: JobDialogue, text: string, as = recruiter): Promise<JobDialogue> => {
  const { version } = dialogue;
  return (await as.post(at(dialogue, '/actions/say'), { version, text })).body;
};
const edit = async (dialogue: JobDialogue, changes: object, as = recruiter): Promise<JobDialogue> =>
  (await as.patch(at(dialogue), { version: dialogue.version, changes })).body;
const answerOf = ({ messages }: JobDialogue) => messages.at(-1)?.says ?? [];

describe('a dialogue about a new job', () => {
  it('fills the draft and shows the words behind it, and asks for what is missing', async () => {
    const begun = await start();
    expect(answerOf(begun)).toMatchObject([{ kind: 'ask', field: 'title', narrow: false }]);
    const said = await say(
      begun,
      'Two senior Go engineers from 1 February 2027, 50-60 EUR per hour',
    );
    expect(said.draft).toMatchObject({
      title: 'Go engineer',
      seats: 2,
      seniority: 'senior',
      start: '2027-02-01',
      budget: { min: '50.00', max: '60.00', currency: 'EUR', unit: 'hour' },
    });
    expect(said.draft.skills.map(({ name }) => name)).toEqual(['Go']);
    expect(said.evidence.find(({ field }) => field === 'start')).toMatchObject({
      by: 'dialogue',
      message: 1,
      quote: '1 February 2027',
    });
    expect(said.missing).toContain('hoursPerWeek');
    expect(answerOf(said).at(-1)).toMatchObject({ kind: 'ask', field: 'hoursPerWeek' });
    const answered = await say(said, '32');
    expect(answered.draft.hoursPerWeek).toBe(32);
    const { body } = await recruiter.get('/ai/job-dialogues/current');
    expect(body.dialogue).toMatchObject({ id: answered.id, version: answered.version });
  });

  it('points out contradictions, and asks more narrowly if an answer is vague', async () => {
    let dialogue = await say(await start(), 'A senior QA engineer, 15 USD per hour');
    expect(answerOf(dialogue)).toContainEqual(
      expect.objectContaining({ kind: 'conflict', conflict: 'rate_low' }),
    );
    dialogue = await say(dialogue, 'start on 1 March 2027 or on 5 April 2027');
    expect(dialogue.draft.start).toBeNull();
    expect(answerOf(dialogue)).toMatchObject([
      { kind: 'conflict', conflict: 'two_values', field: 'start' },
      { kind: 'ask', field: 'start', narrow: true, choices: ['1 March 2027', '5 April 2027'] },
    ]);
    dialogue = await say(dialogue, '5 April 2027');
    expect(dialogue.draft.start).toBe('2027-04-05');
    dialogue = await say(dialogue, 'Make that junior');
    expect(answerOf(dialogue)).toContainEqual(
      expect.objectContaining({ conflict: 'changed', first: 'senior', second: 'junior' }),
    );
    dialogue = await say(dialogue, 'part-time');
    expect(answerOf(dialogue).at(-1)).toMatchObject({ field: 'hoursPerWeek', narrow: true });
  });

  it('keeps what was entered by hand, whatever the message says', async () => {
    const dialogue = await edit(await start(), { seats: 4 });
    expect(dialogue.evidence).toMatchObject([{ field: 'seats', by: 'hand', quote: null }]);
    const said = await say(dialogue, 'We need 2 people');
    expect(said.draft.seats).toBe(4);
    expect(answerOf(said)[0]).toMatchObject({ conflict: 'kept_by_hand', second: '2 people' });
  });

  it('says that it does not know the language or the meaning, and restarts on request', async () => {
    let dialogue = await say(await start(), 'Wir suchen einen Entwickler mit Erfahrung für uns');
    expect(answerOf(dialogue)[0]).toEqual({ kind: 'language', language: 'de' });
    dialogue = await say(dialogue, 'Lovely weather, is it not?');
    expect(answerOf(dialogue)[0]).toEqual({ kind: 'not_understood' });
    dialogue = await say(dialogue, '3 data analysts');
    dialogue = await say(dialogue, 'skip');
    expect(answerOf(dialogue)[0]).toMatchObject({ kind: 'skipped' });
    dialogue = await say(dialogue, 'Start over');
    expect(dialogue.draft.seats).toBeNull();
    expect(answerOf(dialogue)[0]).toEqual({ kind: 'restarted' });
  });

  it('belongs to its user, and refuses messages based on an outdated state', async () => {
    const dialogue = await start();
    expect((await admin.patch(at(dialogue), { version: 1, changes: { seats: 2 } })).status).toBe(
      404,
    );
    await say(dialogue, 'A QA engineer');
    const late = await recruiter.post(at(dialogue, '/actions/say'), { version: 1, text: 'Senior' });
    expect(late.body.error).toMatchObject({
      code: 'VERSION_CONFLICT',
      context: { current: { draft: { title: 'QA engineer' } } },
    });
  });
});

describe('the job from a dialogue', () => {
  it('becomes a draft with its seats for staff, once', async () => {
    const company = await createCompany();
    let dialogue = await say(
      await start(),
      'Two senior Go engineers, Postgres is a plus, 20h/week',
    );
    const early = await recruiter.post(at(dialogue, '/actions/create-job'), {
      version: dialogue.version,
    });
    expect(early.body.error.fields).toMatchObject([{ path: 'companyId', code: 'REQUIRED' }]);
    dialogue = await edit(dialogue, { companyId: company._id.toHexString() });
    const create = () =>
      recruiter.post(at(dialogue, '/actions/create-job'), { version: dialogue.version });
    const { body } = await create();
    const job = await JobModel.findById(body.job?.id).lean();
    expect(job).toMatchObject({
      status: 'draft',
      title: 'Go engineer',
      seniority: 'senior',
      hoursPerWeek: 20,
      engagement: 'part_time_contract',
      skillsRequired: [{ must: true }],
      skillsNice: [{ must: false }],
    });
    expect(await PositionModel.countDocuments({ jobId: job?._id })).toBe(2);
    expect((await create()).body).toMatchObject({ already: true, job: body.job });
    expect((await recruiter.get('/ai/job-dialogues/current')).body.dialogue).toBeNull();
  });

  it('becomes a request for review for a client, without the money that the client may not see', async () => {
    const manager = await signInAs(test, 'account_manager');
    const company = await createCompany({ accountManagerId: manager.user._id });
    const client = await signInAs(test, 'client_manager', {
      assignment: { companyId: company._id },
    });
    await CompanyUserModel.deleteMany({ userId: client.user._id });
    const dialogue = await say(
      await start(client),
      'A product designer for 6 months, 60 USD per hour',
      client,
    );
    expect(dialogue).toMatchObject({ makes: 'request', draft: { duration: { months: 6 } } });
    expect(dialogue.draft).not.toHaveProperty('budget');
    const { body } = await client.post(at(dialogue, '/actions/create-job'), {
      version: dialogue.version,
    });
    const job = await JobModel.findById(body.job?.id).lean();
    expect(job).toMatchObject({ status: 'pending_review', requestedBy: client.user._id });
    expect(job?.billRate).toBeNull();
  });

  it('is not created for users who may not create jobs', async () => {
    const vetter = await signInAs(test, 'vetter');
    const dialogue = await say(await start(vetter), 'A QA engineer', vetter);
    const { status } = await vetter.post(at(dialogue, '/actions/create-job'), {
      version: dialogue.version,
    });
    expect([dialogue.makes, status]).toEqual(['nothing', 403]);
  });
});

describe('the playground', () => {
  const run = (body: object, as = recruiter) => as.post('/ai/runs', body);
  const notes = [
    'Call with Ana Reis, ana@reis.example, +351 912 345 678.',
    'She was friendly. She wants 55 EUR an hour and has a notice period of four weeks.',
    'The weather was nice. We agreed to speak again on Monday because her offer ends then.',
    'Nothing else was said.',
  ].join('\n');

  it('summarises in the words of the notes, each with its line, without names', async () => {
    const { body } = await run({ task: 'summarise', input: notes });
    expect(JSON.stringify(body)).not.toMatch(/ana@reis|912 345/);
    expect(body.lines[0]).toContain('[e-mail 1]');
    for (const { text, from, to } of body.sentences)
      expect(body.lines.slice(from - 1, to).join('\n')).toContain(text);
    expect(body.sentences.map(({ text }: { text: string }) => text).join(' ')).toContain('agreed');
    const open = await run({ task: 'summarise', input: notes, mask: false });
    expect(open.body.lines[0]).toContain('ana@reis.example');
  });

  it('writes a bio from facts alone and reads a CV fact by fact', async () => {
    const facts = 'Role: Backend engineer\nYears: 8\nSkills: Go, PostgreSQL, Kafka\nEnglish: C1';
    const bio = await run({ task: 'bio', input: facts });
    expect(bio.body.sentences).toEqual([
      { label: null, text: 'The candidate is a backend engineer.', from: 1, to: 1 },
      { label: null, text: 'The candidate has 8 years of experience.', from: 2, to: 2 },
      { label: null, text: 'The candidate works with Go, PostgreSQL and Kafka.', from: 3, to: 3 },
      { label: null, text: 'The candidate speaks English at level C1.', from: 4, to: 4 },
    ]);
    const cv = 'Skills\nGo, PostgreSQL\n\nLanguages\nEnglish: C1';
    const read = await run({ task: 'extract_cv', input: cv });
    expect(read.body.sentences).toContainEqual({ label: 'skill', text: 'Go', from: 2, to: 2 });
  });

  it('refuses engines that are not configured, and text beyond the limit', async () => {
    expect((await run({ task: 'bio', input: 'x', engine: 'other' })).status).toBe(422);
    expect((await run({ task: 'bio', input: 'x'.repeat(20_001) })).status).toBe(422);
  });

  it('records who used it for what, and nothing of the text', async () => {
    await run({ task: 'bio', input: 'Role: Secret agent' });
    expect(JSON.stringify(await AssistantUsageModel.find().lean())).not.toContain('Secret');
    const { body } = await recruiter.get('/ai/usage');
    expect(body.data[0]).toMatchObject({ use: 'bio', engine: 'local', masked: true });
    const vetter = await signInAs(test, 'vetter');
    expect((await vetter.get('/ai/usage')).body.data).toEqual([]);
    expect((await admin.get('/ai/usage')).body.data.length).toBeGreaterThan(0);
  });

  it('stores inputs under names, each name once', async () => {
    const kept = { name: 'Short bio', task: 'bio', input: 'Role:' };
    const { body, status } = await recruiter.post('/ai/prompts', kept);
    expect(status).toBe(201);
    expect((await recruiter.post('/ai/prompts', kept)).status).toBe(422);
    expect((await admin.get('/ai/prompts')).body.data).toEqual([]);
    expect((await admin.delete(`/ai/prompts/${body.id}`)).status).toBe(404);
    expect((await recruiter.delete(`/ai/prompts/${body.id}`)).body.data).toEqual([]);
    expect((await recruiter.delete(`/ai/prompts/${body.id}`)).status).toBe(404);
  });
});

describe('the switches', () => {
  it('exist per person and for the agency, and stop everything when off', async () => {
    const person = await signInAs(test, 'recruiter');
    await person.put('/ai/setting/own', { on: false });
    const refused = await person.post('/ai/runs', { task: 'bio', input: 'Role: Cook' });
    expect(refused.body.error.code).toBe('ENGINE_UNAVAILABLE');
    expect((await recruiter.get('/ai/setting')).body).toMatchObject({ on: true, mayManage: false });
    expect((await recruiter.put('/ai/setting/agency', { on: false, version: 0 })).status).toBe(403);
    const off = await admin.put('/ai/setting/agency', { on: false, version: 0 });
    expect(off.body).toMatchObject({ agencyOn: false, ownOn: true, on: false, version: 1 });
    expect((await recruiter.post('/ai/job-dialogues')).status).toBe(503);
    const late = await admin.put('/ai/setting/agency', { on: true, version: 0 });
    expect(late.body.error.code).toBe('VERSION_CONFLICT');
    await admin.put('/ai/setting/agency', { on: true, version: 1 });
    expect((await recruiter.post('/ai/job-dialogues')).status).toBe(201);
  });
});

it('deletes abandoned dialogues when their time is over, and no others', async () => {
  const manager = await signInAs(test, 'account_manager');
  const over = await start();
  const open = await start(manager);
  await JobDialogueModel.updateOne({ _id: over.id }, { expiresAt: new Date(Date.now() - 1000) });
  await assistantJobs[0]?.run({ signal: new AbortController().signal } as never);
  const left = await JobDialogueModel.find({ _id: { $in: [over.id, open.id] } }, { _id: 1 });
  expect(left.map(({ id }) => id)).toEqual([open.id]);
});
