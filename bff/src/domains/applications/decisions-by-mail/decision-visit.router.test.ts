import type { Types } from 'mongoose';
import supertest from 'supertest';
import { AuditEventModel } from '../../../audit/audit-event.model.ts';
import { EmailMessageModel } from '../../../mail/email-message.model.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../../testing/sign-in.ts';
import type { User } from '../../../identity/user.model.ts';
import { createCompany } from '../../companies/company.fixtures.ts';
import { CompanyUserModel } from '../../../records/companies/company-user.model.ts';
import type { Company } from '../../../records/companies/company.model.ts';
import { createJob } from '../../jobs/job.fixtures.ts';
import type { Job } from '../../../records/jobs/job.model.ts';
import { AccessTokenModel } from '../../links/access-token.model.ts';
import { ensureReasons } from '../../reasons/api/reasons.ts';
import {
  ApplicationModel,
  type Application,
} from '../../../records/applications/application.model.ts';
import { clientReason } from '../client/client-candidates.walk.fixtures.ts';
import { createSubmitted } from '../client/client-scene.fixtures.ts';
import { createDecider, createSeat } from '../submission.fixtures.ts';
import { decisionLinkOf } from './decision.fixtures.ts';

let test: TestApp;
let company: Company;
let job: Job;
let recruiter: SignedIn;
let decider: User;

const idOf = ({ _id }: { _id: Types.ObjectId }) => _id.toHexString();

beforeAll(async () => {
  test = await createTestApp();
  await ensureReasons();
  recruiter = await signInAs(test, 'recruiter');
  company = await createCompany({ name: 'Acme', accountManagerId: recruiter.user._id });
  decider = await createDecider(company._id);
  job = await createJob({ companyId: company._id, leadRecruiterId: recruiter.user._id });
});
afterAll(() => test.close());

async function opened(changes: Partial<Parameters<typeof createSubmitted>[0]> = {}) {
  const application = await createSubmitted({ job, ownerUserId: recruiter.user._id, ...changes });
  const { token, stored } = await decisionLinkOf(application, decider.email);
  const path = `/api/v1/links/${stored.handle}/decision`;
  const with_ = (call: supertest.Test) => call.set('Cookie', `muster.link=${token}`);
  const post = (action: string, body: object) =>
    with_(supertest(test.app).post(`${path}/actions/${action}`)).send(body);
  return {
    application,
    stored,
    read: () => with_(supertest(test.app).get(path)),
    sendCode: () => post('send-code', {}),
    act: (action: string, body: object) => post(action, { version: application.version, ...body }),
  };
}

/** Reads the code from the last mail. */
async function mailedCode(): Promise<string> {
  const mail = await EmailMessageModel.findOne({ template: 'client_decision_code' })
    .sort({ createdAt: -1, _id: -1 })
    .lean();
  return mail?.variables['code'] ?? '';
}
const standing = async ({ _id }: Application) =>
  (await ApplicationModel.findById(_id).lean())?.stageKind;

it('decides nothing when the link is opened, and shows what its holder may see', async () => {
  const link = await opened({
    candidate: { firstName: 'Inês', lastName: 'Duarte' },
    changes: {
      proposedPayRate: { amountMinor: 4_711_00, currency: 'USD', unit: 'hour' },
      interestNote: 'planted-interest-note',
    },
  });
  const shown = await link.read();
  await link.read();
  expect(shown.body).toMatchObject({
    candidate: {
      name: 'Inês Duarte',
      standing: 'waiting',
      seen: false,
      allowedActions: ['select', 'request_interview', 'reject'],
    },
  });
  // The contact may decide but not see rates.
  expect(shown.body.candidate.view).not.toHaveProperty('billRate');
  for (const secret of ['4711', 'payRate', 'planted-']) expect(shown.text).not.toContain(secret);
  expect(await ApplicationModel.findById(link.application._id).lean()).toMatchObject({
    version: link.application.version,
    clientSeenAt: null,
    stageKind: 'submitted',
  });
});

it('selects with the mailed code, in the holder’s name, once', async () => {
  const link = await opened();
  const seat = await createSeat(job);
  const body = { positionId: idOf(seat), hoursPerWeek: 40 };
  // No code is valid before one was requested.
  expect((await link.act('select', { ...body, code: '123456' })).body.error).toMatchObject({
    code: 'CODE_INVALID',
    context: { triesLeft: 0 },
  });
  const sent = await link.sendCode();
  expect(sent.status).toBe(200);
  expect(sent.text).not.toContain(decider.email);
  const code = await mailedCode();
  const wrong = await link.act('select', {
    ...body,
    code: code === '000000' ? '111111' : '000000',
  });
  expect(wrong.body.error).toMatchObject({ code: 'CODE_INVALID', context: { triesLeft: 4 } });
  expect(await standing(link.application)).toBe('submitted');
  const done = await link.act('select', { ...body, code });
  expect(done.body).toMatchObject({
    candidate: { standing: 'selected', allowedActions: [], decision: { by: expect.any(String) } },
  });
  expect(await ApplicationModel.findById(link.application._id).lean()).toMatchObject({
    stageKind: 'selected',
    selectedBy: decider._id,
  });
  const noted = await AuditEventModel.findOne({ action: 'application.decide_by_mail' }).lean();
  expect(noted).toMatchObject({ tokenId: idOf(link.stored), actorUserId: decider._id });
  expect((await link.read()).body.error.code).toBe('TOKEN_USED');
  expect((await link.act('reject', { reasonId: await clientReason(), code })).status).toBe(410);
});

it('allows five tries for a code, then sends a new one', async () => {
  const link = await opened();
  await link.sendCode();
  const code = await mailedCode();
  const body = { reasonId: await clientReason() };
  const wrong = code === '999999' ? '888888' : '999999';
  for (let tries = 0; tries < 5; tries += 1)
    expect((await link.act('reject', { ...body, code: wrong })).status).toBe(422);
  expect((await link.act('reject', { ...body, code })).body.error.code).toBe('CODE_INVALID');
  await link.sendCode();
  const again = await link.act('reject', { ...body, code: await mailedCode() });
  expect(again.body).toMatchObject({ candidate: { standing: 'declined' } });
});

it('keeps link and code when the seat is taken, and selects for the next seat', async () => {
  const link = await opened();
  const [taken, free] = [await createSeat(job, { status: 'filled' }), await createSeat(job)];
  await link.sendCode();
  const code = await mailedCode();
  const choose = (seat: { _id: Types.ObjectId }) =>
    link.act('select', { positionId: idOf(seat), hoursPerWeek: 40, code });
  expect((await choose(taken)).status).toBe(409);
  expect((await choose(free)).body).toMatchObject({ candidate: { standing: 'selected' } });
});

it('shows the candidate’s state if a colleague decided first or the candidate is gone', async () => {
  const decided = await opened({ kind: 'client_interview' });
  await decided.sendCode();
  const code = await mailedCode();
  await ApplicationModel.updateOne(
    { _id: decided.application._id },
    { $set: { stageKind: 'selected', stageId: 'selected', selectedAt: new Date() } },
  );
  expect((await decided.read()).body).toMatchObject({
    candidate: { standing: 'selected', allowedActions: [] },
  });
  expect((await decided.act('request-interview', { code })).body.error.code).toBe(
    'INVALID_TRANSITION',
  );
  expect((await decided.sendCode()).body.error.code).toBe('INVALID_TRANSITION');
});

it('does not open for a holder who no longer decides, nor after a week', async () => {
  const link = await opened();
  await CompanyUserModel.updateOne({ userId: decider._id }, { $set: { canDecide: false } });
  expect((await link.read()).body.error.code).toBe('TOKEN_REVOKED');
  await CompanyUserModel.updateOne({ userId: decider._id }, { $set: { canDecide: true } });
  await AccessTokenModel.updateOne(
    { _id: link.stored._id },
    { $set: { expiresAt: new Date(Date.now() - 1000) } },
  );
  expect((await link.read()).body.error.code).toBe('TOKEN_EXPIRED');
});
