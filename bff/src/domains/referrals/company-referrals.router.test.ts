import { addDays, today } from '../../db/calendar-day.ts';
import { systemContext, transact } from '../../db/unit-of-work.ts';
import { EmailMessageModel } from '../../mail/email-message.model.ts';
import { CandidateModel } from '../../records/candidates/candidate.model.ts';
import { PlacementModel } from '../../records/placements/placement.model.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { recordReferral } from '../candidates/api/applicants.ts';
import { createCandidateRecord } from '../candidates/candidate.fixtures.ts';
import { createCompany } from '../companies/company.fixtures.ts';
import { createPlacement } from '../placements/placement.fixtures.ts';
import { bindClientReferral, bindReferral } from './api/bind-referral.ts';
import { followReferrals } from './follow/follow-referrals.ts';
import { ensureProgram } from './programs/program-in-force.ts';
import { ReferralProgramModel } from './programs/program.model.ts';
import { createReferral } from './referral.fixtures.ts';
import { ReferralModel } from './referral.model.ts';

let test: TestApp;
let referrer: SignedIn;
let recruiter: SignedIn;
let finance: SignedIn;
beforeAll(async () => {
  test = await createTestApp();
  const company = await createCompany({ name: 'Own Rail', domain: 'ownrail.test' });
  referrer = await signInAs(test, 'client_manager', { assignment: { companyId: company._id } });
  recruiter = await signInAs(test, 'recruiter');
  finance = await signInAs(test, 'finance_hr');
});
afterAll(() => test.close());

const forCompanies = {
  kind: 'client',
  name: 'Bring a company',
  reward: { amount: '900.00', currency: 'EUR' },
  trigger: 'placed_30_days',
  activeFrom: today(),
  activeTo: null,
  rewardsPerYear: 5,
  terms: '<p>For the first person at work.</p>',
};
beforeEach(async () => {
  await ReferralModel.deleteMany({});
  await ReferralProgramModel.deleteMany({});
  await ensureProgram();
  await finance.post('/referral-programs', forCompanies).expect(201);
});

const dockside = (changes: object = {}) => ({
  kind: 'client',
  name: 'Rosa Lind',
  companyName: 'Dockside Cranes',
  email: 'rosa@dockside.test',
  relationship: 'former_colleague',
  linkedinUrl: null,
  jobId: null,
  message: 'They look for engineers.',
  consent: true,
  ...changes,
});
const refer = (changes: object = {}) => referrer.post('/my-referrals', dockside(changes));
const own = async () => (await referrer.get('/my-referrals').expect(200)).body;
const { signal } = new AbortController();
const followed = async (id: string) => {
  await followReferrals(signal);
  return (await ReferralModel.findById(id).lean())?.status;
};

it('keeps the referral of a company under the terms for companies, and mails the person there', async () => {
  const { body } = await refer().expect(201);
  expect(body).toMatchObject({
    kind: 'client',
    name: 'Rosa Lind',
    companyName: 'Dockside Cranes',
    progress: 'received',
  });
  expect(await own()).toMatchObject({
    program: { reward: { currency: 'USD' } },
    clientProgram: { reward: { sum: '900.00', currency: 'EUR' }, afterDays: 30 },
    referrals: [{ companyName: 'Dockside Cranes' }],
  });
  await test.runEvents();
  const mail = await EmailMessageModel.findOne({ to: 'rosa@dockside.test' }).lean();
  expect(mail).toMatchObject({ template: 'referral_invite_client', status: 'sent' });
  expect(mail?.text).toContain('Dockside Cranes may be looking for people');
  expect(mail?.text).toContain('/job/create');
  const { body: list } = await recruiter.get('/referrals').expect(200);
  expect(list.data[0]).toMatchObject({
    kind: 'client',
    companyName: 'Dockside Cranes',
    reward: { sum: '900.00', currency: 'EUR' },
    candidate: null,
    company: null,
    allowedActions: ['contact', 'match', 'decline'],
  });
});

it.each([
  ['a company without a name', { companyName: null }, 'companyName', 'REQUIRED'],
  ['a person of a company', { kind: 'candidate' }, 'companyName', 'NOT_ALLOWED'],
  ['a company for a role', { jobId: '64b7f0c2a1d4e5f607182901' }, 'jobId', 'NOT_ALLOWED'],
  ['who did not agree', { consent: false }, 'consent', 'REQUIRED'],
])('refuses %s', async (_what, changes, path, code) => {
  const { body } = await refer(changes).expect(422);
  expect(body.error.fields).toEqual([expect.objectContaining({ path, code })]);
});

it('refuses the referrer’s own company and an address that was already recommended', async () => {
  for (const changes of [
    { email: 'somebody@ownrail.test' },
    { companyName: 'OWN rail', email: 'x@elsewhere.test' },
    { email: referrer.user.email },
  ])
    expect((await refer(changes).expect(422)).body.error.code).toBe('REFERRAL_SELF');
  await refer().expect(201);
  expect((await refer().expect(409)).body.error.code).toBe('REFERRAL_KNOWN');
});

it('sends no mail to a company that is already known by its domain or name', async () => {
  await createCompany({ name: 'Known Ports', domain: 'knownports.test' });
  for (const changes of [
    { email: 'a@knownports.test' },
    { email: 'b@people.test', companyName: 'known ports' },
  ]) {
    const { body } = await refer(changes).expect(201);
    expect(body.progress).toBe('known');
    expect(await EmailMessageModel.countDocuments({ to: changes.email })).toBe(0);
  }
});

it('pauses referrals of companies without a program, except those by colleagues', async () => {
  await ReferralProgramModel.deleteMany({ kind: 'client' });
  expect((await refer().expect(409)).body.error.code).toBe('REFERRAL_PAUSED');
  expect(await own()).toMatchObject({ clientProgram: null, program: expect.anything() });
  await recruiter.post('/my-referrals', dockside()).expect(201);
});

it('has separate programs for companies, one at a time, whose kind cannot change', async () => {
  const again = await finance.post('/referral-programs', forCompanies).expect(422);
  expect(again.body.error.fields[0]).toMatchObject({ path: 'activeFrom', code: 'PERIOD_OVERLAP' });
  const { body } = await finance.get('/referral-programs').expect(200);
  expect(
    body.data.map(({ kind, phase }: { kind: string; phase: string }) => [kind, phase]),
  ).toEqual(
    expect.arrayContaining([
      ['client', 'in_force'],
      ['candidate', 'in_force'],
    ]),
  );
  const [program] = body.data.filter(({ kind }: { kind: string }) => kind === 'client');
  const changes = { kind: 'candidate' };
  await finance
    .patch(`/referral-programs/${program.id}`, { version: program.version, changes })
    .expect(422);
});

describe('a company referral', () => {
  const made = async () => (await refer().expect(201)).body.id as string;
  const match = (id: string, body: object) =>
    recruiter.post(`/referrals/${id}/actions/match`, { version: 1, ...body });

  it('is matched by staff with a company, not with a candidate', async () => {
    const id = await made();
    const candidate = await createCandidateRecord();
    const wrong = await match(id, { candidate: candidate.number }).expect(422);
    expect(wrong.body.error.fields[0]).toMatchObject({ path: 'company', code: 'REQUIRED' });
    await match(id, { company: 'CO-9999' }).expect(404);
    const company = await createCompany({ name: 'Dockside' });
    const { body } = await match(id, { company: company.number }).expect(200);
    expect(body).toMatchObject({
      status: 'in_process',
      company: { id: company._id.toHexString(), name: 'Dockside' },
      candidate: null,
    });
    const person = await createReferral();
    const other = await match(person._id.toHexString(), { company: company.number }).expect(422);
    expect(other.body.error.fields[0]).toMatchObject({ path: 'candidate', code: 'REQUIRED' });
  });

  it('is matched with the company that requests a job from the same address', async () => {
    const id = await made();
    const company = await createCompany();
    await transact(systemContext('test'), (tx) =>
      bindClientReferral(tx, { companyId: company._id, email: 'ROSA@dockside.test' }),
    );
    expect(await ReferralModel.findById(id).lean()).toMatchObject({
      status: 'in_process',
      companyId: company._id,
    });
  });

  it('earns its reward through the first person at work there, while the work lasts', async () => {
    const id = await made();
    const company = await createCompany();
    await match(id, { company: company.number }).expect(200);
    await ReferralModel.updateOne(
      { _id: id },
      { createdAt: new Date(Date.now() - 60 * 86_400_000) },
    );
    expect(await followed(id)).toBe('in_process');
    const { _id: candidateId } = await createCandidateRecord();
    const first = await createPlacement(candidateId, {
      companyId: company._id,
      startDate: addDays(today(), -40),
    });
    await createPlacement(candidateId, { startDate: addDays(today(), -50) });
    expect(await followed(id)).toBe('placed');
    expect(await ReferralModel.findById(id).lean()).toMatchObject({
      placementId: first._id,
      dueOn: addDays(today(), -10),
    });
    expect((await own()).referrals[0]).toMatchObject({ progress: 'hired', reward: null });
    expect(await followed(id)).toBe('reward_eligible');
    const mail = await EmailMessageModel.findOne({
      template: 'referral_reward_due',
      subjectId: id,
    });
    expect(mail?.variables).toMatchObject({ personName: 'Dockside Cranes', reward: '900.00 EUR' });
  });

  it('earns nothing if the work ends before the due day', async () => {
    const id = await made();
    const company = await createCompany();
    await match(id, { company: company.number }).expect(200);
    const { _id: candidateId } = await createCandidateRecord();
    const work = await createPlacement(candidateId, { companyId: company._id, startDate: today() });
    expect(await followed(id)).toBe('placed');
    await PlacementModel.updateOne({ _id: work._id }, { status: 'ended', actualEndDate: today() });
    expect(await followed(id)).toBe('not_eligible');
  });
});

it('a candidate referred by a client is recorded as such, unless the referral was of a company', async () => {
  await refer({ email: 'dual@people.test' }).expect(201);
  const bind = async (email: string) => {
    const candidate = await createCandidateRecord({ email });
    return transact(systemContext('test'), async (tx) => {
      const bound = await bindReferral(tx, {
        candidate,
        email,
        isNew: true,
        code: null,
        secret: '',
      });
      if (bound) await recordReferral(tx, candidate, bound);
      return candidate._id;
    });
  };
  const dual = await bind('dual@people.test');
  expect((await CandidateModel.findById(dual).lean())?.referralId).toBeNull();
  const person = { kind: 'candidate', companyName: null };
  await refer({ ...person, email: 'one@people.test' }).expect(201);
  const bound = await bind('one@people.test');
  expect(await CandidateModel.findById(bound).lean()).toMatchObject({
    sourceKind: 'client_referral',
  });
});
