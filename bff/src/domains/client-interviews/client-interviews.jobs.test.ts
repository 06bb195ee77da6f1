import { hourMs, minuteMs } from '@muster/contracts';
import { AccessTokenModel } from '../links/access-token.model.ts';
import { EmailMessageModel } from '../../mail/email-message.model.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { FeedbackModel } from '../../records/applications/application-feedback.model.ts';
import { createSubmitted } from '../applications/client/client-scene.fixtures.ts';
import { createCompany } from '../companies/company.fixtures.ts';
import { CompanyUserModel } from '../../records/companies/company-user.model.ts';
import type { Company } from '../../records/companies/company.model.ts';
import { createJob } from '../jobs/job.fixtures.ts';
import type { ClientInterviewRecord } from '../../records/client-interviews/client-interview.model.ts';
import { createClientInterview } from './client-interviews.fixtures.ts';
import { askAfterInterviews } from './client-interviews.jobs.ts';

let test: TestApp;
let recruiter: SignedIn;
let manager: SignedIn;
let company: Company;

beforeAll(async () => {
  test = await createTestApp();
  recruiter = await signInAs(test, 'recruiter');
  company = await createCompany({ accountManagerId: recruiter.user._id });
  manager = await signInAs(test, 'client_manager', { assignment: { companyId: company._id } });
  await CompanyUserModel.create({
    companyId: company._id,
    userId: manager.user._id,
    status: 'active',
  });
});
afterAll(() => test.close());

const end = new Date();
const at = (ms: number) => new Date(end.getTime() + ms);
const { signal } = new AbortController();

/** Creates an interview with the recruiter and the client's manager that ends now. */
async function ending(changes: Partial<ClientInterviewRecord> = {}) {
  const job = await createJob({ companyId: company._id, interviewerIds: [manager.user._id] });
  const application = await createSubmitted({
    job,
    ownerUserId: recruiter.user._id,
    kind: 'client_interview',
  });
  await createClientInterview(application, {
    startsAt: at(-hourMs),
    endsAt: end,
    hosts: [
      { userId: recruiter.user._id, side: 'agency' },
      { userId: manager.user._id, side: 'client' },
    ],
    ...changes,
  });
  return () => FeedbackModel.find({ applicationId: application._id }).lean();
}

it('asks the client’s interviewers once, after the end, by a mail with a link', async () => {
  const asked = await ending();
  await askAfterInterviews(signal, at(30 * minuteMs));
  expect(await asked()).toEqual([]);
  expect(await askAfterInterviews(signal, at(61 * minuteMs))).toBe(1);
  expect(await askAfterInterviews(signal, at(70 * minuteMs))).toBe(0);
  const [feedback, ...more] = await asked();
  expect(more).toEqual([]);
  expect(feedback).toMatchObject({
    authorUserId: manager.user._id,
    round: 'First conversation',
    status: 'asked',
    askedBy: null,
    createdBy: null,
  });
  expect(await AccessTokenModel.countDocuments({ subjectId: feedback?._id })).toBe(1);
  expect(await EmailMessageModel.countDocuments({ subjectId: feedback?._id.toHexString() })).toBe(
    1,
  );
});

it('asks at the end when staff recorded that the interview took place', async () => {
  const asked = await ending({ status: 'completed' });
  await askAfterInterviews(signal, at(-minuteMs));
  expect(await asked()).toEqual([]);
  await askAfterInterviews(signal, at(minuteMs));
  expect(await asked()).toHaveLength(1);
});

it.each([
  ['was cancelled', { status: 'cancelled' as const }],
  ['was missed', { status: 'no_show' as const }],
  ['was among the agency’s own', { kind: 'internal' as const }],
  ['was long ago', { startsAt: at(-99 * hourMs), endsAt: at(-98 * hourMs) }],
])('does not ask about an interview that %s', async (_what, changes) => {
  const asked = await ending(changes);
  await askAfterInterviews(signal, at(2 * hourMs));
  expect(await asked()).toEqual([]);
});
