import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dayMs, hourMs, momentIn, shownAt } from '@muster/contracts';
import { EmailMessageModel } from '../../mail/email-message.model.ts';
import { mailFolder } from '../../mail/mail-transport.ts';
import { OutboxModel } from '../../outbox/outbox-event.model.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { createCandidateRecord } from '../candidates/candidate.fixtures.ts';
import { createMessageRecord } from './message.fixtures.ts';
import { bringForward } from './messages.jobs.ts';

let test: TestApp;
let recruiter: SignedIn;

/** Only the clock is fake: all timers work as usual. */
const setClock = (now: Date | number | string) =>
  jest.useFakeTimers({
    now: new Date(now),
    doNotFake: [
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'setImmediate',
      'clearImmediate',
      'setInterval',
      'clearInterval',
      'setTimeout',
      'clearTimeout',
    ],
  });

async function openAt(now: string) {
  setClock(now);
  test = await createTestApp({ config: { mailHours: { from: 8, to: 20 } } });
  recruiter = await signInAs(test, 'recruiter');
}
afterEach(async () => {
  jest.useRealTimers();
  await test.close();
});

let people = 0;
/** Sends a draft to a reader in a zone, at a moment or as soon as the reader may be written to. */
async function send(timeZone: string, sendAt: string | null) {
  const email = `clock.${(people += 1)}@people.test`;
  const candidate = await createCandidateRecord({ email, emailNorm: email, timeZone });
  const { _id } = await createMessageRecord(recruiter.user._id, candidate);
  const { status, body } = await recruiter
    .post(`/messages/${_id.toHexString()}/actions/send`, { version: 1, sendAt })
    .set('Idempotency-Key', crypto.randomUUID());
  expect([status, body.error ?? null]).toEqual([200, null]);
  return { id: _id.toHexString(), planned: body.scheduledFor as string | null };
}
const stateOf = async (id: string) => (await EmailMessageModel.findById(id).orFail().lean()).status;
/** Returns the state of a mail after the outbox ran with the clock at this moment. */
async function stateAt(now: Date | number | string, id: string) {
  setClock(now);
  await test.runEvents();
  return stateOf(id);
}
const clockIn = (moment: string, zone: string) =>
  new Date(shownAt(Date.parse(moment), zone)).toISOString().slice(0, 16);

describe.each([
  ['spring', 'Europe/Berlin', '2027-03-26T12:00:00Z', '2027-03-29'],
  ['autumn', 'Europe/Berlin', '2027-10-29T12:00:00Z', '2027-11-01'],
  ['spring', 'America/New_York', '2027-03-12T12:00:00Z', '2027-03-15'],
  ['autumn', 'America/New_York', '2027-11-05T12:00:00Z', '2027-11-08'],
  ['spring of the south', 'Australia/Lord_Howe', '2027-10-01T12:00:00Z', '2027-10-04'],
])('a change of clocks in %s, in %s', (_when, zone, now, day) => {
  it('leaves at the time that the clock of its reader shows by then', async () => {
    await openAt(now);
    const wanted = momentIn(day, '09:30', zone);
    const { id, planned } = await send(zone, wanted);
    expect(planned).toBe(wanted);
    expect(clockIn(wanted, zone)).toBe(`${day}T09:30`);
    expect(await stateAt(Date.parse(wanted) - 1000, id)).toBe('scheduled');
    expect(await stateAt(wanted, id)).toBe('sent');
  });

  it('waits for the morning of the new clock', async () => {
    await openAt(now);
    const { id, planned } = await send(zone, momentIn(day, '03:15', zone));
    expect(clockIn(planned ?? '', zone)).toBe(`${day}T08:00`);
    expect(await stateAt(Date.parse(planned ?? '') - 1000, id)).toBe('scheduled');
    expect(await stateAt(planned ?? '', id)).toBe('sent');
  });
});

it.each([
  ['which the clocks leave out', '2027-03-26T12:00:00Z', '2027-03-28', '2027-03-28T01:30:00.000Z'],
  ['which they show twice', '2027-10-29T12:00:00Z', '2027-10-31', '2027-10-31T00:30:00.000Z'],
])('takes a time %s for one moment', async (_what, now, day, moment) => {
  await openAt(now);
  expect(momentIn(day, '02:30', 'Europe/Berlin')).toBe(moment);
  const { planned } = await send('Europe/Berlin', moment);
  expect(clockIn(planned ?? '', 'Europe/Berlin')).toBe(`${day}T08:00`);
});

describe('the clock of the machine', () => {
  const now = '2027-06-07T10:00:00.000Z';
  const wanted = '2027-06-08T10:00:00.000Z';
  const later = (ms: number, from = now) => new Date(Date.parse(from) + ms);
  const zone = 'Europe/Berlin';

  it('set back makes a planned mail wait for its moment, and forth lets it go once', async () => {
    await openAt(now);
    const { id } = await send(zone, wanted);
    expect(await stateAt(later(-30 * dayMs), id)).toBe('scheduled');
    expect(await stateAt(later(hourMs), id)).toBe('scheduled');
    expect(await stateAt(later(2 * dayMs), id)).toBe('sent');
    const { sentAt, messageId } = await EmailMessageModel.findById(id).orFail().lean();
    // Back before its moment, and past it again: it was sent.
    await stateAt(now, id);
    await stateAt(wanted, id);
    expect(await EmailMessageModel.findById(id).lean()).toMatchObject({ sentAt, messageId });
    expect(await OutboxModel.countDocuments({ status: 'pending', type: 'mail.queued' })).toBe(0);
    expect(await readFile(join(mailFolder(test.config), `${id}.eml`), 'utf8')).toContain('Subject');
  });

  it('that ran ahead when a process was killed keeps no mail and no event', async () => {
    await openAt(now);
    const { id } = await send(zone, wanted);
    // With the clock a year ahead, a process takes both and is killed.
    const far = later(365 * dayMs);
    await EmailMessageModel.updateOne(
      { _id: id },
      { $set: { status: 'sending', holder: 'killed', heldUntil: far } },
    );
    await OutboxModel.updateMany(
      { status: 'pending' },
      { $set: { lockedBy: 'killed', lockedUntil: far } },
    );
    expect(await stateAt(wanted, id)).toBe('sent');
  });

  it('that ran ahead when a mail was written lets it go when it is right again', async () => {
    await openAt('2028-06-07T10:00:00.000Z');
    const [unplanned, planned] = [await send(zone, null), await send(zone, '2028-06-09T10:00:00Z')];
    expect(await stateAt(now, unplanned.id)).toBe('queued');
    expect(await bringForward()).toBe(1);
    expect(await stateAt(later(1000), unplanned.id)).toBe('sent');
    expect(await stateOf(planned.id)).toBe('scheduled');
  });
});
