import type { CompanyTalk } from '@muster/contracts';
import type { Types } from 'mongoose';
import { EmailMessageModel, type EmailMessage } from '../../mail/email-message.model.ts';
import { UserModel, type User } from '../../identity/user.model.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { createAssignment } from '../../testing/users.fixtures.ts';
import { createCandidateRecord } from '../candidates/candidate.fixtures.ts';
import { createJob } from '../jobs/job.fixtures.ts';
import { createMessageRecord } from '../messages/message.fixtures.ts';
import type { Company } from '../../records/companies/company.model.ts';
import { createCompany } from './company.fixtures.ts';
import { createCompanyUser } from './company-user.fixtures.ts';
import { CompanyUserModel } from '../../records/companies/company-user.model.ts';

let test: TestApp;
let manager: SignedIn;
let admin: SignedIn;
beforeAll(async () => {
  test = await createTestApp();
  manager = await signInAs(test, 'account_manager');
  admin = await signInAs(test, 'admin');
});
afterAll(() => test.close());

/** Creates a user of a client that the manager looks after. */
async function createMember() {
  const company = await createCompany({ accountManagerId: manager.user._id });
  const { userId } = await createCompanyUser(company._id);
  const user = await UserModel.findById(userId).orFail().lean();
  return { company, user };
}
const mailTo = (user: User, changes: Partial<EmailMessage>) =>
  EmailMessageModel.create({
    template: 'job_opened',
    category: 'other',
    status: 'sent',
    to: [user.email],
    userId: user._id,
    text: '',
    html: '',
    variables: {},
    ...changes,
  });
const about = (type: string, { _id }: { _id: Types.ObjectId }, subject: string) => ({
  subjectType: type,
  subjectId: _id.toHexString(),
  subject,
});
async function subjects(reader: SignedIn, { _id }: Company, query = '') {
  const { body } = await reader.get(`/companies/${_id.toHexString()}/communications${query}`);
  expect(body.page.total).toBe(body.data.length);
  return (body.data as CompanyTalk[]).map((one) => (one.kind === 'mail' ? one.mail.subject : ''));
}

it('hides mails to a person of the client that were written to them as a candidate', async () => {
  const { company, user } = await createMember();
  const candidate = await createCandidateRecord({ email: user.email, userId: user._id });
  await createAssignment(user._id, 'candidate', { candidateId: candidate._id });
  const author = await signInAs(test, 'recruiter');
  for (const [subject, changes] of Object.entries({
    'Between us': { status: 'sent', isPrivate: true },
    'Half written': { status: 'draft' },
    'Your application': { status: 'sent' },
  } as const))
    await createMessageRecord(author.user._id, candidate, { subject, ...changes });
  await mailTo(user, about('company', company, 'Your people'));
  for (const reader of [manager, admin]) {
    expect(await subjects(reader, company)).toEqual(['Your people']);
    expect(await subjects(reader, company, `?userId=${user._id.toHexString()}`)).toEqual([
      'Your people',
    ]);
    expect(await subjects(reader, company, '?q=between')).toEqual([]);
  }
});

it('shows drafts only to their author, and private mails of others without their text', async () => {
  const { company, user } = await createMember();
  const own = { sentByUserId: manager.user._id };
  await mailTo(user, { ...about('company', company, 'My draft'), ...own, status: 'draft' });
  await mailTo(user, { ...about('company', company, 'My secret'), ...own, isPrivate: true });
  await mailTo(user, { ...about('company', company, 'A draft'), status: 'draft' });
  await mailTo(user, { ...about('company', company, 'A secret'), isPrivate: true });
  expect((await subjects(manager, company)).toSorted()).toEqual(['', 'My draft', 'My secret']);
  expect(await subjects(manager, company, '?q=secret')).toEqual(['My secret']);
  expect((await subjects(admin, company)).toSorted()).toEqual(['A secret', 'My secret']);
});

it('separates the mails of a person who works for two clients', async () => {
  const { company, user } = await createMember();
  const other = await createCompany({ accountManagerId: manager.user._id });
  const member = { userId: user._id, canDecide: false, status: 'active' as const };
  const joined = await CompanyUserModel.create({ ...member, companyId: other._id });
  const [here, there] = [
    await createJob({ companyId: company._id }),
    await createJob({ companyId: other._id }),
  ];
  await mailTo(user, about('job', here, 'A job here'));
  await mailTo(user, about('job', there, 'A job there'));
  await mailTo(user, about('company', other, 'The other client'));
  await mailTo(user, { subject: 'About neither' });
  // Mails about hours, contracts or feedback name their client only in `companyId`.
  const hours = { subjectType: 'timesheet', subjectId: here._id.toHexString(), subject: 'Hours' };
  await mailTo(user, { ...hours, companyId: company._id });
  expect((await subjects(manager, company)).toSorted()).toEqual(['A job here', 'Hours']);
  expect((await subjects(manager, other)).toSorted()).toEqual(['A job there', 'The other client']);
  // This also applies after the person has left one of the two clients.
  await CompanyUserModel.updateOne({ _id: joined._id }, { $set: { deletedAt: new Date() } });
  expect((await subjects(manager, company)).toSorted()).toEqual(['A job here', 'Hours']);
});
