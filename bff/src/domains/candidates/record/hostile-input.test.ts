import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../../testing/sign-in.ts';
import { NoteModel } from '../../../records/notes/note.model.ts';
import { createSkill } from '../../skills/skill.fixtures.ts';
import { TaskModel } from '../../../records/tasks/task.model.ts';
import { createCandidateRecord } from '../candidate.fixtures.ts';
import { CandidateModel, type Candidate } from '../../../records/candidates/candidate.model.ts';

let test: TestApp;
let owner: SignedIn;
let candidate: Candidate;
let requests: Request[];

interface Request {
  name: string;
  method: 'post' | 'patch' | 'delete';
  path: string;
  body: object;
}

beforeAll(async () => {
  test = await createTestApp();
  owner = await signInAs(test, 'owner');
  candidate = await createCandidateRecord();
  const skill = await createSkill('React');
  const id = candidate._id.toHexString();
  const subject = { subjectType: 'candidate', subjectId: id };
  requests = [
    {
      name: 'create',
      method: 'post',
      path: '/candidates',
      body: {
        firstName: 'Ana',
        lastName: 'Lima',
        email: 'ana@people.test',
        phone: '912345678',
        linkUrl: 'https://a.test.com',
        headline: 'x',
        country: 'PT',
        city: 'Porto',
        timeZone: 'Europe/Lisbon',
        primaryRole: 'QA',
        sourceKind: 'event',
        sourceDetail: 'Web day',
        ownerUserId: owner.userId,
      },
    },
    {
      name: 'contact information',
      method: 'patch',
      path: `/candidates/${id}/contact-information`,
      body: {
        version: 1,
        changes: { firstName: 'Ana', email: 'b@people.test', timeZone: 'Europe/Lisbon' },
        contacts: { upsert: [{ kind: 'email', label: 'home', value: 'c@people.test' }] },
      },
    },
    {
      name: 'links',
      method: 'patch',
      path: `/candidates/${id}/links`,
      body: { version: 1, links: { upsert: [{ kind: 'other', url: 'https://a.test.com' }] } },
    },
    {
      name: 'rates',
      method: 'patch',
      path: `/candidates/${id}/rates`,
      body: {
        version: 1,
        rate: {
          unit: 'hour',
          currency: 'USD',
          expected: '45',
          minimum: '40',
          effectiveFrom: '2026-01-01',
        },
        changes: { availableFrom: '2026-01-01', openTo: ['permanent'] },
      },
    },
    {
      name: 'skills',
      method: 'patch',
      path: `/candidates/${id}/skills`,
      body: {
        version: 1,
        skills: { upsert: [{ skillId: skill._id.toHexString(), level: 'expert' }] },
        english: { level: 'C1', assessedBy: 'self' },
      },
    },
    {
      name: 'delete',
      method: 'delete',
      path: `/candidates/${id}`,
      body: { version: 1, reason: 'because', confirmNumber: candidate.number },
    },
    {
      name: 'bulk owner',
      method: 'post',
      path: '/candidates/bulk/owner',
      body: { ids: [id], ownerUserId: owner.userId },
    },
    {
      name: 'note',
      method: 'post',
      path: '/notes',
      body: {
        ...subject,
        kind: 'call',
        visibility: 'team',
        body: '<p>x</p>',
        followUp: { on: '2090-01-01', assigneeId: owner.userId },
      },
    },
    {
      name: 'task',
      method: 'post',
      path: '/tasks',
      body: {
        ...subject,
        title: 'Call back',
        kind: 'other',
        dueOn: '2090-01-01',
        assigneeId: owner.userId,
        note: 'x',
      },
    },
  ];
});
afterAll(() => test.close());

const junk = [{ $gt: '' }, { $ne: null }, ['x'], 7, true, '\u0000', { 'a.b': 1 }];

/** Yields every body that differs from a valid one by replacing one text. */
function* spoilt(body: unknown, value: unknown): Generator<unknown> {
  if (typeof body === 'string') yield value;
  if (typeof body !== 'object' || body === null) return;
  for (const [key, inner] of Object.entries(body))
    for (const other of spoilt(inner, value))
      if (Array.isArray(body)) yield body.with(Number(key), other);
      else yield { ...body, [key]: other };
}

const state = async () =>
  JSON.stringify([
    await CandidateModel.find().lean(),
    await NoteModel.find().lean(),
    await TaskModel.find().lean(),
  ]);

it.each(junk.map((value) => [JSON.stringify(value), value] as const))(
  'refuses %s in each text of each body, and writes nothing',
  async (_name, value) => {
    const before = await state();
    const accepted: unknown[] = [];
    for (const { name, method, path, body } of requests)
      for (const bad of spoilt(body, value)) {
        const answer = await owner[method](path, bad as object);
        if (answer.status !== 422 && answer.status !== 404)
          accepted.push([name, answer.status, JSON.stringify(bad)]);
      }
    expect(accepted).toEqual([]);
    expect(await state()).toBe(before);
  },
);

it('accepts the same bodies with clean text', async () => {
  const repeatable = requests.filter(({ name }) => name !== 'delete');
  expect(repeatable).toHaveLength(requests.length - 1);
  for (const { name, method, path, body } of repeatable) {
    const { status, body: answer } = await owner[method](path, body);
    expect([name, status < 300 ? 'taken' : answer.error]).toEqual([name, 'taken']);
  }
});
