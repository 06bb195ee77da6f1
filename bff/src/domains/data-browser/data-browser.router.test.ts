import { dataBrowserEndpoints, type CollectionDetail, type DataOverview } from '@muster/contracts';
import { AuditEventModel } from '../../audit/audit-event.model.ts';
import { createApp } from '../../app.ts';
import { systemContext, transact } from '../../db/unit-of-work.ts';
import { createLog } from '../../log.ts';
import { emit } from '../../outbox/emit.ts';
import { OutboxModel } from '../../outbox/outbox-event.model.ts';
import { agentFor } from '../../testing/agent.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { allDomains } from '../all-domains.ts';
import { createCandidateRecord } from '../candidates/candidate.fixtures.ts';
import { CandidateModel } from '../../records/candidates/candidate.model.ts';
import { createCompany } from '../companies/company.fixtures.ts';
import { CompanyModel } from '../../records/companies/company.model.ts';

let test: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  test = await createTestApp({
    seed: async () => {
      for (let i = 0; i < 30; i++) await createCompany({ name: `Company ${i}` });
    },
  });
  admin = await signInAs(test, 'admin');
});
afterAll(() => test.close());

const overview = async (): Promise<DataOverview> =>
  dataBrowserEndpoints.overview.response.parse((await admin.get('/data-browser')).body);
const check = async (name: string) => (await overview()).checks.find((row) => row.name === name);
const collection = async (name: string): Promise<CollectionDetail> =>
  dataBrowserEndpoints.collection.response.parse((await admin.get(`/data-browser/${name}`)).body);

it('lists the permitted collections, and no others', async () => {
  const { collections } = await overview();
  expect(collections.find(({ name }) => name === 'companies')?.documents).toBe(
    await CompanyModel.countDocuments(),
  );
  const names = collections.map(({ name }) => name);
  for (const closed of ['sessions', 'auth_tokens', 'access_tokens', 'outbox', 'leases'])
    expect(names).not.toContain(closed);
  const sessions = await admin.get('/data-browser/sessions/rows');
  expect(sessions.status).toBe(404);
});

it('masks all values except harmless kinds and those named by their domain', async () => {
  const person = await createCandidateRecord({
    firstName: 'Yvonne',
    lastName: 'Quill',
    email: 'yvonne.quill@mailbox.test',
    phone: '+351 912 345 678',
    headline: 'Writes compilers',
    birthDate: '1990-05-17',
  });
  const { fields } = await collection('candidates');
  const masked = (path: string) => fields.find((field) => field.path === path)?.masked;
  expect(masked('status')).toBe(false);
  expect(masked('updatedAt')).toBe(false);
  expect(masked('email')).toBe(true);

  const { status, text, body } = await admin.get(
    `/data-browser/candidates/rows?id=${person._id.toHexString()}`,
  );
  expect(status).toBe(200);
  expect(body.rows).toHaveLength(1);
  expect(body.rows[0].values).toMatchObject({ status: person.status, number: person.number });
  // None of these can be part of an id.
  expect(text).not.toMatch(/yvonne|quill|912 345|compilers|1990-05/i);
});

it('returns documents page by page, each once, and audits each look', async () => {
  const first = (await admin.get('/data-browser/companies/rows')).body;
  expect(first.rows).toHaveLength(25);
  const next = (await admin.get(`/data-browser/companies/rows?before=${first.nextBefore}`)).body;
  expect(next.nextBefore).toBeNull();
  const ids = [...first.rows, ...next.rows].map(({ id }: { id: string }) => id);
  expect(new Set(ids).size).toBe(await CompanyModel.countDocuments());
  const events = await AuditEventModel.find({ action: 'data.view', entityId: 'companies' }).lean();
  expect(events.map(({ actorUserId }) => String(actorUserId))).toEqual([
    admin.userId,
    admin.userId,
  ]);
});

it('reports a missing index and failed events', async () => {
  expect(await check('indexes')).toMatchObject({ state: 'ok' });
  const { indexes } = await collection('candidates');
  const dropped = indexes.find(({ name, unique }) => name !== '_id_' && !unique);
  if (!dropped) throw new Error('Candidates have indexes');
  await CandidateModel.collection.dropIndex(dropped.name);
  expect(await check('indexes')).toMatchObject({ state: 'warning', count: 1 });
  expect((await collection('candidates')).indexes.at(-1)).toMatchObject({ missing: true });

  expect(await check('events')).toMatchObject({ state: 'ok' });
  await transact(systemContext('test'), (tx) => emit(tx, 'planted.event', {}));
  await OutboxModel.updateOne({ type: 'planted.event' }, { status: 'failed' });
  expect(await check('events')).toMatchObject({ state: 'failed', names: ['planted.event'] });
});

it('can be switched off by the configuration', async () => {
  const off = createApp({
    config: { ...test.config, dataBrowser: false },
    log: createLog('silent'),
    domains: allDomains,
  });
  const agent = agentFor(off, admin);
  for (const path of ['', '/companies', '/companies/rows']) {
    const { status, body } = await agent.get(`/data-browser${path}`);
    expect(status).toBe(404);
    expect(body.error.code).toBe('FEATURE_DISABLED');
  }
});
