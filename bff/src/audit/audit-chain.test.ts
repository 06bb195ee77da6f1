import mongoose, { Types } from 'mongoose';
import { systemContext, transact } from '../db/unit-of-work.ts';
import { LeaseModel } from '../jobs/lease.model.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { AuditChainModel } from './audit-chain.model.ts';
import { AuditEventModel } from './audit-event.model.ts';
import { sealAuditEvents, sealBatch } from './audit-sealer.ts';
import { AuditValueModel } from './audit-value.model.ts';
import { audit } from './audit.service.ts';
import { verifyAuditChain } from './verify-audit-chain.ts';

let drop: () => Promise<void>;
beforeAll(async () => {
  drop = await openTestDatabase();
});
afterAll(() => drop());
beforeEach(async () => {
  for (const model of [AuditEventModel, AuditValueModel, AuditChainModel, LeaseModel])
    await model.collection.deleteMany({});
});

const record = new Types.ObjectId();
const note = (name: string) =>
  transact(systemContext('test'), (tx) =>
    audit(tx, {
      action: 'probe.update',
      entity: 'Probe',
      entityId: record,
      changes: [
        { path: 'name', before: 'before', after: name },
        { path: 'same', before: [1], after: [1] },
        { path: 'salary', before: 1, after: 2, secret: true },
      ],
    }),
  );

it('writes what changed, with values stored separately and no secrets anywhere', async () => {
  await note('after');
  const event = await AuditEventModel.findOne().lean();
  expect(event?.changes.map(({ path, secret }) => [path, secret])).toEqual([
    ['name', false],
    ['salary', true],
  ]);
  const values = await AuditValueModel.find().lean();
  expect(values.map(({ path, oldValue, newValue }) => [path, oldValue, newValue])).toEqual([
    ['name', 'before', 'after'],
  ]);
  expect(JSON.stringify(event)).not.toContain('after');
});

it('numbers events in the order found and never renumbers them: a late commit gets a later number', async () => {
  await note('one');
  await note('two');
  await sealAuditEvents();
  const early = await AuditEventModel.find({ seq: { $gt: 0 } })
    .sort({ seq: 1 })
    .lean();
  // An event with an id older than the sealed ones: it was written first and committed last.
  const source = early[0];
  await AuditEventModel.collection.insertOne({
    ...source,
    _id: Types.ObjectId.createFromTime(1),
    seq: null,
    hash: null,
    prevHash: null,
  } as never);
  await sealAuditEvents();
  const all = await AuditEventModel.find().sort({ seq: 1 }).lean();
  expect(all.map(({ seq }) => seq)).toEqual([1, 2, 3]);
  expect(all.slice(0, 2).map(({ hash }) => hash)).toEqual(early.map(({ hash }) => hash));
  expect(await verifyAuditChain()).toMatchObject({ intact: true, events: 3 });
});

it('keeps one chain when several processes seal while others write', async () => {
  const writers = Array.from({ length: 12 }, (_x, i) => note(`value ${i}`));
  const sealers = Array.from({ length: 4 }, () => sealAuditEvents());
  await Promise.all([...writers, ...sealers]);
  await sealAuditEvents();
  expect(await verifyAuditChain()).toMatchObject({ intact: true, events: 12 });
});

it('prevents a sealer that lost its lease from moving anything', async () => {
  await note('one');
  await sealAuditEvents();
  await note('two');
  const { fence = 0 } = (await AuditChainModel.findOne().lean()) ?? {};
  await AuditChainModel.updateOne({}, { $set: { fence: fence + 1 } });
  const session = await mongoose.startSession();
  const moved = await session.withTransaction(() => sealBatch(fence, session));
  await session.endSession();
  expect(moved).toBe(0);
  expect(await AuditEventModel.countDocuments({ seq: null })).toBe(1);
});

describe('the chain check', () => {
  beforeEach(async () => {
    for (const name of ['one', 'two', 'three']) await note(name);
    await sealAuditEvents();
  });

  it('detects a changed event', async () => {
    await AuditEventModel.updateOne({ seq: 2 }, { $set: { action: 'probe.read' } });
    expect(await verifyAuditChain()).toEqual({ intact: false, seq: 2, reason: 'hash' });
  });

  it('detects a removed event, even if it was the last', async () => {
    await AuditEventModel.deleteOne({ seq: 3 });
    expect(await verifyAuditChain()).toEqual({ intact: false, seq: 2, reason: 'end' });
    await AuditEventModel.deleteOne({ seq: 1 });
    expect(await verifyAuditChain()).toEqual({ intact: false, seq: 1, reason: 'gap' });
  });

  it('detects a changed value', async () => {
    const event = await AuditEventModel.findOne({ seq: 1 }).lean();
    await AuditValueModel.updateOne({ eventId: event?._id }, { $set: { newValue: 'other' } });
    expect(await verifyAuditChain()).toEqual({ intact: false, seq: 1, reason: 'value' });
  });

  it('reports nothing when a person’s values were erased', async () => {
    await AuditValueModel.deleteMany({ entity: 'Probe', entityId: record.toHexString() });
    expect(await verifyAuditChain()).toMatchObject({ intact: true, events: 3 });
  });
});
