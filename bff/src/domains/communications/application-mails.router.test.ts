import type { CommunicationList } from '@muster/contracts';
import { EmailMessageModel } from '../../mail/email-message.model.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { createApplication } from '../applications/application.fixtures.ts';
import { createCandidateRecord } from '../candidates/candidate.fixtures.ts';
import { createCompany } from '../companies/company.fixtures.ts';
import { ReceivedMailModel } from '../inbox/received-mail.model.ts';
import { createJob } from '../jobs/job.fixtures.ts';

let test: TestApp;
let recruiter: SignedIn;
let colleague: SignedIn;
beforeAll(async () => {
  test = await createTestApp();
  recruiter = await signInAs(test, 'recruiter');
  colleague = await signInAs(test, 'recruiter');
});
afterAll(() => test.close());

let people = 0;
async function apply({ confidential = false } = {}) {
  const email = `applies.${(people += 1)}@people.test`;
  const candidate = await createCandidateRecord({ email, emailNorm: email, firstName: 'Ana' });
  const company = await createCompany({ name: `Harbour Line ${people}` });
  const job = await createJob({
    companyId: company._id,
    title: 'Go engineer',
    confidential,
    leadRecruiterId: recruiter.user._id,
  });
  const application = await createApplication({
    candidateId: candidate._id,
    jobId: job._id,
    companyId: company._id,
    ownerUserId: recruiter.user._id,
  });
  const whom = {
    subjectType: 'candidate',
    subjectId: candidate._id.toHexString(),
    applicationId: application._id.toHexString(),
  };
  return { candidate, company, application, whom };
}
const words = { subject: 'About {{jobTitle}}', text: 'Hello {{firstName}}, {{company}} asks.' };
const listed = async (who: SignedIn, path: string) =>
  ((await who.get(`${path}/communications`)).body as CommunicationList).data;

it('fills in the job of an application, but never the client of a confidential one', async () => {
  const { whom, company } = await apply();
  const preview = (body: object) => recruiter.post('/messages/actions/preview', body);
  expect((await preview({ ...whom, ...words })).body).toMatchObject({
    subject: 'About Go engineer',
    text: `Hello Ana, ${company.name} asks.`,
    missing: [],
  });
  const secret = await apply({ confidential: true });
  const { body } = await preview({ ...secret.whom, ...words });
  expect(body).toMatchObject({ missing: [{ name: 'company' }] });
  expect(JSON.stringify(body)).not.toContain(secret.company.name);
  const without = await preview({ ...whom, ...words, applicationId: null });
  expect(without.body.missing).toMatchObject([{ name: 'jobTitle' }, { name: 'company' }]);
  const mixed = await preview({ ...whom, ...words, applicationId: secret.whom.applicationId });
  expect(mixed.body.error.fields).toMatchObject([{ path: 'applicationId', code: 'NOT_FOUND' }]);
});

it('appears on application and candidate, with the answer; private words are masked', async () => {
  const { candidate, application, whom } = await apply();
  const mail = { subject: 'Next steps', text: 'Are you free?' };
  const { body } = await recruiter.post('/messages', { ...whom, ...mail, isPrivate: true });
  expect(body).toMatchObject({ applicationId: whom.applicationId, status: 'draft' });
  const apart = await recruiter.post('/messages', { ...whom, ...mail, applicationId: null });
  const onApplication = `/applications/${whom.applicationId}`;
  const onCandidate = `/candidates/${candidate._id.toHexString()}`;
  expect(await listed(recruiter, onApplication)).toMatchObject([{ mail: { id: body.id } }]);
  expect(await listed(recruiter, onCandidate)).toHaveLength(2);
  // Only the author sees a draft.
  expect(await listed(colleague, onApplication)).toEqual([]);

  const sentAt = new Date();
  await EmailMessageModel.updateMany({}, { $set: { status: 'sent', sentAt } });
  await ReceivedMailModel.create({
    key: crypto.randomUUID(),
    status: 'filed',
    receivedAt: new Date(),
    subject: 'Re: Next',
    fromAddress: String(candidate.email),
    threadKey: body.threadKey,
    text: 'Yes',
    subjectType: 'candidate',
    subjectId: candidate._id,
    authorId: recruiter.user._id,
  });
  expect(await listed(recruiter, onApplication)).toMatchObject([
    { kind: 'received', received: { text: 'Yes' } },
    { kind: 'mail', mail: { subject: 'Next steps', mayReply: true } },
  ]);
  expect(await listed(colleague, onApplication)).toMatchObject([
    { kind: 'received' },
    { kind: 'mail', mail: { subject: '', text: '', isMasked: true } },
  ]);
  expect(apart.body.applicationId).toBeNull();
  expect(application.candidateId.equals(candidate._id)).toBe(true);
});
