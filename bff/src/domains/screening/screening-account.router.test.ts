import supertest from 'supertest';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { createAssignment, createUser } from '../../testing/users.fixtures.ts';
import { UserModel } from '../../identity/user.model.ts';
import { mailsTo } from '../auth/auth.fixtures.ts';
import { CandidateModel, type Candidate } from '../../records/candidates/candidate.model.ts';
import { createCandidateRecord } from '../candidates/candidate.fixtures.ts';
import { ScreeningFormModel } from '../../records/screening/screening-form.model.ts';
import { askedQuestion, createAnswer, createForm, formLink } from './screening.fixtures.ts';

let test: TestApp;
beforeAll(async () => void (test = await createTestApp()));
afterAll(() => test.close());

let people = 0;
async function person(changes: Partial<Candidate> = {}): Promise<Candidate> {
  people += 1;
  const email = `asks.${people}@people.test`;
  return createCandidateRecord({ email, emailNorm: email, ...changes });
}
/** Creates the account of a candidate, or one that only has their address. */
async function accountOf(
  candidate: Candidate,
  { isLinked = true, ...changes }: { isLinked?: boolean; status?: 'active' | 'disabled' } = {},
) {
  const email = candidate.emailNorm ?? '';
  const user = await createUser({ email, emailNorm: email, ...changes });
  await createAssignment(user._id, 'candidate', { candidateId: candidate._id });
  if (isLinked) await CandidateModel.updateOne({ _id: candidate._id }, { userId: user._id });
  return user;
}

/** Creates an answered form, in the browser that started it. */
async function answered(candidate: Candidate) {
  const question = askedQuestion();
  const form = await createForm(candidate, { status: 'opened', questions: [question] });
  await createAnswer(form, question, 'A queue that filled up at night.');
  const { token, stored } = await formLink(form, candidate.email ?? '');
  const path = `/api/v1/links/${stored.handle}/screening`;
  const cookie = `muster.link=${token}`;
  const offered = async () =>
    (await supertest(test.app).get(path).set('Cookie', cookie).expect(200)).body.mayHaveAccount;
  const submit = (body: object) =>
    supertest(test.app).post(`${path}/actions/submit`).set('Cookie', cookie).send(body);
  const isIn = async () => (await ScreeningFormModel.findById(form._id).lean())?.status;
  return { offered, submit, isIn };
}
const templatesTo = async ({ email }: Candidate) =>
  (await mailsTo(test, email ?? '')).map(({ template }) => template).toSorted();

it('offers an account to a candidate without one, and invites one who asks', async () => {
  const candidate = await person();
  const { offered, submit } = await answered(candidate);
  expect(await offered()).toBe(true);
  expect((await submit({ account: true }).expect(200)).body.invited).toBe(true);
  expect(await templatesTo(candidate)).toEqual(['invite_candidate', 'screening_received']);
  const user = await UserModel.findOne({ emailNorm: candidate.emailNorm }).lean();
  expect(user).toMatchObject({ status: 'invited', firstName: candidate.firstName });
});

it('invites no candidate who does not ask', async () => {
  const candidate = await person();
  const { submit } = await answered(candidate);
  expect((await submit({}).expect(200)).body.invited).toBe(false);
  expect(await templatesTo(candidate)).toEqual(['screening_received']);
  expect(await UserModel.exists({ emailNorm: candidate.emailNorm })).toBeNull();
});

it.each([
  [
    'has an account',
    async () => {
      const candidate = await person();
      await accountOf(candidate);
      return candidate;
    },
  ],
  [
    'has one that was closed',
    async () => {
      const candidate = await person();
      await accountOf(candidate, { status: 'disabled' });
      return candidate;
    },
  ],
  [
    'shares the address of another candidate’s account',
    async () => {
      const other = await person();
      await accountOf(other);
      await CandidateModel.updateOne({ _id: other._id }, { email: null, emailNorm: null });
      return person({ email: other.email, emailNorm: other.emailNorm });
    },
  ],
  ['must not be written to', () => person({ status: 'do_not_contact' })],
] as const)(
  'offers no account to a candidate who %s, and still accepts the answers',
  async (_who, made) => {
    const candidate = await made();
    const { offered, submit, isIn } = await answered(candidate);
    expect(await offered()).toBe(false);
    expect((await submit({ account: true }).expect(200)).body.invited).toBe(false);
    expect(await isIn()).toBe('submitted');
    expect(await templatesTo(candidate)).not.toContain('invite_candidate');
  },
);

it('resends an invitation that is pending, up to the daily limit', async () => {
  const candidate = await person();
  const ask = async () => {
    const { submit } = await answered(await CandidateModel.findById(candidate._id).orFail().lean());
    return (await submit({ account: true }).expect(200)).body.invited;
  };
  const invited: boolean[] = [];
  for (let turn = 0; turn < 7; turn += 1) invited.push(await ask());
  expect(invited).toEqual([true, true, true, true, true, true, false]);
});
