import { randomUUID } from 'node:crypto';
import type { BulkAnswer, Operation, OperationItem } from '@muster/contracts';
import { AuditEventModel } from '../../audit/audit-event.model.ts';
import { collectionChanged } from '../../db/on-write.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { createUser } from '../../testing/users.fixtures.ts';
import { candidateDocument, createCandidateRecord } from '../candidates/candidate.fixtures.ts';
import { CandidateModel } from '../../records/candidates/candidate.model.ts';
import { NotificationModel } from '../notifications/notification.model.ts';
import { createPool } from '../pools/pool.fixtures.ts';
import { PoolModel } from '../../records/pools/pool.model.ts';
import { RoleAssignmentModel } from '../../identity/role-assignment.model.ts';
import { UserModel } from '../../identity/user.model.ts';
import { runWaiting } from './operation.fixtures.ts';
import { OperationItemModel } from './operation-item.model.ts';
import { OperationModel } from './operation.model.ts';

// Dozens of separate transactions take time on a busy machine.
jest.setTimeout(60_000);

let test: TestApp;
let lead: SignedIn;
let heir: SignedIn;
let former: SignedIn;
beforeAll(async () => {
  test = await createTestApp();
  [lead, heir, former] = await Promise.all([
    signInAs(test, 'team_lead'),
    signInAs(test, 'recruiter'),
    signInAs(test, 'recruiter'),
  ]);
});
afterAll(() => test.close());
beforeEach(async () => {
  await OperationModel.deleteMany({});
  await OperationItemModel.deleteMany({});
  await CandidateModel.deleteMany({});
  await NotificationModel.deleteMany({});
});

let made = 0;
/** Creates this many candidates of the former owner with one write. */
async function crowd(size: number, city = 'Faro'): Promise<string[]> {
  const people = Array.from({ length: size }, () => {
    made += 1;
    return candidateDocument(`C-8${String(made).padStart(5, '0')}`, {
      city,
      country: 'PT',
      ownerUserId: former.user._id,
    });
  });
  await CandidateModel.collection.insertMany(people);
  collectionChanged(CandidateModel.collection.name);
  return people.map(({ _id }) => _id.toHexString());
}

const toHeir = (parts: object) => ({ ownerUserId: heir.userId, ...parts });
const change = async (parts: object, status: number, person = lead): Promise<BulkAnswer> =>
  (await person.post('/candidates/bulk/owner', toHeir(parts)).expect(status)).body as BulkAnswer;
const read = async (id: string | null): Promise<Operation> =>
  (await lead.get(`/operations/${id}`).expect(200)).body as Operation;
const act = (id: string | null, action: string, status = 200) =>
  lead.post(`/operations/${id}/actions/${action}`, {}).expect(status);
const itemsOf = async (id: string | null, query = ''): Promise<OperationItem[]> =>
  (await lead.get(`/operations/${id}/items?limit=100${query}`).expect(200)).body.data;
const ownedBy = ({ user }: SignedIn) => CandidateModel.countDocuments({ ownerUserId: user._id });
const everybody = 'filter[country]=PT';

describe('an operation on a few records', () => {
  it('changes them at once, and its undo returns each to the former owner', async () => {
    const ids = await crowd(2);
    const other = await createCandidateRecord({ ownerUserId: lead.user._id });
    const theirs = await createCandidateRecord({ ownerUserId: heir.user._id });
    const asked = [...ids, other._id.toHexString(), theirs._id.toHexString()];
    const answer = await change({ ids: asked }, 200);
    expect(answer).toMatchObject({ total: 4, ok: 3, skipped: 1, failed: 0, inBackground: false });
    expect(answer.items.find(({ outcome }) => outcome === 'skipped')).toMatchObject({
      name: theirs.name,
      code: 'ALREADY_OWNER',
    });
    expect(await read(answer.operationId)).toMatchObject({
      status: 'completed',
      kind: 'candidate.owner',
      inBackground: false,
      allowedActions: ['undo'],
    });
    const { body } = await act(answer.operationId, 'undo');
    expect(body).toMatchObject({ purpose: 'undo', status: 'completed', ok: 3, allowedActions: [] });
    expect([await ownedBy(former), await ownedBy(lead), await ownedBy(heir)]).toEqual([2, 1, 1]);
    // A repeated request returns the same operation.
    expect((await act(answer.operationId, 'undo')).body.id).toBe(body.id);
    expect(await read(answer.operationId)).toMatchObject({
      undoneById: body.id,
      allowedActions: [],
    });
  });

  it('undoes only unchanged records, and returns none to a user who has left', async () => {
    const gone = await signInAs(test, 'recruiter');
    const [kept, moved, orphan] = await Promise.all([
      createCandidateRecord({ ownerUserId: former.user._id }),
      createCandidateRecord({ ownerUserId: former.user._id }),
      createCandidateRecord({ ownerUserId: gone.user._id }),
    ]);
    const ids = [kept, moved, orphan].map(({ _id }) => _id.toHexString());
    const { operationId } = await change({ ids }, 200);
    await CandidateModel.updateOne({ _id: moved._id }, { $set: { ownerUserId: lead.user._id } });
    await UserModel.updateOne({ _id: gone.user._id }, { $set: { status: 'disabled' } });
    const { body } = await act(operationId, 'undo');
    expect(body.status).toBe('completed_with_errors');
    expect((await itemsOf(body.id)).map(({ outcome, code }) => [outcome, code])).toEqual([
      ['ok', null],
      ['skipped', 'CHANGED_SINCE'],
      ['error', 'FORMER_OWNER_LEFT'],
    ]);
  });

  it('adds them to a pool, and its undo removes them', async () => {
    const pool = await createPool('Backend');
    const ids = await crowd(3);
    const body = { ids, poolId: pool._id.toHexString(), action: 'add', reason: null };
    const added = await lead.post('/candidates/bulk/pool', body).expect(200);
    expect(added.body).toMatchObject({ ok: 3 });
    expect((await PoolModel.findById(pool._id).lean())?.memberCount).toBe(3);
    const undone = await act(added.body.operationId, 'undo');
    expect(undone.body).toMatchObject({ ok: 3, target: 'Backend' });
    expect((await PoolModel.findById(pool._id).lean())?.memberCount).toBe(0);
  });
});

describe('a selection by query', () => {
  it('covers what the list shows without the exceptions; private candidates stay hidden', async () => {
    const ids = await crowd(4);
    await crowd(2, 'Porto');
    await createCandidateRecord({ isPrivate: true, city: 'Faro' });
    await createCandidateRecord({ deletedAt: new Date(), city: 'Faro' });
    await createCandidateRecord({ userId: lead.user._id, city: 'Faro' });
    const answer = await change({ query: `q=&${everybody}`, except: ids.slice(0, 1) }, 200);
    expect(answer).toMatchObject({ total: 5, ok: 5 });
    expect(await ownedBy(former)).toBe(1);
  });

  it('is refused if more records match than the user was shown; fewer are accepted', async () => {
    const ids = await crowd(3);
    const seen = await change({ query: everybody, dryRun: true }, 200);
    expect(seen).toMatchObject({ total: 3, ok: 3, operationId: null });
    await crowd(1);
    const { body } = await lead
      .post('/candidates/bulk/owner', toHeir({ query: everybody, expected: seen.total }))
      .expect(409);
    expect(body.error).toMatchObject({ code: 'SELECTION_GREW', context: { total: 4 } });
    await CandidateModel.updateMany({ _id: { $in: ids.slice(0, 2) } }, { $set: { country: 'BR' } });
    expect(await change({ query: everybody, expected: seen.total }, 200)).toMatchObject({ ok: 2 });
  });

  it.each([
    ['neither ids nor a query', {}, 422],
    ['both', { ids: ['0'.repeat(24)], query: everybody }, 422],
    ['an unknown filter', { query: 'filter[nothing]=1' }, 422],
  ])('is refused with %s', async (_what, parts, status) => {
    await lead.post('/candidates/bulk/owner', toHeir(parts)).expect(status);
  });

  it('is refused for adding to a job if it exceeds two hundred', async () => {
    await crowd(201);
    const { body } = await lead
      .post('/candidates/bulk/add-to-job', {
        query: everybody,
        jobId: '0'.repeat(24),
        stage: 'added',
        source: 'staff_added',
        dryRun: true,
      })
      .expect(422);
    expect(body.error).toMatchObject({ code: 'BULK_TOO_LARGE', context: { max: 200 } });
  });
});

describe('an operation on many records', () => {
  it('runs in the background and does what its rehearsal reported', async () => {
    const ids = await crowd(22);
    const strangers = await Promise.all([
      createCandidateRecord({ isPrivate: true }),
      createCandidateRecord({ deletedAt: new Date() }),
      createCandidateRecord({ userId: lead.user._id }),
      createCandidateRecord({ ownerUserId: heir.user._id }),
    ]);
    const all = [...ids, ...strangers.map(({ _id }) => _id.toHexString()), 'f'.repeat(24)];
    const rehearsal = await change({ ids: all, dryRun: true }, 200);
    expect(rehearsal).toMatchObject({ total: 27, ok: 22, skipped: 1, failed: 4 });
    expect(rehearsal.items[0]).toMatchObject({ outcome: 'error', name: null });
    expect(await ownedBy(former)).toBe(22);

    const { operationId, ...answer } = await change({ ids: all }, 202);
    expect(answer).toMatchObject({ inBackground: true, total: 27, items: [] });
    expect(await read(operationId)).toMatchObject({ status: 'queued', allowedActions: ['cancel'] });
    await runWaiting(test);
    const operation = await read(operationId);
    expect(operation).toMatchObject({
      status: 'completed_with_errors',
      ok: 22,
      skipped: 1,
      failed: 4,
      allowedActions: ['undo', 'retry'],
    });
    const sorted = (reasons: Operation['reasons']) =>
      reasons.map((one) => JSON.stringify(one)).sort();
    expect(sorted(operation.reasons)).toEqual(sorted(rehearsal.reasons));
    const errors = await itemsOf(operationId, '&filter[outcome]=error');
    const expected = rehearsal.items.filter(({ outcome }) => outcome === 'error');
    expect(errors).toEqual(expect.arrayContaining(expected));
    expect(await ownedBy(heir)).toBe(23);
  });

  it('notifies the new owner once, and logs each record with the user who asked', async () => {
    const [id = ''] = await crowd(26);
    const { operationId } = await change({ query: everybody }, 202);
    await runWaiting(test);
    const told = await NotificationModel.find({ userId: heir.user._id }).lean();
    expect(told.map(({ count }) => count)).toEqual([26]);
    const events = await AuditEventModel.find({ entityId: id }).lean();
    expect(events).toHaveLength(1);
    expect(events[0]).toMatchObject({
      action: 'candidate.change_owner',
      actorUserId: lead.user._id,
      assignmentId: lead.assignment._id,
      sessionId: lead.sessionId.toHexString(),
    });
    const own = await AuditEventModel.find({ entityId: operationId }).sort({ at: 1 }).lean();
    expect(own.map(({ action }) => action)).toEqual(['operation.begin', 'operation.complete']);
  });

  it('starts once for repeated requests with one idempotency key', async () => {
    await crowd(26);
    const key = randomUUID();
    const ask = () =>
      lead
        .post('/candidates/bulk/owner', toHeir({ query: everybody }))
        .set('Idempotency-Key', key)
        .expect(202);
    const [first, second] = [await ask(), await ask()];
    expect(second.headers['idempotency-replayed']).toBe('true');
    expect(second.body).toEqual(first.body);
    expect(await OperationModel.countDocuments({})).toBe(1);
  });

  it('is limited to three at a time for each user', async () => {
    await crowd(26);
    for (let n = 0; n < 3; n += 1) await change({ query: everybody }, 202);
    const { body } = await lead
      .post('/candidates/bulk/owner', toHeir({ query: everybody }))
      .expect(409);
    expect(body.error.code).toBe('OPERATION_RUNNING');
  });

  it('is hidden from other users', async () => {
    await crowd(26);
    const { operationId } = await change({ query: everybody }, 202);
    for (const path of ['', '/items'])
      await heir.get(`/operations/${operationId}${path}`).expect(404);
    await heir.post(`/operations/${operationId}/actions/cancel`, {}).expect(404);
    expect((await heir.get('/operations').expect(200)).body.data).toEqual([]);
  });
});

describe('several processes', () => {
  it('handle each record once, even after one of them died half-way', async () => {
    const ids = await crowd(26);
    const { operationId } = await change({ ids }, 202);
    const first = await OperationItemModel.find({ operationId }).sort({ position: 1 }).limit(10);
    for (const item of first) {
      await CandidateModel.updateOne(
        { _id: item.recordId },
        { $set: { ownerUserId: heir.user._id } },
      );
      await item.set({ outcome: 'ok', undo: former.user._id }).save();
    }
    await OperationModel.updateOne(
      { _id: operationId },
      { $set: { status: 'running', holder: 'dead', heldUntil: new Date(0), attempts: 1 } },
    );
    await Promise.all([1, 2, 3].map(() => runWaiting(test)));
    expect(await read(operationId)).toMatchObject({ status: 'completed', ok: 26 });
    const events = await AuditEventModel.aggregate<{ count: number }>([
      { $match: { entityId: { $in: ids } } },
      { $group: { _id: '$entityId', count: { $sum: 1 } } },
    ]);
    expect(events.map(({ count }) => count)).toEqual(Array.from({ length: 16 }, () => 1));
  });

  it('give up an operation after three processes died during it', async () => {
    await crowd(26);
    const { operationId } = await change({ query: everybody }, 202);
    await OperationModel.updateOne(
      { _id: operationId },
      { $set: { status: 'running', holder: 'dead', heldUntil: new Date(0), attempts: 3 } },
    );
    await runWaiting(test);
    expect(await read(operationId)).toMatchObject({
      status: 'failed',
      failure: 'INTERRUPTED',
      allowedActions: ['retry'],
    });
  });

  it('leave their current operation to the next process when they stop', async () => {
    await crowd(26);
    const { operationId } = await change({ query: everybody }, 202);
    const stopping = new AbortController();
    const running = runWaiting(test, stopping.signal);
    await until(async () => (await ownedBy(heir)) > 2);
    stopping.abort();
    await running;
    const left = await read(operationId);
    expect(left.status).toBe('queued');
    expect(left.ok).toBe(await ownedBy(heir));
    await runWaiting(test);
    expect(await read(operationId)).toMatchObject({ status: 'completed', ok: 26 });
  });
});

describe('cancelling', () => {
  it('stops after the current record; finished changes stay, are notified, and can be undone', async () => {
    await crowd(40);
    const { operationId } = await change({ query: everybody }, 202);
    const running = runWaiting(test);
    await until(async () => (await ownedBy(heir)) > 2);
    await act(operationId, 'cancel');
    const atCancel = await ownedBy(heir);
    await running;
    const done = await ownedBy(heir);
    expect(done).toBeLessThanOrEqual(atCancel + 1);
    expect(await read(operationId)).toMatchObject({
      status: 'cancelled',
      ok: done,
      allowedActions: ['undo', 'retry'],
    });
    expect(await NotificationModel.countDocuments({ userId: heir.user._id })).toBe(1);
    expect((await act(operationId, 'cancel')).body.status).toBe('cancelled');
    const { body } = await act(operationId, 'undo');
    await runWaiting(test);
    expect(await read(body.id)).toMatchObject({ ok: done });
    expect(await ownedBy(heir)).toBe(0);
  });

  it('is refused for an operation that has ended', async () => {
    const { operationId } = await change({ ids: await crowd(1) }, 200);
    const { body } = await act(operationId, 'cancel', 409);
    expect(body.error.code).toBe('INVALID_TRANSITION');
  });
});

describe('an operation that has ended', () => {
  it('retries only the failed records', async () => {
    const ids = await crowd(2);
    await CandidateModel.updateOne({ _id: ids[0] }, { $set: { isPrivate: true } });
    const { operationId } = await change({ ids }, 200);
    expect(await read(operationId)).toMatchObject({ ok: 1, failed: 1 });
    await CandidateModel.updateOne({ _id: ids[0] }, { $set: { isPrivate: false } });
    const { body } = await act(operationId, 'retry');
    expect(body).toMatchObject({ purpose: 'retry', status: 'completed', total: 1, ok: 1 });
    expect((await read(operationId)).allowedActions).toEqual(['undo']);
  });

  it('can be undone for a day', async () => {
    const { operationId } = await change({ ids: await crowd(1) }, 200);
    await OperationModel.updateOne({ _id: operationId }, { $set: { undoUntil: new Date(0) } });
    expect((await act(operationId, 'undo', 410)).body.error.code).toBe('UNDO_EXPIRED');
  });
});

describe('permissions are checked again when the operation runs', () => {
  it('changes nothing if the role was taken away', async () => {
    const leaving = await signInAs(test, 'team_lead');
    await crowd(26);
    const { operationId } = await change({ query: everybody }, 202, leaving);
    await RoleAssignmentModel.updateOne(
      { _id: leaving.assignment._id },
      { $set: { revokedAt: new Date() } },
    );
    await runWaiting(test);
    expect(await OperationModel.findById(operationId).lean()).toMatchObject({
      status: 'failed',
      failure: 'RIGHTS',
      counts: { ok: 0 },
    });
  });

  it('changes nothing if the new owner is gone', async () => {
    const target = await createUser();
    await RoleAssignmentModel.create({
      ...(heir.assignment as object),
      _id: undefined,
      userId: target._id,
    });
    await crowd(26);
    const asked = { query: everybody, ownerUserId: target._id.toHexString() };
    const { body } = await lead.post('/candidates/bulk/owner', asked).expect(202);
    await UserModel.updateOne({ _id: target._id }, { $set: { status: 'disabled' } });
    await runWaiting(test);
    expect(await read(body.operationId)).toMatchObject({ status: 'failed', failure: 'TARGET' });
  });

  it.each(['recruiter', 'account_manager', 'finance_hr'] as const)(
    'a %s cannot reassign candidates in bulk',
    async (role) => {
      const person = await signInAs(test, role);
      await person.post('/candidates/bulk/owner', toHeir({ query: everybody })).expect(403);
    },
  );
});

/** Repeats a check until it succeeds; the test's own time limit ends it. */
async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((done) => setTimeout(done, 5));
}
