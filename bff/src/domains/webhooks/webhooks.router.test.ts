import { limits, type WebhookDelivery } from '@muster/contracts';
import { createServer, request, Agent, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook as Verifier } from 'standardwebhooks';
import { AuditEventModel } from '../../audit/audit-event.model.ts';
import { systemContext, transact } from '../../db/unit-of-work.ts';
import { createLog } from '../../log.ts';
import { IdempotencyModel } from '../../idempotency/idempotency-record.model.ts';
import { emit } from '../../outbox/emit.ts';
import { OutboxModel } from '../../outbox/outbox-event.model.ts';
import type { Line } from '../../outgoing/guarded-line.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { NotificationModel } from '../notifications/notification.model.ts';
import { deliverDue } from './delivery/deliver.ts';
import { createDelivery, createWebhookRecord } from './webhook.fixtures.ts';
import { WebhookDeliveryModel } from './webhook-delivery.model.ts';
import { WebhookModel, type WebhookRecord } from './webhook.model.ts';

let test: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  test = await createTestApp();
  admin = await signInAs(test, 'admin');
});
afterAll(() => test.close());
beforeEach(async () => {
  await WebhookModel.deleteMany({});
  await WebhookDeliveryModel.deleteMany({});
});

interface Received {
  headers: Record<string, string>;
  body: string;
}
const servers: Server[] = [];
afterAll(() => servers.forEach((server) => server.close()));

/** Starts a receiver that a test may reach though it runs on this machine. */
async function receiver(answer: (nth: number) => number | 'never' = () => 204) {
  const received: Received[] = [];
  const server = createServer((req: IncomingMessage, res) => {
    let body = '';
    req.on('data', (part: Buffer) => (body += part.toString()));
    req.on('end', () => {
      received.push({ headers: req.headers as Record<string, string>, body });
      const status = answer(received.length);
      if (status !== 'never') res.writeHead(status).end(status === 204 ? '' : 'thank you');
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/in`;
  return { url, received };
}
const line: Line = { protocol: 'http:', request, agent: new Agent() };
const log = createLog('silent');
const deliver = () => deliverDue({ log, line }, new AbortController().signal);
const dueNow = () => WebhookDeliveryModel.updateMany({}, { $set: { nextTryAt: new Date() } });

const logOf = async ({ _id }: WebhookRecord, query = ''): Promise<WebhookDelivery[]> =>
  (await admin.get(`/settings/webhooks/${_id.toHexString()}/deliveries${query}`)).body.data;

const body = { name: 'Warehouse', url: 'https://hooks.example.com/in', events: ['job.opened'] };

describe('managing webhooks', () => {
  it('shows the secret once, and stores it encrypted', async () => {
    const { status, body: made } = await admin.post('/settings/webhooks', body);
    expect(status).toBe(201);
    expect(made.secret).toMatch(/^whsec_/);
    expect(made.webhook).toMatchObject({ ...body, state: 'on', failures: 0, waiting: 0 });
    const listed = await admin.get('/settings/webhooks');
    expect(listed.body.data).toEqual([made.webhook]);
    const stored = JSON.stringify([
      await WebhookModel.find({}).select('+sealedSecret').lean(),
      await IdempotencyModel.find({}).lean(),
      await AuditEventModel.find({ entity: 'webhook' }).lean(),
    ]);
    expect(stored).toContain('webhook.create');
    expect(stored).not.toContain(made.secret.slice('whsec_'.length));
  });

  it.each([
    'http://hooks.example.com/in',
    'https://user:word@hooks.example.com/in',
    'https://localhost/in',
    'ftp://hooks.example.com',
    'nonsense',
  ])('refuses the address %s', async (url) => {
    const { status, body: answer } = await admin.post('/settings/webhooks', { ...body, url });
    expect([status, answer.error?.fields?.[0]?.path]).toEqual([422, 'url']);
  });

  it('requires a fresh proof of the password and the permission', async () => {
    const stale = await signInAs(test, 'owner', {
      session: { provenAt: new Date(Date.now() - limits.session.reauthentication - 1000) },
    });
    const { body: answer } = await stale.post('/settings/webhooks', body);
    expect(answer.error.code).toBe('REAUTHENTICATION_REQUIRED');
    const recruiter = await signInAs(test, 'recruiter');
    expect((await recruiter.get('/settings/webhooks')).status).toBe(403);
  });

  it('merges changes of different fields by two users, and refuses both changing the same one', async () => {
    const { webhook } = await createWebhookRecord();
    const path = `/settings/webhooks/${webhook._id.toHexString()}`;
    const change = (changes: object) => admin.patch(path, { version: 1, changes });
    expect((await change({ name: 'Payroll' })).body.version).toBe(2);
    expect((await change({ isActive: false })).body).toMatchObject({
      name: 'Payroll',
      state: 'off',
    });
    const conflict = await change({ name: 'Third' });
    expect([conflict.status, conflict.body.error.context.current.name]).toEqual([409, 'Payroll']);
    // Settled with what the other user saved, the conflict leaves nothing to change.
    const settled = await admin.patch(path, { version: 3, changes: {} });
    expect([settled.status, settled.body.name]).toEqual([200, 'Payroll']);
  });

  it('renews the secret, after which the old one no longer verifies a delivery', async () => {
    const { url, received } = await receiver();
    const { webhook, secret } = await createWebhookRecord({ url });
    const path = `/settings/webhooks/${webhook._id.toHexString()}`;
    const renewed = await admin.post(`${path}/actions/renew-secret`, { version: 1 });
    await createDelivery(webhook);
    await deliver();
    const [got] = received;
    expect(() => new Verifier(renewed.body.secret).verify(got!.body, got!.headers)).not.toThrow();
    expect(() => new Verifier(secret).verify(got!.body, got!.headers)).toThrow();
    const again = await admin.post(`${path}/actions/renew-secret`, { version: 1 });
    expect(again.body.error.code).toBe('VERSION_CONFLICT');
  });

  it('removes a webhook with its waiting deliveries', async () => {
    const { webhook } = await createWebhookRecord();
    await createDelivery(webhook);
    const path = `/settings/webhooks/${webhook._id.toHexString()}`;
    expect((await admin.delete(path, { version: 9 })).status).toBe(409);
    expect((await admin.delete(path, { version: 1 })).status).toBe(200);
    expect(await WebhookDeliveryModel.countDocuments({})).toBe(0);
    expect((await admin.delete(path, { version: 2 })).status).toBe(404);
  });
});

describe('deliveries', () => {
  it('are signed by the standard, contain only the id of the record, and reach only subscribed webhooks', async () => {
    const { url, received } = await receiver();
    const { secret } = await createWebhookRecord({ url });
    await createWebhookRecord({ url, events: ['document.signed'] });
    await createWebhookRecord({ url, isActive: false });
    const { status, body: made } = await admin.post('/candidates', {
      firstName: 'Vera',
      lastName: 'Moss',
      email: 'vera.moss@muster.test',
      phone: null,
      country: 'PT',
      city: 'Porto',
      headline: 'Data engineer',
      confirmDuplicate: true,
    });
    expect(status).toBe(201);
    await test.runEvents();
    await deliver();
    const told = received.map(({ headers, body: sent }) => {
      const payload = new Verifier(secret).verify(sent, headers) as Record<string, unknown>;
      return [payload['type'], payload['data']];
    });
    expect(told).toContainEqual(['candidate.created', { id: made.id }]);
    expect(told.every(([type]) => String(type).startsWith('candidate.'))).toBe(true);
    expect(JSON.stringify(received)).not.toMatch(/Vera|Moss|muster\.test/);
  });

  it('are written once, however often the event is handled', async () => {
    const { webhook } = await createWebhookRecord();
    await transact(systemContext('test'), (tx) =>
      emit(tx, 'job.opened', { jobId: 'a'.repeat(24) }),
    );
    await test.runEvents();
    await OutboxModel.updateMany({ type: 'job.opened' }, { $set: { status: 'pending' } });
    await test.runEvents();
    expect((await logOf(webhook)).map(({ type }) => type)).toEqual(['job.opened']);
  });

  it('are retried at growing intervals under one id, and then given up', async () => {
    const { url, received } = await receiver(() => 500);
    const { webhook } = await createWebhookRecord({ url });
    await createDelivery(webhook);
    await deliver();
    await deliver();
    // Not before it is due.
    expect(received).toHaveLength(1);
    const [waiting] = await logOf(webhook);
    expect(waiting).toMatchObject({ state: 'waiting', answer: 'thank you' });
    expect(waiting?.tries).toMatchObject([{ httpStatus: 500, failure: 'refused' }]);
    for (let i = 0; i < limits.webhook.retryMinutes.length; i += 1) {
      await dueNow();
      await deliver();
    }
    const [failed] = await logOf(webhook);
    expect([failed?.state, failed?.nextTryAt]).toEqual(['failed', null]);
    await dueNow();
    await deliver();
    expect(received).toHaveLength(limits.webhook.retryMinutes.length + 1);
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  });

  it('can be repeated by hand, under the same id', async () => {
    const { url, received } = await receiver((nth) => (nth === 1 ? 500 : 204));
    const { webhook } = await createWebhookRecord({ url });
    const { _id } = await createDelivery(webhook);
    await deliver();
    const path = `/settings/webhook-deliveries/${_id.toHexString()}/actions/redeliver`;
    expect((await admin.post(path)).body.state).toBe('waiting');
    await deliver();
    expect((await logOf(webhook, '?state=delivered')).map(({ id }) => id)).toEqual([
      _id.toHexString(),
    ]);
    expect(received.map(({ headers }) => headers['webhook-id'])).toEqual([
      `msg_${_id.toHexString()}`,
      `msg_${_id.toHexString()}`,
    ]);
    const shown = await admin.get('/settings/webhooks');
    expect(shown.body.data[0]).toMatchObject({ failures: 0, waiting: 0 });
    expect(shown.body.data[0].lastDeliveredAt).not.toBeNull();
  });

  it('of a killed process are taken over by the next process', async () => {
    const { url, received } = await receiver();
    const { webhook } = await createWebhookRecord({ url });
    const { _id } = await createDelivery(webhook);
    const held = { holder: 'a process that is gone', heldUntil: new Date(Date.now() + 60_000) };
    await WebhookDeliveryModel.updateOne({ _id }, { $set: held });
    await deliver();
    expect(received).toHaveLength(0);
    await WebhookDeliveryModel.updateOne(
      { _id },
      { $set: { heldUntil: new Date(Date.now() - 1) } },
    );
    await Promise.all([deliver(), deliver()]);
    expect(received.map(({ headers }) => headers['webhook-id'])).toEqual([
      `msg_${_id.toHexString()}`,
    ]);
    expect((await logOf(webhook))[0]?.state).toBe('delivered');
  });

  it('can be tried out with an empty test event', async () => {
    const { url, received } = await receiver();
    const { webhook, secret } = await createWebhookRecord({ url });
    const tried = await admin.post(
      `/settings/webhooks/${webhook._id.toHexString()}/actions/try-out`,
    );
    expect(tried.body).toMatchObject({ type: 'webhook.test', state: 'waiting' });
    await deliver();
    const [got] = received;
    expect(new Verifier(secret).verify(got!.body, got!.headers)).toMatchObject({
      type: 'webhook.test',
      data: {},
    });
  });

  it('reach no private network', async () => {
    const { webhook } = await createWebhookRecord({ url: 'https://127.0.0.1/in' });
    await createDelivery(webhook);
    await deliverDue({ log }, new AbortController().signal);
    expect((await logOf(webhook))[0]?.tries).toMatchObject([
      { httpStatus: null, failure: 'private_network' },
    ]);
  });

  it('follow no redirects', async () => {
    const { url } = await receiver(() => 302);
    const { webhook } = await createWebhookRecord({ url });
    await createDelivery(webhook);
    await deliver();
    expect((await logOf(webhook))[0]?.tries).toMatchObject([
      { httpStatus: 302, failure: 'refused' },
    ]);
  });
});

describe('a webhook that fails', () => {
  const failing = (since: number) => ({
    failures: limits.webhook.stopAfter.tries - 1,
    failingSince: new Date(Date.now() - since),
  });

  it('is switched off after failing for too long, and administrators are notified', async () => {
    const { url } = await receiver(() => 500);
    const { webhook } = await createWebhookRecord({ url, ...failing(4 * 86_400_000) });
    await createDelivery(webhook);
    await deliver();
    const [shown] = (await admin.get('/settings/webhooks')).body.data;
    expect(shown).toMatchObject({ state: 'stopped', isActive: false, waiting: 1 });
    const notice = await NotificationModel.findOne({ userId: admin.user._id }).lean();
    expect(notice?.title).toContain('“Warehouse” was switched off');
    // Waiting deliveries are sent when it is on again.
    const on = { version: shown.version, changes: { isActive: true } };
    const { body: again } = await admin.patch(`/settings/webhooks/${shown.id}`, on);
    expect(again).toMatchObject({ state: 'on', failures: 0, waiting: 1 });
  });

  it('stays on after an hour of failures', async () => {
    const { url } = await receiver(() => 500);
    const { webhook } = await createWebhookRecord({ url, ...failing(3_600_000) });
    await createDelivery(webhook);
    await deliver();
    expect((await admin.get('/settings/webhooks')).body.data[0].state).toBe('on');
  });

  it('is switched off at once if it responds that it is gone', async () => {
    const { url } = await receiver(() => 410);
    const { webhook } = await createWebhookRecord({ url });
    await createDelivery(webhook);
    await deliver();
    expect((await admin.get('/settings/webhooks')).body.data[0].state).toBe('stopped');
  });
});
