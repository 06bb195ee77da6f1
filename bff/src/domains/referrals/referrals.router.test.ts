import { limits } from '@muster/contracts';
import { addDays, today } from '../../db/calendar-day.ts';
import { systemContext, transact } from '../../db/unit-of-work.ts';
import { EmailMessageModel } from '../../mail/email-message.model.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { testConfig } from '../../testing/test-config.ts';
import { createCandidateRecord } from '../candidates/candidate.fixtures.ts';
import { createJob } from '../jobs/job.fixtures.ts';
import { createPlacement } from '../placements/placement.fixtures.ts';
import { PlacementModel } from '../placements/placement.model.ts';
import { bindReferral } from './api/bind-referral.ts';
import { followReferrals } from './follow/follow-referrals.ts';
import { referralCode } from './referral-code.ts';
import { createReferral } from './referral.fixtures.ts';
import { ReferralModel, type ReferralRecord } from './referral.model.ts';

let test: TestApp;
let referrer: SignedIn;
let recruiter: SignedIn;
let finance: SignedIn;
beforeAll(async () => {
  test = await createTestApp();
  referrer = await signInAs(test, 'candidate');
  recruiter = await signInAs(test, 'recruiter');
  finance = await signInAs(test, 'finance_hr');
});
afterAll(() => test.close());
beforeEach(() => ReferralModel.deleteMany({}));

const nadia = (changes: object = {}) => ({
  ...{ name: 'Nadia Petrova', email: 'nadia@people.test', relationship: 'friend' },
  ...{ linkedinUrl: null, jobId: null, message: 'She is great.', consent: true },
  ...changes,
});
const { signal } = new AbortController();
const stateOf = async ({ _id }: Pick<ReferralRecord, '_id'>) =>
  (await ReferralModel.findById(_id).lean<ReferralRecord>())?.status;
const bind = (email: string, code: string | null, isNew = true) =>
  createCandidateRecord({ email }).then((candidate) =>
    transact(systemContext('test'), (tx) =>
      bindReferral(tx, {
        ...{ candidate, email, isNew, code },
        secret: testConfig().sessionSecret,
      }),
    ),
  );

it('keeps a referral, writes to the person, and tells the referrer how far it is', async () => {
  const job = await createJob({ visibility: 'referral', title: 'Go engineer' });
  const internal = await createJob({ title: 'Internal' });
  const before = await referrer.get('/my-referrals').expect(200);
  expect(before.body).toMatchObject({
    reward: { sum: limits.referral.reward.amount, currency: 'USD' },
    afterDays: 90,
  });
  expect(before.body.jobs).toEqual([{ id: job._id.toHexString(), title: 'Go engineer' }]);
  await referrer.post('/my-referrals', nadia({ jobId: job._id.toHexString() })).expect(201);
  await referrer
    .post('/my-referrals', nadia({ email: 'b@people.test', jobId: internal._id.toHexString() }))
    .expect(201);
  const mail = await EmailMessageModel.findOne({ to: 'nadia@people.test' }).lean();
  expect(mail).toMatchObject({ template: 'referral_invite' });
  expect(mail?.variables).toMatchObject({ jobTitle: 'Go engineer' });
  const { body } = await referrer.get('/my-referrals').expect(200);
  expect(body.referrals).toHaveLength(2);
  expect(body.referrals[1]).toMatchObject({ progress: 'received', jobTitle: 'Go engineer' });
  // The agency alone reads what was written to it.
  expect(JSON.stringify(body)).not.toMatch(/She is great|Internal/);
  const { body: list } = await recruiter.get('/referrals').expect(200);
  expect(list.counts).toEqual({ submitted: 2 });
  expect(list.data[1]).toMatchObject({ message: 'She is great.', isByStaff: false });
});

it('takes nobody who did not agree, oneself, or the same person twice', async () => {
  const refused = await referrer.post('/my-referrals', nadia({ consent: false })).expect(422);
  expect(refused.body.error.fields[0]).toMatchObject({ path: 'consent', code: 'REQUIRED' });
  const self = await referrer
    .post('/my-referrals', nadia({ email: referrer.user.email }))
    .expect(422);
  expect(self.body.error.code).toBe('REFERRAL_SELF');
  await referrer.post('/my-referrals', nadia()).expect(201);
  const again = await referrer
    .post('/my-referrals', nadia({ email: 'NADIA@people.test' }))
    .expect(409);
  expect(again.body.error.code).toBe('REFERRAL_KNOWN');
});

it('writes to nobody who is known, and counts the first who recommended somebody', async () => {
  await createCandidateRecord({ email: 'known@people.test' });
  const { body } = await referrer
    .post('/my-referrals', nadia({ email: 'known@people.test' }))
    .expect(201);
  expect(body.progress).toBe('known');
  expect(await EmailMessageModel.countDocuments({ to: 'known@people.test' })).toBe(0);

  await referrer.post('/my-referrals', nadia({ email: 'first@people.test' })).expect(201);
  const later = await recruiter
    .post('/my-referrals', nadia({ email: 'first@people.test' }))
    .expect(201);
  expect(later.body.progress).toBe('known');
  await bind('first@people.test', null);
  const states = await ReferralModel.find({ email: 'first@people.test' }).sort({ _id: 1 }).lean();
  expect(states.map(({ status }) => status)).toEqual(['in_process', 'duplicate']);
});

it('counts the personal link where nobody named the person, for a year and as ours alone', async () => {
  const { sessionSecret } = testConfig();
  const now = referralCode(sessionSecret, referrer.user._id, new Date());
  expect(await bind('link@people.test', now)).not.toBeNull();
  expect(await ReferralModel.findOne({ email: 'link@people.test' }).lean()).toMatchObject({
    referrerUserId: referrer.user._id,
    status: 'in_process',
  });
  const old = referralCode(
    sessionSecret,
    referrer.user._id,
    new Date(Date.now() - 400 * 86_400_000),
  );
  const foreign = referralCode('another secret', referrer.user._id, new Date());
  expect(await bind('old@people.test', old)).toBeNull();
  expect(await bind('foreign@people.test', foreign)).toBeNull();
  expect(await bind('junk@people.test', 'x')).toBeNull();
  expect(await bind('there@people.test', now, false)).toBeNull();
});

describe('a reward', () => {
  const placed = async (startedDaysAgo: number, changes: Partial<ReferralRecord> = {}) => {
    const candidate = await createCandidateRecord();
    const referral = await createReferral({
      ...{ referrerUserId: referrer.user._id, status: 'in_process', candidateId: candidate._id },
      createdAt: new Date(Date.now() - (startedDaysAgo + 5) * 86_400_000),
      ...changes,
    });
    const placement = await createPlacement(candidate._id, {
      ...{ status: 'active', startDate: addDays(today(), -startedDaysAgo) },
    });
    await followReferrals(signal);
    return { referral, placement };
  };

  it('falls due after ninety days at work, and is paid once with a reference', async () => {
    const { referral } = await placed(90);
    expect(await stateOf(referral)).toBe('placed');
    await followReferrals(signal);
    expect(await stateOf(referral)).toBe('reward_eligible');
    const { body } = await finance.get('/referrals?status=reward_eligible').expect(200);
    const [due] = body.data;
    expect(due.allowedActions).toEqual(['pay']);
    const pay = { referrals: [{ id: due.id, version: due.version }], reference: 'PAY-11' };
    await recruiter.post('/referrals/actions/pay', pay).expect(403);
    await finance.post('/referrals/actions/pay', pay).expect(200);
    const own = await referrer.get('/my-referrals').expect(200);
    expect(own.body.referrals[0]).toMatchObject({
      progress: 'paid',
      reward: { sum: '500.00', currency: 'USD' },
      paidOn: today(),
    });
  });

  it('waits until the day, and is lost where the work ends before', async () => {
    const { referral, placement } = await placed(89);
    await followReferrals(signal);
    expect(await stateOf(referral)).toBe('placed');
    await PlacementModel.updateOne(
      { _id: placement._id },
      { $set: { status: 'ended', actualEndDate: addDays(today(), -1) } },
    );
    await followReferrals(signal);
    expect(await stateOf(referral)).toBe('not_eligible');
    const own = await referrer.get('/my-referrals').expect(200);
    expect(own.body.referrals[0]).toMatchObject({ progress: 'closed', reward: null });
  });
});

it('runs out after a year', async () => {
  const referral = await createReferral({ expiresAt: new Date(Date.now() - 1000) });
  await followReferrals(signal);
  expect(await stateOf(referral)).toBe('closed');
});
