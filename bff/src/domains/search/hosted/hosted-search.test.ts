import { setTimeout as wait } from 'node:timers/promises';
import { Types } from 'mongoose';
import { systemContext, transact } from '../../../db/unit-of-work.ts';
import { announceMoved } from '../../../outbox/record-changed.ts';
import { signInAs, type SignedIn } from '../../../testing/sign-in.ts';
import {
  AttachmentModel,
  AttachmentTextModel,
} from '../../../records/attachments/attachment.model.ts';
import { createCandidateRecord } from '../../candidates/candidate.fixtures.ts';
import { CandidateModel, type Candidate } from '../../../records/candidates/candidate.model.ts';
import { createCompany } from '../../companies/company.fixtures.ts';
import { NoteModel } from '../../../records/notes/note.model.ts';
import { createSkill } from '../../skills/skill.fixtures.ts';
import { namesOf, search, searchUntil } from '../people/people-search.fixtures.ts';
import { find, openSearchApp, titlesOf, type SearchApp } from '../search.fixtures.ts';
import { HostedClient } from './hosted-client.ts';
import { hostedServer, type HostedServer } from './hosted-server.fixtures.ts';

let server: HostedServer;
let test: SearchApp;
let owner: SignedIn;
let recruiter: SignedIn;
let vetter: SignedIn;

const person = (firstName: string, changes: Partial<Candidate> = {}) =>
  createCandidateRecord({ firstName, lastName: 'Host', headline: null, ...changes });

async function plant(): Promise<void> {
  const kubernetes = await createSkill('Kubernetes', ['k8s']);
  await person('Ana', { headline: 'React engineer', country: 'AR', noticePeriodDays: 7 });
  const bruno = await person('Bruno', { country: 'BR', noticePeriodDays: 60 });
  const [cv] = await AttachmentModel.create([
    {
      ownerType: 'candidate',
      ownerId: bruno._id,
      fileId: new Types.ObjectId(),
      sha256: 'a'.repeat(64),
      type: 'cv',
      visibility: 'candidate',
      title: 'CV',
      uploadedByKind: 'staff',
    },
  ]);
  await AttachmentTextModel.create([
    { _id: cv?._id, extractedText: 'React and Angular. Moved a monolith to AWS.' },
  ]);
  await person('Carla', {
    headline: 'Platform engineer',
    skills: [
      {
        _id: new Types.ObjectId(),
        skillId: kubernetes._id,
        level: 'expert',
        years: 5,
        lastUsedYear: null,
        isPrimary: true,
        source: 'cv',
        verifiedBy: null,
        verifiedAt: null,
        verifiedScore: null,
      },
    ],
  });
  const dario = await person('Dario', { headline: 'Reactive systems' });
  await NoteModel.create([
    {
      subjectType: 'candidate',
      subjectId: dario._id,
      visibility: 'management',
      body: '<p>Talks of a counteroffer.</p>',
      createdBy: new Types.ObjectId(),
    },
  ]);
  await createCompany({ name: 'Hosted Harbour' });
}

beforeAll(async () => {
  server = await hostedServer();
  test = await openSearchApp(plant, server);
  owner = await signInAs(test, 'owner');
  recruiter = await signInAs(test, 'recruiter');
  vetter = await signInAs(test, 'vetter');
  test.start();
  await searchUntil(recruiter, 'react', ({ index }) => index.state === 'ready');
}, 60_000);
afterAll(async () => {
  server.behave(null);
  await test.close();
  await server.close();
});

afterEach(() => server.behave(null));

const health = async () => (await owner.get('/search/index')).body;

it.each([
  ['react', ['Ana', 'Bruno']],
  ['react NOT angular', ['Ana']],
  ['react notice<=14', ['Ana']],
  ['react*', ['Ana', 'Bruno', 'Dario']],
  ['"monolith to aws"', ['Bruno']],
  ['"aws monolith"', []],
  ['angular. OR platform', ['Bruno', 'Carla']],
  ['reatc', ['Ana', 'Bruno']],
  ['k8s', ['Carla']],
  ['skill:kubernetes>=expert NOT react', ['Carla']],
  ['(react OR k8s) country:AR', ['Ana']],
])('finds for %s what the embedded index finds', async (q, names) => {
  const result = await search(recruiter, q);
  expect(result.problems).toEqual([]);
  expect(namesOf(result)).toEqual(names);
});

it('explains each hit and counts facets', async () => {
  const result = await search(recruiter, 'react');
  expect(result.data.map(({ reasons }) => reasons)).toEqual([['react'], ['react']]);
  const countries = result.facets.find(({ field }) => field === 'country')?.values;
  expect(countries).toEqual(
    expect.arrayContaining([expect.objectContaining({ value: 'AR', count: 1 })]),
  );
});

it('searches no text that the reader may not search', async () => {
  expect(namesOf(await search(owner, 'counteroffer'))).toEqual(['Dario']);
  expect(namesOf(await search(recruiter, 'counteroffer'))).toEqual([]);
  expect(namesOf(await search(vetter, 'react'))).toEqual([]);
});

it('serves the command palette, and reports what an index contains', async () => {
  expect(titlesOf(await find(recruiter, 'hosted harb'))).toEqual(['Hosted Harbour']);
  const view = await health();
  expect(view).toMatchObject({ engine: 'hosted', state: 'ready', bytes: 4096, lastError: null });
  const candidates = view.kinds.find(({ kind }: { kind: string }) => kind === 'candidate');
  expect(candidates.documents).toBe(candidates.expected);
  // No mail address was ever sent there.
  const held = JSON.stringify([...server.indexes].map(([, { documents }]) => [...documents]));
  expect(held).toContain('hosted harbour');
  expect(held).not.toContain('@');
});

it('adds changed records and removes deleted ones', async () => {
  const elena = await person('Elena', { headline: 'Nothing yet' });
  const path = `/candidates/${elena._id.toHexString()}`;
  const body = { version: elena.version, changes: { headline: 'Haskell engineer' } };
  expect((await recruiter.patch(`${path}/contact-information`, body)).status).toBe(200);
  await test.tail.read();
  await searchUntil(recruiter, 'haskell', ({ page }) => page.total === 1);
  await CandidateModel.updateOne({ _id: elena._id }, { deletedAt: new Date() });
  await owner.post('/search/index/actions/rebuild', { kind: 'candidate' });
  await test.tail.read();
  await searchUntil(recruiter, 'haskell', ({ page }) => page.total === 0);
  while ((await health()).rebuild.state !== 'done') await wait(20);
  // The new index was filled beside the old one and swapped in; nothing is left over.
  expect(server.asked).toContain('POST /swap-indexes');
  expect([...server.indexes.keys()].filter((uid) => uid.startsWith('muster-candidate'))).toEqual([
    'muster-candidate',
  ]);
});

it('follows changes of who may find a candidate', async () => {
  const ana = await CandidateModel.findOneAndUpdate(
    { firstName: 'Ana' },
    { $addToSet: { vetterIds: vetter.user._id } },
  ).orFail();
  await transact(systemContext('test'), (tx) => announceMoved(tx, 'candidate', [ana._id]));
  await test.tail.read();
  await searchUntil(vetter, 'react', ({ page }) => page.total === 1);
  expect(namesOf(await search(vetter, 'react NOT angular'))).toEqual(['Ana']);
  expect(server.asked).toContain('PUT /indexes/muster-candidate/documents');
});

it('reports that the service is unavailable and why, and recovers by itself', async () => {
  server.behave('fail');
  expect((await recruiter.get('/search/candidates?q=react')).status).toBe(503);
  expect(await health()).toMatchObject({
    engine: 'hosted',
    state: 'down',
    bytes: null,
    lastError: { text: expect.stringMatching(/^The search service \S+ answered 500: The disk/) },
  });
  server.behave('nonsense');
  expect((await recruiter.get('/search?q=harbour')).status).toBe(503);
  expect((await health()).lastError.text).toMatch(
    /gave an answer that is none of a search service$/,
  );
  server.behave(null);
  await searchUntil(recruiter, 'react', ({ page }) => page.total === 2);
  expect((await health()).state).toBe('ready');
});

describe('faults are explained in words', () => {
  const asked = (client: HostedClient) =>
    client.carryOut('POST', '/swap-indexes', [{ indexes: ['none', 'nothing'] }]);

  it('a wrong key', async () => {
    const wrong = new HostedClient(server.url, 'wrong');
    await expect(asked(wrong)).rejects.toThrow(/refused the key \(SEARCH_KEY\)$/);
  });
  it('a task that fails', async () => {
    const client = new HostedClient(server.url, server.key);
    await expect(asked(client)).rejects.toThrow(/could not carry out a task: index_not_found$/);
  });
  it('no service at the address', async () => {
    const client = new HostedClient('http://127.0.0.1:9', null);
    await expect(asked(client)).rejects.toThrow(
      /^The search service 127\.0\.0\.1:9 cannot be reached/,
    );
  });
  it('an answer that never comes', async () => {
    const client = new HostedClient(server.url, server.key, { answer: 100 });
    server.behave('hang');
    await expect(asked(client)).rejects.toThrow(/did not answer within 0\.1 s$/);
    server.behave(null);
  });
});
