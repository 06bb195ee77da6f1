import supertest from 'supertest';
import { EmailMessageModel } from '../../../mail/email-message.model.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../../testing/sign-in.ts';
import type { MeetingRecord } from '../meeting.model.ts';
import { createGuest, createMeeting, placeOf, wayInOf } from '../meetings.fixtures.ts';

let test: TestApp;
let host: SignedIn;
let meeting: MeetingRecord;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  host = await signInAs(test, 'recruiter');
  meeting = await createMeeting(host.user._id);
});

/** Identifies as a guest in a separate browser. */
async function comeAs(email: string, name = 'Inês Duarte') {
  const browser = supertest.agent(test.app);
  const answer = await browser
    .post(`/api/v1/public/meetings/${meeting.name}/identity`)
    .send({ name, email });
  const path = `/api/v1/links/${answer.body.handle}/meeting`;
  return {
    act: async (action: string, body: object = {}) =>
      (await browser.post(`${path}/actions/${action}`).send(body)).body,
    door: async () => (await browser.get(path)).body.me.door as string,
  };
}
async function codeFor(email: string): Promise<string> {
  const mails = await EmailMessageModel.find({ template: 'meeting_code', to: email }).lean();
  return String(mails.at(-1)?.variables['code']);
}
/** Lets the host refuse a guest at the door. */
async function turnAway(personId: string) {
  const { handle, headers } = await wayInOf(await placeOf(meeting, host.user._id));
  const path = `/api/v1/links/${handle}/meeting/actions/refuse`;
  await supertest(test.app)
    .post(path)
    .set('Cookie', `${host.cookie}; ${headers.Cookie}`)
    .set('X-CSRF-Token', host.csrfToken)
    .send({ personId })
    .expect(200);
}

it('prevents a person who was turned away from knocking again under the same address', async () => {
  const first = await comeAs('mallory@guest.test', 'Mallory');
  const waiting = await first.act('knock');
  await turnAway(waiting.me.id);
  const again = await comeAs('Mallory@guest.test', 'Somebody else');
  expect((await again.act('knock')).me.door).toBe('refused');
  expect(await again.door()).toBe('refused');
  const other = await comeAs('ben@guest.test', 'Ben');
  expect((await other.act('knock')).me.door).toBe('waiting');
  const elsewhere = await createMeeting(host.user._id);
  meeting = elsewhere;
  expect((await (await comeAs('mallory@guest.test')).act('knock')).me.door).toBe('waiting');
});

it('closes every way in for an invited person who was turned away', async () => {
  const email = 'ines.invited@guest.test';
  await createGuest(meeting, { email, emailNorm: email, isInvited: true });
  const phone = await comeAs(email);
  const phoneCode = await codeFor(email);
  const laptop = await comeAs(email);
  const waiting = await laptop.act('confirm', { code: await codeFor(email) });
  expect(waiting.me.door).toBe('waiting');
  await turnAway(waiting.me.id);
  expect((await phone.act('confirm', { code: phoneCode })).error.code).toBe('INVALID_TRANSITION');
  const mailed = await EmailMessageModel.countDocuments({ to: email });
  expect((await (await comeAs(email)).act('knock')).me.door).toBe('refused');
  expect(await EmailMessageModel.countDocuments({ to: email })).toBe(mailed);
});

it('lets an invited person in by code where another was turned away under their address', async () => {
  const email = 'ines.real@guest.test';
  await createGuest(meeting, { email, emailNorm: email, isInvited: true });
  const impostor = await comeAs(email);
  await turnAway((await impostor.act('knock')).me.id);
  const real = await comeAs(email);
  expect((await real.act('confirm', { code: await codeFor(email) })).me.door).toBe('waiting');
  expect((await (await comeAs(email)).act('knock')).me.door).toBe('refused');
});
