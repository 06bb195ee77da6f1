import { limits, type RewardBatch } from '@muster/contracts';
import { addDays, today } from '../../db/calendar-day.ts';
import { systemContext, transact } from '../../db/unit-of-work.ts';
import { EmailMessageModel } from '../../mail/email-message.model.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { testConfig } from '../../testing/test-config.ts';
import { createCandidateRecord } from '../candidates/candidate.fixtures.ts';
import { createCompany } from '../companies/company.fixtures.ts';
import { createJob } from '../jobs/job.fixtures.ts';
import { createPlacement } from '../placements/placement.fixtures.ts';
import { PlacementModel } from '../../records/placements/placement.model.ts';
import { bindReferral } from './api/bind-referral.ts';
import { RewardBatchModel } from './batches/reward-batch.model.ts';
import { followReferrals } from './follow/follow-referrals.ts';
import { ensureProgram } from './programs/program-in-force.ts';
import { ReferralProgramModel } from './programs/program.model.ts';
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
beforeEach(async () => {
  await ReferralModel.deleteMany({});
  await ReferralProgramModel.deleteMany({});
  await ensureProgram();
});

const nadia = (changes: object = {}) => ({
  name: 'Nadia Petrova',
  email: 'nadia@people.test',
  relationship: 'friend',
  linkedinUrl: null,
  jobId: null,
  message: 'She is great.',
  consent: true,
  ...changes,
});
const { signal } = new AbortController();
interface Versioned {
  id: string;
  version: number;
}
const create = (rewards: readonly Versioned[]) =>
  finance.post('/reward-batches', {
    referrals: rewards.map(({ id, version }) => ({ id, version })),
  });
const batchOf = async (rewards: readonly Versioned[]): Promise<RewardBatch> => {
  const { body } = await create(rewards).expect(201);
  return body;
};
/** Returns mails about the reward of a referral, the first one first. */
const rewardMails = async ({ _id }: Pick<ReferralRecord, '_id'>) => {
  const mails = await EmailMessageModel.find({ subjectId: _id.toHexString() })
    .sort({ _id: 1 })
    .lean();
  return mails.map(({ template }) => template);
};
const stateOf = async ({ _id }: Pick<ReferralRecord, '_id'>) =>
  (await ReferralModel.findById(_id).lean())?.status;
const bind = (email: string, code: string | null, isNew = true) =>
  createCandidateRecord({ email }).then((candidate) =>
    transact(systemContext('test'), (tx) =>
      bindReferral(tx, {
        candidate,
        email,
        isNew,
        code,
        secret: testConfig().sessionSecret,
      }),
    ),
  );

it('keeps a referral, mails the referred person, and shows the referrer its progress', async () => {
  const job = await createJob({ visibility: 'referral', title: 'Go engineer' });
  const internal = await createJob({ title: 'Internal' });
  const before = await referrer.get('/my-referrals').expect(200);
  expect(before.body).toMatchObject({
    program: {
      reward: { sum: limits.referral.reward.amount, currency: 'USD' },
      afterDays: 90,
      activeTo: null,
    },
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
  // Only the agency reads what was written to it.
  expect(JSON.stringify(body)).not.toMatch(/She is great|Internal/);
  const { body: list } = await recruiter.get('/referrals').expect(200);
  expect(list.counts).toEqual({ submitted: 2 });
  expect(list.data[1]).toMatchObject({ message: 'She is great.', isByStaff: false });
});

it('accepts referrals from every client user, and none from read-only staff', async () => {
  for (const role of ['client_admin', 'client_manager', 'client_viewer'] as const) {
    const { _id: companyId } = await createCompany();
    const person = await signInAs(test, role, { assignment: { companyId } });
    await person.post('/my-referrals', nadia({ email: `${role}@people.test` })).expect(201);
    const { body } = await person.get('/my-referrals').expect(200);
    expect([role, body.referrals.length]).toEqual([role, 1]);
  }
  const viewer = await signInAs(test, 'staff_viewer');
  await viewer.post('/my-referrals', nadia()).expect(403);
});

it('refuses a referral without consent, of oneself, or of the same person twice', async () => {
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

it('sends no mail to a known person, and counts only the first referrer', async () => {
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

it('ignores a personal link that its owner uses, signed in or not', async () => {
  const code = referralCode(testConfig().sessionSecret, referrer.user._id, new Date());
  expect(await bind(referrer.user.email.toUpperCase(), code)).toBeNull();
  expect(await ReferralModel.exists({ emailNorm: referrer.user.emailNorm })).toBeNull();
});

it('counts a valid personal link for a year if nobody named the person', async () => {
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

describe('a referral reward', () => {
  const placed = async (startedDaysAgo: number, changes: Partial<ReferralRecord> = {}) => {
    const candidate = await createCandidateRecord();
    const referral = await createReferral({
      referrerUserId: referrer.user._id,
      status: 'in_process',
      candidateId: candidate._id,
      createdAt: new Date(Date.now() - (startedDaysAgo + 5) * 86_400_000),
      ...changes,
    });
    const placement = await createPlacement(candidate._id, {
      status: 'active',
      startDate: addDays(today(), -startedDaysAgo),
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
    // A second run does not announce it again.
    await followReferrals(signal);
    expect(await rewardMails(referral)).toEqual(['referral_reward_due']);
    const batch = await batchOf([due]);
    await recruiter.post(`/reward-batches/${batch.id}/actions/pay`, {}).expect(403);
    const pay = { version: batch.version, reference: 'P-11' };
    await finance.post(`/reward-batches/${batch.id}/actions/pay`, pay).expect(200);
    await finance.post(`/reward-batches/${batch.id}/actions/pay`, pay).expect(200);
    expect(await rewardMails(referral)).toEqual(['referral_reward_due', 'referral_reward_paid']);
    await test.runEvents();
    const paid = await EmailMessageModel.findOne({ template: 'referral_reward_paid' }).lean();
    expect(paid).toMatchObject({ status: 'sent', to: [referrer.user.email] });
    expect(paid?.text).toContain('Your reward of 500.00 USD for recommending Nadia Petrova');
    expect(paid?.text).toContain('P-11');
    const own = await referrer.get('/my-referrals').expect(200);
    expect(own.body.referrals[0]).toMatchObject({
      progress: 'paid',
      reward: { sum: '500.00', currency: 'USD' },
      paidOn: today(),
    });
  });

  it('is never mailed to a colleague, who refers without a reward', async () => {
    const { referral } = await placed(90, { isByStaff: true });
    await followReferrals(signal);
    expect(await rewardMails(referral)).toEqual([]);
  });

  it('waits until its day, and is lost if the work ends before', async () => {
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

describe('a pay batch', () => {
  const due = async (changes: Partial<ReferralRecord> = {}) => {
    const { _id, version } = await createReferral({
      referrerUserId: referrer.user._id,
      status: 'reward_eligible',
      dueOn: today(),
      ...changes,
    });
    return { id: _id.toHexString(), version };
  };
  const rewardOf = async ({ id }: { id: string }) =>
    (await finance.get('/referrals')).body.data.find((one: { id: string }) => one.id === id);

  it('states its total in each currency and whom to pay, and is paid once', async () => {
    const rewards = [
      await due(),
      await due({ rewardMinor: 12_050 }),
      await due({ rewardMinor: 30_000, currency: 'EUR' }),
    ];
    const batch = await batchOf(rewards);
    expect(batch).toMatchObject({ status: 'open', allowedActions: ['pay', 'cancel'] });
    expect(batch.totals).toEqual([
      { sum: '620.50', currency: 'USD' },
      { sum: '300.00', currency: 'EUR' },
    ]);
    expect(batch.lines[0]).toMatchObject({
      person: 'Nadia Petrova',
      referrerEmail: referrer.user.email,
      reward: { sum: '500.00', currency: 'USD' },
    });
    // The reward is due until it is paid, for its referrer as well.
    const [first] = rewards;
    expect(await rewardOf(first ?? { id: '' })).toMatchObject({
      status: 'reward_eligible',
      batch: { number: batch.number },
      allowedActions: [],
    });
    const pay = (reference: string) =>
      finance.post(`/reward-batches/${batch.id}/actions/pay`, { version: 1, reference });
    const { body } = await pay('PAY-11').expect(200);
    expect(body).toMatchObject({ status: 'paid', reference: 'PAY-11', paidOn: today() });
    expect((await pay('PAY-11')).body).toEqual(body);
    expect((await pay('PAY-12')).body.error.code).toBe('INVALID_TRANSITION');
    expect(await rewardOf(first ?? { id: '' })).toMatchObject({
      status: 'reward_paid',
      reference: 'PAY-11',
      paidOn: today(),
    });
    const cancelled = await finance.post(`/reward-batches/${batch.id}/actions/cancel`, {
      version: body.version,
    });
    expect(cancelled.body.error.code).toBe('INVALID_TRANSITION');
    const { body: list } = await finance.get('/reward-batches').expect(200);
    expect(list.data[0]).toEqual(body);
  });

  it('takes each reward once, all or none, and releases them if it is cancelled', async () => {
    const [one, other] = [await due(), await due()];
    const batch = await batchOf([one]);
    const again = await create([other, one]);
    expect(again.body.error.code).toBe('INVALID_TRANSITION');
    expect((await rewardOf(other)).batch).toBeNull();
    const early = await create([await due({ status: 'placed' })]);
    expect(early.body.error.code).toBe('INVALID_TRANSITION');
    const stale = await create([{ ...other, version: other.version + 1 }]);
    expect(stale.body.error.code).toBe('VERSION_CONFLICT');
    await finance
      .post(`/reward-batches/${batch.id}/actions/cancel`, { version: batch.version })
      .expect(200);
    const free = await rewardOf(one);
    expect(free).toMatchObject({ batch: null, allowedActions: ['pay'] });
    expect((await batchOf([free, other])).lines).toHaveLength(2);
  });

  it('gives a reward to only one of two users who claim it at the same time', async () => {
    const reward = await due();
    const [a, b] = await Promise.all([create([reward]), create([reward])]);
    expect([a.status, b.status].toSorted()).toEqual([201, 409]);
    expect(await RewardBatchModel.countDocuments({ 'lines.referralId': reward.id })).toBe(1);
  });
});

describe('a referral program', () => {
  const terms = (changes: object = {}) => ({
    name: 'Summer program',
    trigger: 'placed_30_days',
    terms: '<p>For all.</p>',
    reward: { amount: '750.00', currency: 'EUR' },
    rewardsPerYear: 1,
    activeFrom: addDays(today(), 10),
    activeTo: addDays(today(), 20),
    ...changes,
  });
  const add = (changes?: object) => finance.post('/referral-programs', terms(changes));
  const inForce = async () =>
    (await finance.get('/referral-programs')).body.data.find(
      ({ phase }: { phase: string }) => phase === 'in_force',
    );
  const change = async (changes: object) => {
    const { id, version } = await inForce();
    return finance.patch(`/referral-programs/${id}`, { version, changes });
  };

  it('is the only one in force on its days, even if two users add one at the same time', async () => {
    expect((await add()).body.error.fields[0]).toMatchObject({
      path: 'activeFrom',
      code: 'PERIOD_OVERLAP',
    });
    expect((await change({ activeTo: addDays(today(), 5) })).status).toBe(200);
    const both = await Promise.all([add(), add({ activeFrom: addDays(today(), 15) })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 422]);
    expect((await change({ activeTo: null })).body.error.fields[0]).toMatchObject({
      path: 'changes.activeTo',
      code: 'PERIOD_OVERLAP',
    });
    const past = await add({ activeFrom: addDays(today(), -1), activeTo: today() });
    expect(past.body.error.fields[0]).toMatchObject({ path: 'activeFrom', code: 'IN_PAST' });
    const order = await add({ activeFrom: addDays(today(), 40), activeTo: addDays(today(), 30) });
    expect(order.body.error.fields[0]).toMatchObject({ path: 'activeTo', code: 'DATE_ORDER' });
  });

  it('cannot change its first day once it has begun, nor anything once it has ended', async () => {
    const begun = await change({ activeFrom: addDays(today(), 1) });
    expect(begun.body.error.fields[0]).toMatchObject({ code: 'NOT_ALLOWED' });
    await recruiter
      .patch(`/referral-programs/${(await inForce()).id}`, { version: 1, changes: {} })
      .expect(403);
    const { id, version } = await inForce();
    await ReferralProgramModel.updateMany({}, { $set: { activeTo: addDays(today(), -1) } });
    const late = await finance.patch(`/referral-programs/${id}`, {
      version,
      changes: { activeTo: null },
    });
    expect(late.body.error.code).toBe('INVALID_TRANSITION');
  });

  it('gives a referral the terms of its day, and refuses referrals while paused', async () => {
    await referrer.post('/my-referrals', nadia()).expect(201);
    await change({ reward: { amount: '750.00', currency: 'EUR' }, trigger: 'placed_30_days' });
    await referrer.post('/my-referrals', nadia({ email: 'second@people.test' })).expect(201);
    const { data } = (await recruiter.get('/referrals')).body;
    expect(data.map(({ reward }: { reward: object }) => reward)).toEqual([
      { sum: '750.00', currency: 'EUR' },
      { sum: '500.00', currency: 'USD' },
    ]);
    await ReferralProgramModel.updateMany({}, { $set: { activeTo: addDays(today(), -1) } });
    expect((await referrer.get('/my-referrals')).body).toMatchObject({ program: null });
    const refused = await referrer.post('/my-referrals', nadia({ email: 'third@people.test' }));
    expect(refused.body.error.code).toBe('REFERRAL_PAUSED');
    // Colleagues recommend without a reward, with or without a program.
    await recruiter.post('/my-referrals', nadia({ email: 'fourth@people.test' })).expect(201);
    const code = referralCode(testConfig().sessionSecret, referrer.user._id, new Date());
    expect(await bind('fifth@people.test', code)).toBeNull();
  });

  it('uses its own number of days at work', async () => {
    const candidate = await createCandidateRecord();
    const referral = await createReferral({
      referrerUserId: referrer.user._id,
      status: 'in_process',
      candidateId: candidate._id,
      afterDays: 30,
      createdAt: new Date(Date.now() - 35 * 86_400_000),
    });
    await createPlacement(candidate._id, { status: 'active', startDate: addDays(today(), -30) });
    await followReferrals(signal);
    await followReferrals(signal);
    expect(await stateOf(referral)).toBe('reward_eligible');
  });

  it('promises colleagues no reward for their personal link', async () => {
    const code = referralCode(testConfig().sessionSecret, recruiter.user._id, new Date());
    await bind('by.staff@people.test', code);
    expect(await ReferralModel.findOne({ email: 'by.staff@people.test' }).lean()).toMatchObject({
      isByStaff: true,
      status: 'in_process',
    });
  });
});

it('a referral expires after a year', async () => {
  const referral = await createReferral({ expiresAt: new Date(Date.now() - 1000) });
  await followReferrals(signal);
  expect(await stateOf(referral)).toBe('closed');
});
