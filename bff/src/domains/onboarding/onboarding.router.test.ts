import type { Onboarding, Role } from '@muster/contracts';
import type { Types } from 'mongoose';
import { AuditEventModel } from '../../audit/audit-event.model.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { createAssignment, createUser } from '../../testing/users.fixtures.ts';
import { enforceTwoStep } from '../../auth/two-step-rule.ts';
import { mailsTo, newPassword, openBrowser, tokenFrom } from '../auth/auth.fixtures.ts';
import { switchOn } from '../auth/two-factor/two-factor.fixtures.ts';
import { createCandidateRecord } from '../candidates/candidate.fixtures.ts';
import { createCompany } from '../companies/company.fixtures.ts';
import { RoleAssignmentModel } from '../../identity/role-assignment.model.ts';
import { UserModel } from '../../identity/user.model.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterEach(() => enforceTwoStep(false));
afterAll(() => test.close());

const codeIn = ({ body }: { body: unknown }): string =>
  (body as { error: { code: string } }).error.code;
const read = async (person: SignedIn) => (await person.get('/me/onboarding')).body as Onboarding;
const settle = (person: SignedIn, step: string, state: 'done' | 'skipped') =>
  person.put(`/me/onboarding/steps/${step}`, { state });
const finish = (person: SignedIn) => person.post('/me/onboarding/actions/finish');
const stageIn = async (person: SignedIn) =>
  ((await person.get('/auth/session')).body as { onboarding: string }).onboarding;

/** The steps of a recruiter that lead to a separate screen. */
const settleLeads = async (person: SignedIn) => {
  for (const step of ['hours', 'signature', 'notices']) await settle(person, step, 'done');
};

/** Creates an invited user who has seen nothing yet. */
const newcomer = (
  role: Role,
  assignment: { companyId?: Types.ObjectId; candidateId?: Types.ObjectId } = {},
) =>
  signInAs(test, role, {
    user: { onboardingState: { isNew: true, steps: {} } },
    assignment,
  });

async function colleague(role: Role = 'recruiter', changes: Parameters<typeof createUser>[0] = {}) {
  const user = await createUser({ firstName: 'Noor', lastName: 'Haddad', ...changes });
  await createAssignment(user._id, role);
  return user;
}

describe('the first steps', () => {
  it('begin with an accepted invitation', async () => {
    const admin = await signInAs(test, 'admin');
    const email = 'newcomer@muster.test';
    await admin.post('/users', {
      email,
      firstName: 'Mika',
      lastName: 'Salo',
      roles: [{ role: 'recruiter' }],
      message: '',
    });
    const browser = openBrowser(test);
    const answer = await browser.send('post', '/auth/invites/accept', {
      token: await tokenFrom(test, email, 'invite_staff'),
      password: newPassword,
      firstName: 'Mika',
      lastName: 'Salo',
      acceptTerms: true,
    });
    expect(answer.body).toMatchObject({ state: 'setup', onboarding: 'steps' });
    expect((await browser.get('/me/onboarding')).body).toEqual({
      stage: 'steps',
      steps: [
        { key: 'profile', state: 'open', skippable: true },
        { key: 'display', state: 'open', skippable: true },
        { key: 'hours', state: 'open', skippable: true },
        { key: 'signature', state: 'open', skippable: true },
        { key: 'notices', state: 'open', skippable: true },
        { key: 'two_step', state: 'open', skippable: true },
      ],
      contact: { id: admin.user._id.toHexString(), name: 'Ada Okafor', role: 'admin' },
    });
    expect(await mailsTo(test, email)).toHaveLength(1);
  });

  it('lead through all steps to the welcome, which is shown once', async () => {
    const person = await newcomer('recruiter');
    expect(await stageIn(person)).toBe('steps');
    expect((await settle(person, 'profile', 'done')).body).toMatchObject({ stage: 'steps' });
    await settle(person, 'two_step', 'skipped');
    await settleLeads(person);
    expect(codeIn(await finish(person))).toBe('INVALID_TRANSITION');
    expect((await settle(person, 'display', 'skipped')).body).toMatchObject({
      stage: 'welcome',
      steps: [
        { key: 'profile', state: 'done' },
        { key: 'display', state: 'skipped' },
        { key: 'hours', state: 'done' },
        { key: 'signature', state: 'done' },
        { key: 'notices', state: 'done' },
        { key: 'two_step', state: 'skipped' },
      ],
    });
    expect(await stageIn(person)).toBe('welcome');
    expect((await finish(person)).body).toMatchObject({ stage: 'done' });
    expect(await stageIn(person)).toBe('done');
    const events = await AuditEventModel.find({ actorUserId: person.user._id })
      .sort({ at: 1 })
      .lean();
    expect(events.map(({ action }) => action)).toEqual([
      ...Array.from({ length: 6 }, () => 'user.settle_first_step'),
      'user.finish_first_steps',
    ]);
  });

  it('count as completed for all users who existed before them', async () => {
    const person = await signInAs(test, 'recruiter');
    expect(await stageIn(person)).toBe('done');
    await UserModel.updateOne(
      { _id: person.user._id },
      { $unset: { onboardingState: 1, twoStepAt: 1 } },
    );
    expect(await stageIn(person)).toBe('done');
    expect((await finish(person)).body).toMatchObject({ stage: 'done' });
    expect((await settle(person, 'profile', 'done')).body).toMatchObject({ stage: 'done' });
    expect(await AuditEventModel.countDocuments({ actorUserId: person.user._id })).toBe(0);
  });

  it('tolerate repeated requests and keep what is done', async () => {
    const person = await newcomer('recruiter');
    const answers = await Promise.all([
      settle(person, 'profile', 'done'),
      settle(person, 'profile', 'done'),
      settle(person, 'display', 'done'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    await settle(person, 'profile', 'skipped');
    const states = (await read(person)).steps.map(({ state }) => state);
    expect(states).toEqual(['done', 'done', 'open', 'open', 'open', 'open']);
    expect(await AuditEventModel.countDocuments({ actorUserId: person.user._id })).toBe(2);
    await settle(person, 'two_step', 'skipped');
    await settleLeads(person);
    await Promise.all([finish(person), finish(person)]);
    expect((await finish(person)).body).toMatchObject({ stage: 'done' });
    const finishes = { actorUserId: person.user._id, action: 'user.finish_first_steps' };
    expect(await AuditEventModel.countDocuments(finishes)).toBe(1);
  });

  it.each(['nonsense', '__proto__', 'two-step'])('refuse the unknown step %s', async (step) => {
    expect(codeIn(await settle(await newcomer('recruiter'), step, 'done'))).toBe('NOT_FOUND');
  });
});

describe('two-step sign-in as a step', () => {
  it('is completed only by switching it on, not by claiming it', async () => {
    const person = await newcomer('recruiter');
    const claimed = await settle(person, 'two_step', 'done');
    expect(claimed.body).toMatchObject({
      error: { code: 'VALIDATION_FAILED', fields: [{ path: 'state', code: 'NOT_ALLOWED' }] },
    });
    await switchOn(person.user._id);
    expect((await read(person)).steps.at(-1)).toMatchObject({ key: 'two_step', state: 'done' });
    await settleLeads(person);
    await settle(person, 'profile', 'skipped');
    await settle(person, 'display', 'skipped');
    expect(await stageIn(person)).toBe('welcome');
  });

  it('cannot be skipped if the role requires it', async () => {
    enforceTwoStep(true);
    const person = await newcomer('finance_hr');
    expect((await read(person)).steps.at(-1)).toEqual({
      key: 'two_step',
      state: 'open',
      skippable: false,
    });
    expect(codeIn(await settle(person, 'two_step', 'skipped'))).toBe('VALIDATION_FAILED');
    const other = await newcomer('recruiter');
    expect((await settle(other, 'two_step', 'skipped')).status).toBe(200);
  });

  it('is not among the steps of candidates', async () => {
    expect(codeIn(await settle(await newcomer('candidate'), 'two_step', 'skipped'))).toBe(
      'NOT_FOUND',
    );
  });
});

describe('the steps of a role', () => {
  it.each([
    ['candidate', ['cv', 'skills', 'rate', 'availability', 'consent']],
    ['client_admin', ['company', 'team', 'first_job', 'two_step']],
    ['client_manager', ['team', 'first_job', 'two_step']],
    ['client_viewer', ['two_step']],
    ['recruiter', ['hours', 'signature', 'notices', 'two_step']],
    ['staff_viewer', ['notices', 'two_step']],
  ] as const)('match what a %s may do', async (role, steps) => {
    const { _id: companyId } = await createCompany();
    const person = await newcomer(role, role.startsWith('client') ? { companyId } : {});
    expect((await read(person)).steps.map(({ key }) => key)).toEqual([
      'profile',
      'display',
      ...steps,
    ]);
  });
});

describe('the contact', () => {
  it('of a client user is the company’s account manager', async () => {
    const manager = await colleague('account_manager');
    await createAssignment(manager._id, 'recruiter');
    const company = await createCompany({ accountManagerId: manager._id });
    const person = await newcomer('client_manager', { companyId: company._id });
    expect((await read(person)).contact).toEqual({
      id: manager._id.toHexString(),
      name: 'Noor Haddad',
      role: 'account_manager',
    });
  });

  it('of a candidate is the record’s owner', async () => {
    const owner = await colleague('recruiter');
    const record = await createCandidateRecord({ ownerUserId: owner._id });
    const person = await newcomer('candidate', { candidateId: record._id });
    expect((await read(person)).contact).toEqual({
      id: owner._id.toHexString(),
      name: 'Noor Haddad',
      role: 'recruiter',
    });
  });

  it.each(['disabled', 'anonymised', 'locked', 'invited'] as const)(
    'is nobody if the account of that user is %s',
    async (status) => {
      const owner = await colleague('recruiter', { status });
      const record = await createCandidateRecord({ ownerUserId: owner._id });
      expect((await read(await newcomer('candidate', { candidateId: record._id }))).contact).toBe(
        null,
      );
    },
  );

  it('is nobody if that user has left or is the new user, or before a role is chosen', async () => {
    const former = await colleague('recruiter');
    await RoleAssignmentModel.updateMany(
      { userId: former._id },
      { $set: { revokedAt: new Date() } },
    );
    const record = await createCandidateRecord({ ownerUserId: former._id });
    expect((await read(await newcomer('candidate', { candidateId: record._id }))).contact).toBe(
      null,
    );
    const first = await newcomer('owner');
    await RoleAssignmentModel.updateOne(
      { _id: first.assignment._id },
      { $set: { grantedBy: first.user._id } },
    );
    expect((await read(first)).contact).toBe(null);
    const undecided = await signInAs(test, 'recruiter', { session: { assignmentId: null } });
    expect((await read(undecided)).contact).toBe(null);
  });
});
