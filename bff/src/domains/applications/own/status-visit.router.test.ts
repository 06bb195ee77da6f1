import { Types } from 'mongoose';
import supertest from 'supertest';
import { EmailMessageModel } from '../../../mail/email-message.model.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { createUser } from '../../../testing/users.fixtures.ts';
import { createCandidateRecord } from '../../candidates/candidate.fixtures.ts';
import { CandidateModel } from '../../../records/candidates/candidate.model.ts';
import { createCompany } from '../../companies/company.fixtures.ts';
import { createJob } from '../../jobs/job.fixtures.ts';
import { AccessTokenModel } from '../../links/access-token.model.ts';
import { createLink } from '../../links/links.fixtures.ts';
import { createApplication } from '../application.fixtures.ts';
import {
  ApplicationModel,
  type Application,
} from '../../../records/applications/application.model.ts';

let test: TestApp;
let ownerUserId: Types.ObjectId;
beforeAll(async () => {
  test = await createTestApp();
  ownerUserId = (await createUser({ firstName: 'Ana', lastName: 'Kovač' }))._id;
});
afterAll(() => test.close());

/** Creates a candidate without an account, on a job, with a status link. */
async function follower(changes: Partial<Application> = {}) {
  const email = `${new Types.ObjectId().toHexString()}@guest.test`;
  const candidate = await createCandidateRecord({ ownerUserId, email });
  const company = await createCompany();
  const job = await createJob({ status: 'open', companyId: company._id, title: 'Go engineer' });
  const application = await createApplication(
    { candidateId: candidate._id, jobId: job._id, companyId: company._id, ownerUserId },
    'added',
    changes,
  );
  const { token, stored } = await createLink({
    purpose: 'candidate_status',
    subject: { type: 'candidate', id: candidate._id },
    holderEmail: email,
    scopes: ['application:follow'],
  });
  const browser = supertest(test.app);
  const at = (method: 'get' | 'post', path: string) =>
    browser[method](`/api/v1/links/${stored.handle}/applications${path}`).set(
      'Cookie',
      `muster.link=${token}`,
    );
  return {
    candidate,
    application,
    stored,
    read: () => at('get', ''),
    act: ({ _id }: Pick<Application, '_id'>, action: string, body: object) =>
      at('post', `/${_id.toHexString()}/actions/${action}`).send(body),
  };
}

const codeOf = ({ body }: { body: { error?: { code: string } } }) => body.error?.code;

it('shows a candidate without an account their status, without pay', async () => {
  const { read } = await follower({
    proposedPayRate: { amountMinor: 987_654, currency: 'USD', unit: 'hour' },
  });
  const { body, text } = await read().expect(200);
  expect(body).toMatchObject({ recruiter: 'Ana Kovač', hasAccount: false });
  expect(body.data[0]).toMatchObject({
    jobTitle: 'Go engineer',
    stage: 'Being considered',
    waitsFor: 'agency',
    step: 0,
    canWithdraw: true,
    isLate: false,
  });
  expect(text).not.toMatch(/987654|9876\.54|"rate"/);
});

it('accepts a yes and a withdrawal; a repeat changes nothing', async () => {
  const { application, candidate, act } = await follower({
    candidateInterest: 'asked',
    interestAskedAt: new Date(),
  });
  const said = await act(application, 'answer-interest', { answer: 'yes' }).expect(200);
  expect(said.body.data[0]).toMatchObject({ stage: 'You are interested', question: null });
  await act(application, 'withdraw', { note: 'I found a job' }).expect(200);
  const again = await act(application, 'withdraw', { note: 'I found a job' }).expect(200);
  expect(again.body.data[0]).toMatchObject({ status: 'withdrawn', ended: { side: 'candidate' } });
  const { exit } = await ApplicationModel.findById(application._id).orFail().lean();
  expect(exit?.note).toBe('I found a job');
  const mails = await EmailMessageModel.find({
    to: candidate.email,
    template: 'withdrawn_confirmation',
  }).lean();
  expect(mails.map(({ variables }) => variables['jobTitle'])).toEqual(['Go engineer']);
});

it('does not open for another candidate, nor after the address has changed', async () => {
  const [one, other] = [await follower(), await follower()];
  expect(codeOf(await one.act(other.application, 'withdraw', { note: null }))).toBe('NOT_FOUND');
  await CandidateModel.updateOne(
    { _id: one.candidate._id },
    { $set: { email: 'new@guest.test', emailNorm: 'new@guest.test', identityKeys: [] } },
  );
  expect(codeOf(await one.read())).toBe('TOKEN_INVALID');
});

it.each([
  ['TOKEN_EXPIRED', { expiresAt: new Date(0) }],
  ['TOKEN_REVOKED', { revokedAt: new Date(), revokeReason: 'leaked' }],
  ['TOKEN_USED', { revokedAt: new Date(), revokeReason: 'completed' }],
])('refuses with %s', async (code, changes) => {
  const { read, stored } = await follower();
  await AccessTokenModel.updateOne({ _id: stored._id }, { $set: changes });
  expect(codeOf(await read())).toBe(code);
});
