import { hourMs } from '@muster/contracts';
import type { Types } from 'mongoose';
import { EmailMessageModel } from '../../../mail/email-message.model.ts';
import { CandidateModel } from '../../../records/candidates/candidate.model.ts';
import { CompanyUserModel } from '../../../records/companies/company-user.model.ts';
import type { Company } from '../../../records/companies/company.model.ts';
import type { Job } from '../../../records/jobs/job.model.ts';
import {
  ApplicationModel,
  type Application,
} from '../../../records/applications/application.model.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../../testing/sign-in.ts';
import { createCompany } from '../../companies/company.fixtures.ts';
import { createJob } from '../../jobs/job.fixtures.ts';
import { ensureReasons, reasonsOf } from '../../reasons/api/reasons.ts';
import { SubmissionModel } from '../../submissions/submission.model.ts';
import { createSubmitted } from '../client/client-scene.fixtures.ts';
import { nudgeClients } from '../mails/late-clients.ts';
import { consentToShare, prepared } from '../submission.fixtures.ts';

let test: TestApp;
let lead: SignedIn;
let client: SignedIn;
let company: Company;
let job: Job;
let reasonId: string;

const idOf = ({ _id }: { _id: Types.ObjectId }) => _id.toHexString();
const { signal } = new AbortController();

beforeAll(async () => {
  test = await createTestApp();
  await ensureReasons();
  const reason = (await reasonsOf('application_reject')).find(
    ({ side, requiresNote }) => side === 'client' && !requiresNote,
  );
  if (!reason) throw new Error('There are no reasons of clients');
  reasonId = idOf(reason);
  lead = await signInAs(test, 'team_lead');
  company = await createCompany({ accountManagerId: lead.user._id });
  client = await signInAs(test, 'client_admin', { assignment: { companyId: company._id } });
  await CompanyUserModel.create({
    companyId: company._id,
    userId: client.user._id,
    status: 'active',
    canDecide: true,
  });
  job = await createJob({ companyId: company._id, leadRecruiterId: lead.user._id });
});
afterAll(() => test.close());

async function shown(kind: 'submitted' | 'client_interview') {
  const application = await createSubmitted({
    job,
    ownerUserId: lead.user._id,
    kind,
    changes: {
      ...prepared,
      clientDecision: kind === 'submitted' ? 'none' : 'interview',
      submittedAt: new Date(Date.now() - 100 * hourMs),
    },
  });
  await consentToShare(application.candidateId);
  return application;
}
const current = ({ _id }: Pick<Application, '_id'>) =>
  ApplicationModel.findById(_id).orFail().lean();
const isSeen = async (application: Application) => {
  const { body } = await client.get('/client/candidates');
  return body.data.some(({ id }: { id: string }) => id === idOf(application));
};
const decline = (application: Application) =>
  client.post(`/client/candidates/${idOf(application)}/actions/reject`, {
    reasonId,
    version: application.version,
  });
const restore = async (application: Application) =>
  lead.post(`/applications/${idOf(application)}/actions/restore`, {
    version: (await current(application)).version,
  });
const read = async (application: Application) =>
  (await lead.get(`/applications/${idOf(application)}`)).body;

/** Ages the ending, so that returning it no longer counts as an undo. */
async function hoursLater(application: Application): Promise<void> {
  const at = new Date(Date.now() - hourMs);
  await ApplicationModel.updateOne({ _id: application._id }, { $set: { 'exit.at': at } });
  const { _id: applicationId } = application;
  await SubmissionModel.updateMany({ applicationId }, { $set: { withdrawnAt: at } });
}

it('shows the client an application again after an undone rejection, with the earlier decision', async () => {
  const application = await shown('client_interview');
  expect((await decline(application)).status).toBe(200);
  expect(await isSeen(application)).toBe(false);
  expect((await restore(application)).status).toBe(200);
  expect(await isSeen(application)).toBe(true);
  expect(await current(application)).toMatchObject({
    stageKind: 'client_interview',
    clientDecision: 'interview',
  });
  expect((await read(application)).awaitsResubmit).toBe(false);
});

it.each(['submitted', 'client_interview'] as const)(
  'shows a candidate restored later from %s only with a new version',
  async (kind) => {
    const application = await shown(kind);
    await decline(application);
    await hoursLater(application);
    expect((await restore(application)).body).toMatchObject({ status: 'active' });
    expect(await isSeen(application)).toBe(false);
    expect((await decline(await current(application))).status).toBe(409);
    const record = await read(application);
    expect(record).toMatchObject({ awaitsResubmit: true, mayRemindClient: false });
    expect(record.allowedActions).toContain('resubmit');

    await EmailMessageModel.deleteMany({ template: 'nudge_client_decision' });
    await nudgeClients(signal);
    const nudges = { template: 'nudge_client_decision' };
    expect(await EmailMessageModel.countDocuments(nudges)).toBe(0);

    const again = await lead.post(`/applications/${idOf(application)}/actions/resubmit`, {
      version: record.version,
    });
    expect(again.body).toMatchObject({ stage: { kind } });
    expect(await isSeen(application)).toBe(true);
    expect((await current(application)).clientDecision).toBe(
      kind === 'submitted' ? 'none' : 'interview',
    );
    expect((await read(application)).awaitsResubmit).toBe(false);
  },
);

it('reminds the client of candidates it can see', async () => {
  const application = await shown('submitted');
  await nudgeClients(signal);
  expect((await current(application)).clientNudges).toBe(1);
});

it('does not restore a candidate who works elsewhere, but undoes a slip', async () => {
  const application = await shown('submitted');
  await decline(application);
  const { candidateId: _id } = application;
  await CandidateModel.updateOne({ _id }, { $set: { status: 'placed' } });
  await hoursLater(application);
  const refused = await restore(application);
  expect(refused.body.error).toMatchObject({ code: 'CANDIDATE_HAS_LIVE_PLACEMENT' });
  await ApplicationModel.updateOne({ _id: application._id }, { $set: { 'exit.at': new Date() } });
  expect((await restore(application)).status).toBe(200);
});
