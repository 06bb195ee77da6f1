import { Types } from 'mongoose';
import { setTimeout as wait } from 'node:timers/promises';
import { signInAs, type SignedIn } from '../../../testing/sign-in.ts';
import {
  AttachmentModel,
  AttachmentTextModel,
} from '../../../records/attachments/attachment.model.ts';
import { NoteModel } from '../../../records/notes/note.model.ts';
import { PoolModel, type Pool } from '../../../records/pools/pool.model.ts';
import { searchUntil } from '../../search/people/people-search.fixtures.ts';
import { openSearchApp, type SearchApp } from '../../search/search.fixtures.ts';
import { createSkill } from '../../skills/skill.fixtures.ts';
import { createCandidateRecord } from '../candidate.fixtures.ts';
import { CandidateModel, type Candidate } from '../../../records/candidates/candidate.model.ts';
import { ChangedPeople } from './changed-people.ts';
import { refreshSmartPools } from './fill-pools.ts';

let test: SearchApp;
let lead: SignedIn;
let recruiter: SignedIn;
let changed: ChangedPeople;
const noSignal = new AbortController().signal;
const asked = 'kubernetes NOT angular';
const ruleOf = (text: string) => ({ 'filter[search]': text });

const person = (firstName: string, changes: Partial<Candidate> = {}) =>
  createCandidateRecord({ firstName, lastName: 'Rule', headline: null, ...changes });

async function cv(ownerId: Types.ObjectId, text: string, visibility: 'internal' | 'candidate') {
  const [attachment] = await AttachmentModel.create([
    {
      ownerType: 'candidate',
      ownerId,
      fileId: new Types.ObjectId(),
      sha256: 'a'.repeat(64),
      type: 'cv',
      visibility,
      title: 'CV',
      uploadedByKind: 'staff',
    },
  ]);
  await AttachmentTextModel.create([{ _id: attachment?._id, extractedText: text }]);
}

async function plant(): Promise<void> {
  await createSkill('Elixir', ['Phoenix']);
  await person('Ana', { headline: 'Kubernetes engineer' });
  const bruno = await person('Bruno');
  await cv(bruno._id, 'Ran Kubernetes clusters.', 'candidate');
  const carla = await person('Carla', { headline: 'Kubernetes and Angular' });
  await cv(carla._id, 'Nothing else.', 'candidate');
  const dario = await person('Dario');
  await cv(dario._id, 'Kubernetes, as the agency alone knows.', 'internal');
  const elena = await person('Elena');
  await NoteModel.create([
    {
      subjectType: 'candidate',
      subjectId: elena._id,
      visibility: 'team',
      body: '<p>Kubernetes by her own account.</p>',
      createdBy: new Types.ObjectId(),
    },
  ]);
  await person('Faro', { headline: 'Kubernetes in secret', isPrivate: true });
  await person('Gita', { headline: 'Kubernetes, put aside', status: 'archived' });
}

beforeAll(async () => {
  test = await openSearchApp(plant);
  lead = await signInAs(test, 'team_lead');
  recruiter = await signInAs(test, 'recruiter');
  changed = new ChangedPeople();
  changed.listen(test.tail);
  test.start();
  await searchUntil(recruiter, 'kubernetes', ({ index }) => index.state === 'ready');
}, 60_000);
afterAll(() => test.close());

const firstNames = async (pool: Pool | { id: string }): Promise<string[]> => {
  const poolIds = '_id' in pool ? pool._id : new Types.ObjectId(pool.id);
  const rows = await CandidateModel.find({ poolIds }).lean();
  return rows.map(({ firstName }) => firstName).sort();
};
let pools = 0;
async function makePool(text: string): Promise<{ id: string; version: number }> {
  const { status, body } = await lead.post('/talent-pools', {
    name: `Found ${pools++}`,
    description: null,
    kind: 'smart',
    rule: ruleOf(text),
    ownerUserId: null,
    isPrivate: false,
    targetSize: null,
  });
  if (status !== 201) throw new Error(JSON.stringify(body));
  await test.runEvents();
  return body;
}
const preview = (text: string, by = lead) =>
  by.post('/talent-pools/preview-rule', { rule: ruleOf(text), poolId: null });

it('finds candidates by profiles and CVs shared with all, never by notes or private records', async () => {
  for (const by of [lead, recruiter]) {
    const { body } = await preview(asked, by);
    expect(body).toEqual({ found: 2, foundIsCapped: false, alreadyIn: null, problems: [] });
  }
  const pool = await makePool(asked);
  expect(await firstNames(pool)).toEqual(['Ana', 'Bruno']);
  expect((await preview('kubernetes status:archived')).body.found).toBe(1);
});

it('combines a query with filters', async () => {
  await person('Hana', { headline: 'Terraform', country: 'NZ' });
  await person('Iker', { headline: 'Terraform', country: 'ES' });
  await test.tail.read();
  await searchUntil(recruiter, 'terraform', ({ page }) => page.total === 0);
  // Created without outbox events: the rename below announces them.
  for (const one of await CandidateModel.find({ headline: 'Terraform' }).lean())
    await rename(one, 'Terraform engineer');
  await test.tail.read();
  await searchUntil(recruiter, 'terraform', ({ page }) => page.total === 2);
  const { body } = await lead.post('/talent-pools/preview-rule', {
    rule: { ...ruleOf('terraform'), 'filter[country]': 'NZ' },
    poolId: null,
  });
  expect(body.found).toBe(1);
});

it('names the parts it cannot read, and saves no rule that it could not run', async () => {
  const { body } = await preview('skill:elixr');
  expect(body).toMatchObject({
    found: 0,
    problems: [{ code: 'UNKNOWN_SKILL', found: 'elixr', hint: 'Elixir', from: 0, to: 11 }],
  });
  const refused = await lead.post('/talent-pools', {
    name: 'Unreadable',
    description: null,
    kind: 'smart',
    rule: ruleOf('skill:elixr'),
    ownerUserId: null,
    isPrivate: false,
    targetSize: null,
  });
  expect(refused.body.error.fields).toMatchObject([{ path: 'rule', code: 'INVALID_OPTION' }]);
  for (const text of ['rate<=50', 'pool:"React LATAM"', 'not-on:J-00001', '(kubernetes', 'foo:bar'])
    expect((await preview(text)).body.error.fields).toMatchObject([
      { path: 'rule', code: 'INVALID_OPTION' },
    ]);
});

it('reports if something named in a rule no longer exists, and keeps the members', async () => {
  const pool = await makePool(asked);
  await PoolModel.updateOne({ _id: pool.id }, { smartFilter: ruleOf('skill:cobol') });
  expect((await lead.get(`/talent-pools/${pool.id}`)).body.ruleProblems).toMatchObject([
    { code: 'UNKNOWN_SKILL', found: 'cobol' },
  ]);
  await refreshSmartPools(noSignal);
  expect(await firstNames(pool)).toEqual(['Ana', 'Bruno']);
  await PoolModel.deleteOne({ _id: pool.id });
});

const rename = async ({ _id, version }: Candidate, headline: string) => {
  const path = `/candidates/${_id.toHexString()}/contact-information`;
  const { status, body } = await recruiter.patch(path, { version, changes: { headline } });
  if (status !== 200) throw new Error(JSON.stringify(body));
};
const find = (firstName: string) =>
  CandidateModel.findOne({ firstName, lastName: 'Rule' }).orFail().lean();

it('updates membership when single candidates change', async () => {
  const pool = await makePool('rustacean');
  expect(await firstNames(pool)).toEqual([]);
  await rename(await find('Bruno'), 'Rustacean');
  await test.tail.read();
  expect(await changed.follow(noSignal)).toBe(1);
  expect(await firstNames(pool)).toEqual(['Bruno']);
  // The people search now knows who is in the pool.
  const { name } = await PoolModel.findById(pool.id).orFail().lean();
  await test.tail.read();
  await searchUntil(recruiter, `pool:"${name}"`, ({ page }) => page.total === 1);
  await rename(await find('Bruno'), 'Gopher');
  await test.tail.read();
  await changed.follow(noSignal);
  expect(await firstNames(pool)).toEqual([]);
  expect(await changed.follow(noSignal)).toBe(0);
});

describe('the list of candidates', () => {
  const listed = async (text: string, by = recruiter, more = '') => {
    const { status, body } = await by.get(
      `/candidates?filter[search]=${encodeURIComponent(text)}&sort=name${more}`,
    );
    if (status !== 200) return body.error;
    return body.data.map((row: { name: string }) => row.name.split(' ')[0]);
  };

  it('searches within the reader’s rights, combined with other filters', async () => {
    // Notes and CVs of the agency count for readers who may see them.
    expect(await listed('kubernetes NOT angular NOT gopher')).toEqual(['Ana', 'Dario', 'Elena']);
    expect(await listed('kubernetes', recruiter, '&filter[status]=archived')).toEqual(['Gita']);
    expect(await listed('kubernetes status:archived')).toEqual(['Gita']);
    expect(await listed('skill:elixr')).toMatchObject({ code: 'INVALID_FILTER' });
    expect(await listed('(kubernetes')).toMatchObject({ code: 'INVALID_FILTER' });
  });

  it('saves the query in a view, and counts its results', async () => {
    const query = new URLSearchParams({ 'filter[search]': 'kubernetes angular' }).toString();
    const view = await recruiter.post('/lists/candidates/views', { name: 'K8s', query });
    expect(view.status).toBe(201);
    const { body } = await recruiter.post('/lists/candidates/views/counts', {
      queries: [query, new URLSearchParams({ 'filter[search]': 'skill:elixr' }).toString()],
    });
    expect(body.counts).toEqual([{ total: 1, totalIsCapped: false }, null]);
    expect(await listed('kubernetes angular')).toEqual(['Carla']);
  });

  it('selects candidates by query for bulk actions', async () => {
    const pool = await lead.post('/talent-pools', {
      name: 'By hand',
      description: null,
      kind: 'manual',
      rule: null,
      ownerUserId: null,
      isPrivate: false,
      targetSize: null,
    });
    const query = new URLSearchParams({ 'filter[search]': 'kubernetes angular' }).toString();
    const { body } = await recruiter.post('/candidates/bulk/pool', {
      query,
      poolId: pool.body.id,
      action: 'add',
    });
    expect(body).toMatchObject({ ok: 1, failed: 0 });
    expect(await firstNames(pool.body)).toEqual(['Carla']);
  });
});

it('keeps members while the index is unavailable, and says that it cannot count', async () => {
  const pool = await makePool(asked);
  const members = await firstNames(pool);
  expect(members).toContain('Ana');
  await test.breakWorker();
  while ((await preview(asked)).status !== 503) await wait(20);
  await refreshSmartPools(noSignal);
  expect(await firstNames(pool)).toEqual(members);
  const places = await recruiter.get(`/candidates/${(await find('Ana'))._id.toHexString()}/pools`);
  expect(places.body.data.find(({ id }: { id: string }) => id === pool.id).fits).toBe(true);
});
