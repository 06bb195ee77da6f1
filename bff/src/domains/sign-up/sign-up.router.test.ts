import { visitor } from '../../testing/agent.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { testConfig } from '../../testing/test-config.ts';
import { UserModel } from '../../identity/user.model.ts';
import { CandidateModel } from '../../records/candidates/candidate.model.ts';
import { ConsentModel } from '../../records/consents/consent.model.ts';
import { TaskModel } from '../../records/tasks/task.model.ts';
import {
  createPasswordUser,
  goodPassword,
  mailsTo,
  newPassword,
  openBrowser,
  tokenFrom,
} from '../auth/auth.fixtures.ts';
import { createCandidateRecord } from '../candidates/candidate.fixtures.ts';
import { formTicket } from '../intakes/api/form-ticket.ts';
import { ReferralModel } from '../referrals/referral.model.ts';
import { referralCode } from '../referrals/referral-code.ts';
import { createSignUp } from './sign-up.fixtures.ts';
import { SignUpModel } from './sign-up.model.ts';

let test: TestApp;
let recruiter: SignedIn;
let admin: SignedIn;
beforeAll(async () => {
  test = await createTestApp();
  recruiter = await signInAs(test, 'recruiter');
  admin = await signInAs(test, 'admin');
});
afterAll(() => test.close());

const { sessionSecret } = testConfig();
const form = (email: string, changes: object = {}) => ({
  ticket: formTicket(sessionSecret, new Date(Date.now() - 60_000)),
  firstName: 'Noor',
  lastName: 'Haddad',
  email,
  country: 'PT',
  timeZone: 'Europe/Lisbon',
  isSixteen: true,
  acceptTerms: true,
  mayStore: true,
  mayShare: true,
  ...changes,
});
const signUp = (email: string, changes: object = {}) =>
  visitor(test.app).post('/sign-up', form(email, changes));
const candidateOf = (email: string) => CandidateModel.findOne({ emailNorm: email }).lean();

it('creates a candidate with an account for a visitor who follows the mailed link', async () => {
  const email = 'noor@signs-up.example';
  const { body: start } = await visitor(test.app).get('/sign-up').expect(200);
  expect(start).toMatchObject({ agencyName: expect.any(String), ticket: expect.any(String) });
  const { body } = await signUp(email, { source: 'a job fair' }).expect(202);
  expect(body).toEqual({ received: true });
  // The agency sees nothing before the address is proved.
  expect(await candidateOf(email)).toBeNull();
  expect(await UserModel.countDocuments({ emailNorm: email })).toBe(0);

  const token = await tokenFrom(test, email, 'sign_up_finish');
  const { body: link } = await visitor(test.app).post('/sign-up/links/inspect', { token });
  expect(link).toMatchObject({ firstName: 'Noor', maskedEmail: 'n•••@signs-up.example' });

  const browser = openBrowser(test);
  const { body: session } = await browser.send('post', '/sign-up/actions/finish', {
    token,
    password: newPassword,
  });
  expect(session).toMatchObject({
    state: 'setup',
    active: { role: 'candidate' },
    user: {
      firstName: 'Noor',
      status: 'pending_setup',
      emailVerified: true,
      country: 'PT',
      timeZone: 'Europe/Lisbon',
    },
  });
  const candidate = await candidateOf(email);
  expect(candidate).toMatchObject({
    name: 'Noor Haddad',
    status: 'new',
    country: 'PT',
    sourceKind: 'sign_up',
    sourceDetail: 'Signed up, came from a job fair',
    userId: expect.anything(),
  });
  expect(session.active.candidateId).toBe(candidate?._id.toHexString());
  const consents = await ConsentModel.find({ candidateId: candidate?._id }).lean();
  expect(consents.map(({ purpose, channel }) => `${purpose} ${channel}`).toSorted()).toEqual([
    'contact sign_up',
    'share_with_clients sign_up',
    'store_profile sign_up',
  ]);
  expect(await TaskModel.findOne({ subjectId: candidate?._id }).lean()).toMatchObject({
    title: 'Welcome Noor Haddad, who signed up',
    assigneeId: candidate?.ownerUserId,
  });
  expect(await SignUpModel.countDocuments({ emailNorm: email })).toBe(0);

  const again = await visitor(test.app).post('/sign-up/actions/finish', {
    token,
    password: newPassword,
  });
  expect([again.status, again.body.error.code]).toEqual([410, 'TOKEN_USED']);
});

it('closes the link mailed to a mistyped address once the form is sent with the right one', async () => {
  const ticket = formTicket(sessionSecret, new Date(Date.now() - 60_000));
  const [wrong, right] = ['nor@mistyped.example', 'noor@mistyped.example'];
  await signUp(wrong, { ticket }).expect(202);
  const lost = await tokenFrom(test, wrong, 'sign_up_finish');
  // Sending it again to the same address leaves the link in the earlier mail as it is.
  await signUp(wrong, { ticket }).expect(202);
  await visitor(test.app).post('/sign-up/links/inspect', { token: lost }).expect(200);

  await signUp(right, { ticket }).expect(202);
  const token = await tokenFrom(test, right, 'sign_up_finish');
  const refused = await visitor(test.app).post('/sign-up/actions/finish', {
    token: lost,
    password: newPassword,
  });
  expect([refused.status, refused.body.error.code]).toEqual([410, 'TOKEN_REVOKED']);
  // Another form, such as one on the same computer, changes nothing.
  await signUp('other@mistyped.example').expect(202);
  await visitor(test.app)
    .post('/sign-up/actions/finish', { token, password: newPassword })
    .expect(200);
  expect(await candidateOf(wrong)).toBeNull();
});

it('answers the same for a known address, and tells only the mailbox that it is known', async () => {
  const account = await createPasswordUser({ email: 'has@account.example' });
  const unknown = await signUp('nobody@signs-up.example');
  const known = await signUp(account.email);
  expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
  const mails = (await mailsTo(test, account.email)).map(({ template }) => template);
  expect(mails).toEqual(['sign_up_known']);
  // The account is unchanged.
  expect((await openBrowser(test).signIn(account, goodPassword)).status).toBe(200);

  const closed = await createPasswordUser({ email: 'closed@account.example', status: 'disabled' });
  expect((await signUp(closed.email)).body).toEqual(unknown.body);
  expect(await mailsTo(test, closed.email)).toEqual([]);
});

it('invites the candidate of a record that has no account yet', async () => {
  const email = 'known@record.example';
  await createCandidateRecord({ email, emailNorm: email, ownerUserId: recruiter.user._id });
  await signUp(email).expect(202);
  expect((await mailsTo(test, email)).map(({ template }) => template)).toEqual([
    'invite_candidate',
  ]);
  expect(await CandidateModel.countDocuments({ emailNorm: email })).toBe(1);
});

it('refuses to finish if the address got an account meanwhile', async () => {
  const { token } = await createSignUp({ email: 'late@account.example' });
  await createPasswordUser({ email: 'late@account.example' });
  const { status, body } = await visitor(test.app).post('/sign-up/actions/finish', {
    token,
    password: newPassword,
  });
  expect([status, body.error.code]).toEqual([409, 'DUPLICATE']);
  expect(await candidateOf('late@account.example')).toBeNull();
});

it('binds the referral whose link the person used', async () => {
  const code = referralCode(sessionSecret, recruiter.user._id, new Date());
  const email = 'friend@signs-up.example';
  const { token } = await createSignUp({ email, referralCode: code });
  await visitor(test.app)
    .post('/sign-up/actions/finish', { token, password: newPassword })
    .expect(200);
  const candidate = await candidateOf(email);
  expect(candidate).toMatchObject({ sourceKind: 'referral', referralId: expect.anything() });
  expect(await ReferralModel.findOne({ candidateId: candidate?._id }).lean()).toMatchObject({
    referrerUserId: recruiter.user._id,
  });
});

it('refuses missing consent, weak passwords, and forged tickets', async () => {
  const refused = await signUp('no@consent.example', {
    acceptTerms: false,
    mayStore: false,
    isSixteen: false,
  });
  expect(refused.status).toBe(422);
  expect(
    (refused.body.error.fields as { path: string; code: string }[])
      .map(({ path, code }) => `${path} ${code}`)
      .toSorted(),
  ).toEqual(['acceptTerms REQUIRED', 'isSixteen UNDER_AGE', 'mayStore REQUIRED']);
  const forged = await signUp('no@ticket.example', { ticket: '1.x' });
  expect(forged.body.error.fields).toMatchObject([{ path: 'ticket' }]);
  const { token } = await createSignUp({ email: 'weak@signs-up.example' });
  const weak = await visitor(test.app).post('/sign-up/actions/finish', {
    token,
    password: 'noor haddad 1',
  });
  expect(weak.body.error.fields).toMatchObject([{ path: 'password', code: 'PASSWORD_TOO_WEAK' }]);
});

it('stores nothing that a robot sends', async () => {
  const email = 'robot@signs-up.example';
  await signUp(email, { website: 'https://spam.example' }).expect(202);
  await signUp(email, { ticket: formTicket(sessionSecret, new Date()) }).expect(202);
  expect(await SignUpModel.countDocuments({ emailNorm: email })).toBe(0);
});

it('refuses a sign-up if the agency accepts candidates only by invitation', async () => {
  const { body: settings } = await admin.get('/settings').expect(200);
  const switchOff = async (version: number, off: string[]) =>
    (await admin.patch('/settings/features', { version, changes: { off } }).expect(200)).body;
  const { features } = await switchOff(settings.features.version, ['signUp']);
  for (const answer of [
    await visitor(test.app).get('/sign-up'),
    await signUp('late@signs-up.example'),
  ])
    expect([answer.status, answer.body.error.code]).toEqual([404, 'FEATURE_DISABLED']);
  await switchOff(features.version, []);
});
