import { appendFileSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { limits, type AuditChainView } from '@muster/contracts';
import { AuditAnchorModel } from '../../audit/audit-anchor.model.ts';
import { AuditChainModel, genesis } from '../../audit/audit-chain.model.ts';
import { AuditCheckModel } from '../../audit/audit-check.model.ts';
import { AuditEventModel } from '../../audit/audit-event.model.ts';
import { hashEvent } from '../../audit/audit-hash.ts';
import { sealAuditEvents } from '../../audit/audit-sealer.ts';
import { AuditValueModel } from '../../audit/audit-value.model.ts';
import { auditJobs } from '../../audit/audit.jobs.ts';
import { purgeAuditEvents } from '../../audit/purge-audit-events.ts';
import { verifyAuditChain } from '../../audit/verify-audit-chain.ts';
import { nextRunOf } from '../../jobs/job.ts';
import { LeaseModel } from '../../jobs/lease.model.ts';
import { takeLease } from '../../jobs/lease.ts';
import { createLog } from '../../log.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { writeEvent } from './audit-event.fixtures.ts';

let logged = '';
const log = createLog(
  'info',
  new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      logged += chunk.toString();
      done();
    },
  }),
);

let test: TestApp;
let owner: SignedIn;
let file: string;
beforeAll(async () => {
  test = await createTestApp({ log });
  owner = await signInAs(test, 'owner');
  file = join(test.config.dataDir, 'audit-anchors.jsonl');
});
afterAll(() => test.close());
beforeEach(async () => {
  logged = '';
  rmSync(file, { force: true });
  for (const model of [
    AuditEventModel,
    AuditValueModel,
    AuditChainModel,
    AuditCheckModel,
    AuditAnchorModel,
  ])
    await model.collection.deleteMany({});
  for (const name of ['one', 'two', 'three'])
    await writeEvent({
      by: owner.user,
      action: `probe.${name}`,
      changes: [{ path: 'name', before: null, after: name }],
    });
  await sealAuditEvents();
});

const read = async (): Promise<AuditChainView> =>
  (await owner.get('/audit-events/chain').expect(200)).body as AuditChainView;
const check = async (): Promise<AuditChainView> =>
  (await owner.post('/audit-events/chain/actions/check').expect(200)).body as AuditChainView;

/** Simulates an attacker with database access: rewrites an event and recomputes every hash. */
async function rewriteHistory(): Promise<void> {
  await AuditEventModel.updateOne({ seq: 2 }, { $set: { action: 'probe.nothing' } });
  let { hash } = genesis;
  for (const event of await AuditEventModel.find({ seq: { $gt: 0 } })
    .sort({ seq: 1 })
    .lean()) {
    const prevHash = hash;
    hash = hashEvent(event, event.seq ?? 0, prevHash);
    await AuditEventModel.updateOne({ _id: event._id }, { $set: { prevHash, hash } });
  }
  await AuditChainModel.updateOne({}, { $set: { hash } });
}

it('shows how far the log is sealed before the first check', async () => {
  await writeEvent({ by: owner.user });
  expect(await read()).toEqual({ sealed: 3, unsealed: 1, lastCheck: null, anchors: [] });
});

it('records a good check, and stores the end of the chain in three places outside it', async () => {
  const found = await check();
  expect(found).toMatchObject({
    sealed: 3,
    lastCheck: { intact: true, events: 3, brokenAt: null, reason: null },
    anchors: [{ seq: 3 }],
  });
  expect(await read()).toEqual(found);
  const { hash } = found.anchors[0]!;
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ seq: 3, hash });
  expect(logged).toContain(hash);
  // The same head is not recorded twice.
  await check();
  expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(1);
  expect((await read()).anchors).toHaveLength(1);
});

describe('a check', () => {
  it.each([
    [
      'a changed event',
      () => AuditEventModel.updateOne({ seq: 2 }, { $set: { ip: '10.0.0.1' } }),
      { brokenAt: 2, reason: 'hash' },
    ],
    [
      'a removed event',
      () => AuditEventModel.deleteOne({ seq: 1 }),
      { brokenAt: 1, reason: 'gap' },
    ],
    ['a removed end', () => AuditEventModel.deleteOne({ seq: 3 }), { brokenAt: 2, reason: 'end' }],
    [
      'an event that the sealer did not number',
      async () => {
        const last = await AuditEventModel.findOne({ seq: 3 }).lean();
        await AuditEventModel.collection.insertOne({
          ...last,
          _id: undefined,
          seq: 4,
        } as never);
      },
      { brokenAt: 3, reason: 'end' },
    ],
    [
      'a changed value',
      () => AuditValueModel.updateOne({ newValue: 'two' }, { $set: { newValue: 'other' } }),
      { brokenAt: 2, reason: 'value' },
    ],
  ])('finds %s, raises an alarm and anchors nothing', async (_what, damage, wanted) => {
    await damage();
    expect(await check()).toMatchObject({ lastCheck: { intact: false, ...wanted }, anchors: [] });
    expect(logged).toContain('"level":60');
    expect(logged).toContain('audit chain is broken');
  });

  it('detects history rewritten with all its hashes, by the anchor in the database', async () => {
    await check();
    rmSync(file);
    await rewriteHistory();
    expect((await check()).lastCheck).toMatchObject({
      intact: false,
      brokenAt: 3,
      reason: 'anchor',
    });
  });

  it('detects the same by the file alone, when the anchors were rewritten too', async () => {
    await check();
    await rewriteHistory();
    await AuditAnchorModel.collection.deleteMany({});
    expect((await check()).lastCheck).toMatchObject({
      intact: false,
      brokenAt: 3,
      reason: 'anchor',
    });
  });

  it('detects a log that was emptied and started again', async () => {
    await check();
    for (const model of [AuditEventModel, AuditValueModel, AuditChainModel])
      await model.collection.deleteMany({});
    expect((await check()).lastCheck).toMatchObject({
      intact: false,
      brokenAt: 0,
      reason: 'anchor',
    });
  });

  it('accepts lines of another database and a line cut off by a crash', async () => {
    const line = { database: 'elsewhere:1/x', at: new Date(), seq: 2, hash: 'f'.repeat(64) };
    appendFileSync(file, `${JSON.stringify(line)}\n{"database":"emb`);
    expect((await check()).lastCheck).toMatchObject({ intact: true });
  });
});

describe('an event past its retention period', () => {
  const years = limits.audit.keepYears * 366 * 86_400_000;
  const purge = (now: Date) =>
    purgeAuditEvents({ config: test.config, log, signal: new AbortController().signal }, now);
  const seqs = async () =>
    (
      await AuditEventModel.find({ seq: { $gt: 0 } })
        .sort({ seq: 1 })
        .lean()
    ).map(({ seq }) => seq);

  it('is removed with its values, and the chain continues from its anchor', async () => {
    await check();
    await purge(new Date(Date.now() + years));
    await sealAuditEvents();
    // Only the record of their removal remains.
    expect(await seqs()).toEqual([4]);
    expect(await AuditValueModel.countDocuments({ path: 'name' })).toBe(0);
    expect(await AuditAnchorModel.countDocuments({ seq: 3 })).toBeGreaterThan(0);
    expect(await verifyAuditChain()).toMatchObject({ intact: true, events: 4 });
  });

  it('stays if it is younger, or if no check found the chain good', async () => {
    await purge(new Date(Date.now() + years));
    expect(await seqs()).toEqual([1, 2, 3]);
    await check();
    await purge(new Date());
    expect(await seqs()).toEqual([1, 2, 3]);
  });

  it('stays while another process reads the chain, and until a killed one has lost its lease', async () => {
    await check();
    await takeLease('audit-check', 'killed', 60_000);
    await purge(new Date(Date.now() + years));
    expect(await seqs()).toEqual([1, 2, 3]);
    await LeaseModel.updateOne({ _id: 'audit-check' }, { $set: { heldUntil: new Date(0) } });
    await purge(new Date(Date.now() + years));
    await sealAuditEvents();
    expect(await seqs()).toEqual([4]);
  });

  it('does not explain missing events of the last years', async () => {
    await check();
    for (const name of ['four', 'five'])
      await writeEvent({ by: owner.user, action: `probe.${name}` });
    await sealAuditEvents();
    const fourth = await AuditEventModel.findOne({ seq: 4 }).lean();
    await AuditEventModel.collection.deleteMany({ seq: { $lte: 4 } });
    await AuditChainModel.updateOne({}, { $set: { begin: { seq: 4, hash: fourth?.hash } } });
    expect((await check()).lastCheck).toMatchObject({ intact: false, reason: 'anchor' });
  });
});

it('lets one check run at a time', async () => {
  const running = await takeLease('audit-check', 'another process', 60_000);
  const { body, headers } = await owner.post('/audit-events/chain/actions/check').expect(429);
  expect(body.error.code).toBe('RATE_LIMITED');
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  await running?.release(new Date());
  await check();
});

it('runs at three in the morning, every day', () => {
  const nightly = auditJobs.find(({ name }) => name === 'audit.verify')!;
  const after = (text: string) => nextRunOf(nightly, new Date(text)).toISOString();
  expect(after('2026-11-21T02:59:59Z')).toBe('2026-11-21T03:00:00.000Z');
  expect(after('2026-11-21T03:00:00Z')).toBe('2026-11-22T03:00:00.000Z');
  expect(after('2026-12-31T23:00:00Z')).toBe('2027-01-01T03:00:00.000Z');
});
