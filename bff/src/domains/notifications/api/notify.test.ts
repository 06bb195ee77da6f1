import { limits, type MailCadence, type NotificationTopic } from '@muster/contracts';
import { Types } from 'mongoose';
import { systemContext, transact, type WriteContext } from '../../../db/unit-of-work.ts';
import { OutboxModel } from '../../../outbox/outbox-event.model.ts';
import { openTestDatabase } from '../../../testing/test-database.ts';
import { createUser } from '../../../testing/users.fixtures.ts';
import type { User } from '../../../identity/user.model.ts';
import { quietNow } from '../notification.fixtures.ts';
import { notificationCreated, notificationMailDue } from '../notification.events.ts';
import { NotificationPreferenceModel } from '../notification-preference.model.ts';
import { NotificationModel } from '../notification.model.ts';
import { notify, type Notice } from './notify.ts';

let drop: () => Promise<void>;
let reader: User;
beforeAll(async () => {
  drop = await openTestDatabase();
});
afterAll(() => drop());
beforeEach(async () => {
  await Promise.all([OutboxModel.deleteMany({}), NotificationModel.deleteMany({})]);
  reader = await createUser({ timeZone: 'Europe/Berlin' });
});

/** A change by a user, or by a real user who impersonates them. */
const by = (user: User, realUser: User | null = null): WriteContext => ({
  ...systemContext('test'),
  session: {
    id: new Types.ObjectId(),
    user,
    assignment: null,
    impersonation: realUser && { realUser },
  },
});
const tell = (notice: Partial<Notice> = {}, ctx: WriteContext = systemContext('test')) =>
  transact(ctx, (tx) =>
    notify(tx, { topic: 'assignment', title: 'A task', userIds: [reader._id], ...notice }),
  );
const told = (userId = reader._id) => NotificationModel.find({ userId }).sort({ at: 1 }).lean();
const events = (type: string) => OutboxModel.find({ type }).lean();
const prefer = (
  topic: NotificationTopic,
  inApp: boolean,
  email: MailCadence,
  quiet: { from: string; to: string } | null = null,
) =>
  NotificationPreferenceModel.create({
    _id: reader._id,
    topics: { [topic]: { inApp, email } },
    quiet,
    updatedAt: new Date(),
  });

describe('the recipients', () => {
  it('include each user once, but neither the acting user nor the real user behind them', async () => {
    const [author, behind] = [await createUser(), await createUser()];
    const userIds = [reader._id, reader._id, author._id, behind._id];
    await tell({ userIds }, by(author, behind));
    expect(await NotificationModel.distinct('userId')).toEqual([reader._id]);
  });

  it('include the acting user if the notice is about their own account or files', async () => {
    for (const topic of ['security', 'system'] as const) await tell({ topic }, by(reader));
    expect((await told()).map(({ topic }) => topic)).toEqual(['security', 'system']);
  });

  it('exclude users whose account is closed', async () => {
    const gone = await createUser({ status: 'disabled' });
    await tell({ userIds: [gone._id, new Types.ObjectId()] });
    expect(await NotificationModel.countDocuments()).toBe(0);
  });

  it('receive nothing if the change fails', async () => {
    await expect(
      transact(systemContext('test'), async (tx) => {
        await notify(tx, { topic: 'system', title: 'Ready', userIds: [reader._id] });
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(await told()).toEqual([]);
    expect(await events(notificationCreated)).toEqual([]);
  });
});

describe('a notification', () => {
  it('is shown in the product and mailed with the daily digest unless the user chose otherwise', async () => {
    await tell();
    expect(await told()).toMatchObject([{ inApp: true, mail: 'daily_digest', audience: 'staff' }]);
    expect(await events(notificationMailDue)).toEqual([]);
  });

  it('is not created if the user wants neither the product nor mail', async () => {
    await prefer('assignment', false, 'off');
    await tell();
    expect(await told()).toEqual([]);
  });

  it('is only mailed if the user chose so, and not shown in the product', async () => {
    await prefer('assignment', false, 'daily_digest');
    await tell();
    expect(await told()).toMatchObject([{ inApp: false, mail: 'daily_digest' }]);
    expect(await events(notificationCreated)).toEqual([]);
  });

  it('waits for the end of quiet hours if it is mailed instantly', async () => {
    await prefer('assignment', true, 'instant', quietNow('Europe/Berlin'));
    const before = Date.now();
    await tell();
    const [event] = await events(notificationMailDue);
    const waits = (event?.availableAt.getTime() ?? 0) - before;
    expect(waits).toBeGreaterThan(3_600_000);
    expect(waits).toBeLessThanOrEqual(2 * 3_600_000 + 1000);
  });

  it('on account security cannot be switched off, and is not mailed twice', async () => {
    await prefer('security', false, 'off');
    await tell({ topic: 'security', mail: 'own' });
    expect(await told()).toMatchObject([{ inApp: true, mail: 'off', audience: null }]);
    expect(await events(notificationMailDue)).toEqual([]);
  });

  it('is shortened to the maximum lengths of title and text', async () => {
    await tell({ title: 'x'.repeat(300), body: 'y'.repeat(900) });
    const [message] = await told();
    expect(message?.title).toHaveLength(limits.notification.title);
    expect(message?.body).toHaveLength(limits.notification.body);
  });
});

describe('a group', () => {
  const group = { groupKey: 'owner', many: { title: '{count} are yours', link: '/candidates' } };

  it('is one message that counts its notices and shows the latest', async () => {
    await tell({ ...group, title: 'First', link: '/1' });
    await tell({ ...group, title: 'Second', link: '/2', count: 3 });
    expect(await told()).toMatchObject([{ title: 'Second', link: '/2', count: 4 }]);
  });

  it('stays one message even if many notices start it at once', async () => {
    await Promise.all(Array.from({ length: 8 }, () => tell(group)));
    expect(await told()).toMatchObject([{ count: 8 }]);
  });

  it('is separate for each user and each group key', async () => {
    const other = await createUser();
    await tell({ ...group, userIds: [reader._id, other._id] });
    await tell({ ...group, groupKey: 'task' });
    expect([(await told()).length, (await told(other._id)).length]).toEqual([2, 1]);
  });

  it('starts anew after a day', async () => {
    await tell(group);
    const yesterday = new Date(Date.now() - limits.notification.collapseWithin - 1000);
    await NotificationModel.updateMany({}, { $set: { at: yesterday } });
    await tell(group);
    expect((await told()).map(({ count }) => count)).toEqual([1, 1]);
  });

  it('is mailed again if it has grown since the last mail', async () => {
    await tell(group);
    await NotificationModel.updateMany({}, { $set: { mailedAt: new Date() } });
    await tell(group);
    expect(await told()).toMatchObject([{ count: 2, mailedAt: null }]);
  });
});
