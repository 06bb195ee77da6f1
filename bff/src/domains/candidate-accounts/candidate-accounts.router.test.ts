import mongoose from 'mongoose';
import { CandidateModel, type Candidate } from '../../records/candidates/candidate.model.ts';
import { createCandidateRecord } from '../candidates/candidate.fixtures.ts';
import { mailsTo } from '../auth/auth.fixtures.ts';
import { exportedLines } from '../exports/export.fixtures.ts';
import { createIdentity } from '../legal-identities/legal-identity.fixtures.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { createAssignment, createUser } from '../../testing/users.fixtures.ts';
import type { User } from '../../identity/user.model.ts';

let test: TestApp;
let recruiter: SignedIn;
beforeAll(async () => {
  test = await createTestApp();
  recruiter = await signInAs(test, 'recruiter');
});
afterAll(() => test.close());

let people = 0;
async function person(changes: Partial<Candidate> = {}): Promise<Candidate> {
  people += 1;
  const email = `person.${people}@people.test`;
  return createCandidateRecord({ email, emailNorm: email, ...changes });
}
/** Creates a candidate and an account with the same address. */
async function withAccount(changes: Partial<User> = {}): Promise<Candidate> {
  const candidate = await person();
  const email = candidate.emailNorm ?? '';
  const user = await createUser({ email, emailNorm: email, ...changes });
  await createAssignment(user._id, 'candidate', { candidateId: candidate._id });
  await CandidateModel.updateOne({ _id: candidate._id }, { userId: user._id });
  return candidate;
}
const idOf = ({ _id }: Candidate) => _id.toHexString();
const read = async (agent: SignedIn, query = '') => {
  const { body } = await agent.get(`/candidate-accounts?limit=100${query}`).expect(200);
  return body.data as Record<string, unknown>[];
};
const rowOf = async (candidate: Candidate) =>
  (await read(recruiter)).find(({ id }) => id === idOf(candidate));
const invite = async (...candidates: Candidate[]) =>
  (
    await recruiter
      .post('/candidate-accounts/actions/invite', { ids: candidates.map(idOf) })
      .expect(200)
  ).body;

it('shows account, identity and last sign-in, sorted by state and by name', async () => {
  const signedInAt = new Date('2026-03-02T08:00:00.000Z');
  const active = await withAccount({ lastSignInAt: signedInAt });
  const locked = await withAccount({ status: 'locked' });
  const none = await person();
  await createIdentity(active, { status: 'submitted' });
  expect(await rowOf(active)).toMatchObject({
    account: 'active',
    identity: 'submitted',
    documentsToSign: 0,
    lastSignInAt: signedInAt.toISOString(),
    inviteProblem: 'has_account',
  });
  const idsOf = async (query: string) => (await read(recruiter, query)).map(({ id }) => id);
  expect(await idsOf('&filter[account]=locked')).toEqual([idOf(locked)]);
  const without = await idsOf('&filter[account]=none');
  expect(without).toContain(idOf(none));
  expect(without).not.toContain(idOf(active));
  expect(await idsOf(`&q=${none.number}`)).toEqual([idOf(none)]);
});

it('invites several candidates individually, and resends a waiting invitation', async () => {
  const [fresh, known] = [await person(), await withAccount()];
  const silent = await person({ status: 'do_not_contact' });
  const mute = await person({ email: null, emailNorm: null });
  const result = await invite(fresh, known, silent, mute);
  expect(result.items.map(({ code }: { code: string | null }) => code)).toEqual([
    null,
    'has_account',
    'do_not_contact',
    'no_email',
  ]);
  expect(result).toMatchObject({ ok: 1, skipped: 1, failed: 2 });
  expect(await rowOf(fresh)).toMatchObject({ account: 'invited', inviteProblem: null });
  expect((await invite(fresh)).ok).toBe(1);
  const mails = await mailsTo(test, fresh.email ?? '');
  expect(mails.map(({ template }) => template)).toEqual(['invite_candidate', 'invite_candidate']);
});

it('reports two candidates with one address, and does not invite the second', async () => {
  const first = await withAccount();
  const email = first.emailNorm;
  await CandidateModel.updateOne({ _id: first._id }, { email: null, emailNorm: null });
  const second = await person({ email, emailNorm: email });
  expect(await rowOf(second)).toMatchObject({
    sharesEmailWith: { id: idOf(first), number: first.number },
    inviteProblem: 'shared_email',
  });
  expect((await invite(second)).items).toMatchObject([{ outcome: 'error', code: 'shared_email' }]);
});

it('shows and invites only candidates visible to the reader, and nothing without the right', async () => {
  const hidden = await person({ isPrivate: true });
  expect(await rowOf(hidden)).toBeUndefined();
  expect((await invite(hidden)).items).toMatchObject([
    { name: null, outcome: 'error', code: 'NOT_FOUND' },
  ]);
  for (const role of ['vetter', 'account_manager', 'staff_viewer'] as const)
    await (await signInAs(test, role)).get('/candidate-accounts').expect(403);
  const lead = await signInAs(test, 'team_lead');
  await lead.get('/candidate-accounts').expect(200);
  await lead.post('/candidate-accounts/actions/invite', { ids: [idOf(hidden)] }).expect(403);
});

it('reads a page with the same few commands, whatever the number of rows', async () => {
  const commandsOf = async () => {
    const commands: string[] = [];
    mongoose.set('debug', (collection: string, command: string) => {
      commands.push(`${collection}.${command}`);
    });
    await read(recruiter, '&filter[account]=active');
    mongoose.set('debug', false);
    return commands.length;
  };
  await withAccount();
  const few = await commandsOf();
  for (let more = 0; more < 3; more += 1) await withAccount();
  expect(await commandsOf()).toBe(few);
  expect(few).toBeLessThanOrEqual(20);
});

it('exports the states of accounts and identities, without their contents', async () => {
  const finance = await signInAs(test, 'finance_hr');
  const candidate = await withAccount();
  await createIdentity(candidate, {
    status: 'verified',
    taxId: '298765430',
    bankReference: '7391',
  });
  const query = `q=${candidate.number}`;
  const [header, line] = await exportedLines(test, finance, { list: 'candidateAccounts', query });
  expect(header).toMatch(/^Number,Name,Account,/);
  expect(line).toContain(`${candidate.number},${candidate.name},Active`);
  expect(line).toContain('Verified');
  expect(line).not.toMatch(/298765430|7391/);
  await recruiter.post('/exports', { list: 'candidateAccounts' }).expect(403);
});
