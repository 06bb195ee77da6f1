import type { CompanyTalk } from '@muster/contracts';
import { EmailMessageModel } from '../../mail/email-message.model.ts';
import { suppressAddress } from '../../mail/suppressions.ts';
import { systemContext, transact } from '../../db/unit-of-work.ts';
import { UserModel, type User } from '../../identity/user.model.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { createCandidateRecord } from '../candidates/candidate.fixtures.ts';
import { createCompany } from '../companies/company.fixtures.ts';
import { createCompanyUser } from '../companies/company-user.fixtures.ts';
import { CompanyModel, type Company } from '../../records/companies/company.model.ts';
import { CompanyUserModel } from '../../records/companies/company-user.model.ts';
import { PromiseModel } from '../promises/promise.model.ts';
import { presentRecipients } from './present-recipients.ts';

let test: TestApp;
let manager: SignedIn;
let stranger: SignedIn;
let admin: SignedIn;
beforeAll(async () => {
  test = await createTestApp();
  manager = await signInAs(test, 'account_manager');
  stranger = await signInAs(test, 'account_manager');
  admin = await signInAs(test, 'admin');
});
afterAll(() => test.close());

/** Creates a client assigned to the manager, with two users. */
async function createClient() {
  const company = await createCompany({ accountManagerId: manager.user._id });
  const people: User[] = [];
  for (const firstName of ['Ana', 'Ben']) {
    const { userId } = await createCompanyUser(company._id);
    await UserModel.updateOne({ _id: userId }, { $set: { firstName, preferredName: null } });
    people.push(await UserModel.findById(userId).orFail().lean());
  }
  return { company, people };
}
const to = ({ _id }: Company, people: readonly User[]) => ({
  subjectType: 'company',
  subjectId: _id.toHexString(),
  recipientIds: people.map((one) => one._id.toHexString()),
});
const words = { subject: 'Hello', text: 'Shall we talk?' };
const talks = async (who: SignedIn, { _id }: Company, query = '') =>
  (await who.get(`/companies/${_id.toHexString()}/communications${query}`)).body as {
    data: CompanyTalk[];
    mayWrite: boolean;
    mayLogCall: boolean;
  };

it('writes one mail to people of a client, filled for them, which stands on its record', async () => {
  const { company, people } = await createClient();
  const whom = to(company, people);
  const written = { subject: 'For {{companyName}}', text: 'Hello {{firstName}}, {{jobTitle}}' };
  const { body } = await manager.post('/messages/actions/preview', { ...whom, ...written });
  expect(body).toMatchObject({
    recipients: people.map(({ email }) => ({ address: email, problem: null })),
    subject: `For ${company.name}`,
    text: 'Hello Ana and Ben, {{jobTitle}}',
    missing: [{ name: 'jobTitle' }],
    recipientZone: company.timeZone,
  });
  const draft = await manager.post('/messages', {
    ...whom,
    ...words,
    text: 'The list comes @promise tomorrow',
  });
  expect(draft.status).toBe(201);
  const sent = await manager
    .post(`/messages/${draft.body.id}/actions/send`, { version: 1, sendAt: null })
    .set('Idempotency-Key', crypto.randomUUID());
  expect(sent.body).toMatchObject({ to: people.map(({ email }) => email), subject: 'Hello' });
  const kept = await EmailMessageModel.findById(draft.body.id).lean();
  expect(kept).toMatchObject({ template: 'message_to_client', subjectType: 'company' });
  expect(await PromiseModel.findOne({ subjectId: company._id }).lean()).toMatchObject({
    subjectType: 'company',
  });
  expect(await talks(manager, company)).toMatchObject({
    data: [{ kind: 'mail', mail: { subject: 'Hello', allowedActions: ['cancel'] } }],
    mayWrite: true,
    mayLogCall: true,
  });
});

it('changes the people of a draft, and goes to those who are still there when it leaves', async () => {
  const { company, people } = await createClient();
  const [ana, ben] = people as [User, User];
  const draft = await manager.post('/messages', { ...to(company, [ana]), ...words });
  const path = `/messages/${draft.body.id}`;
  const recipientIds = people.map(({ _id }) => _id.toHexString());
  const changed = await manager.patch(path, { version: 1, changes: { recipientIds } });
  expect(changed.body).toMatchObject({ to: [ana.email, ben.email], recipientIds });
  const kept = await EmailMessageModel.findById(draft.body.id).orFail().lean();
  await CompanyUserModel.updateOne({ userId: ana._id }, { $set: { status: 'disabled' } });
  expect(await presentRecipients(kept)).toEqual([ben.email]);
  await transact(systemContext('test'), (tx) => suppressAddress(tx, ben.email, 'unsubscribed'));
  expect(await presentRecipients(kept)).toEqual([]);
});

it('refuses people of other clients, closed addresses, former clients and those it is not for', async () => {
  const { company, people } = await createClient();
  const other = await createClient();
  const write = (who: SignedIn, body: object) => who.post('/messages', { ...words, ...body });
  const wrong = await write(manager, to(company, other.people));
  expect(wrong.body.error.fields).toMatchObject([{ path: 'recipientIds', code: 'NOT_FOUND' }]);
  expect((await write(manager, to(company, []))).body.error.code).toBe('NO_RECIPIENTS');
  const files = await write(manager, {
    ...to(company, people),
    attachmentIds: [company._id.toHexString()],
  });
  expect(files.body.error.fields).toMatchObject([{ path: 'attachmentIds' }]);
  expect((await write(stranger, to(company, people))).status).toBe(403);
  const [ana] = people as [User];
  await transact(systemContext('test'), (tx) => suppressAddress(tx, ana.email, 'bounced'));
  const closed = await write(manager, to(company, people));
  expect(closed.body.error.code).toBe('RECIPIENT_SUPPRESSED');
  const candidate = await createCandidateRecord({});
  const mixed = await write(manager, {
    subjectType: 'candidate',
    subjectId: candidate._id.toHexString(),
    recipientIds: [ana._id.toHexString()],
  });
  expect(mixed.body.error.fields).toMatchObject([{ path: 'recipientIds' }]);
  await CompanyModel.updateOne({ _id: company._id }, { $set: { status: 'former' } });
  expect((await write(manager, to(company, people))).body.error.code).toBe('INVALID_TRANSITION');
  expect(await talks(manager, company)).toMatchObject({ mayWrite: false, mayLogCall: false });
});

it('fills templates for clients for their people, and those for candidates for nobody else', async () => {
  const { company, people } = await createClient();
  const make = (audience: string, body: string) =>
    manager.post('/email-templates', {
      name: `For ${audience} ${crypto.randomUUID()}`.slice(0, 40),
      scope: 'personal',
      topic: 'client_update',
      audience,
      subject: 'News',
      body,
    });
  const client = await make('client', 'Hello {{firstName}} of {{companyName}}');
  expect(client.status).toBe(201);
  for (const foreign of ['company', 'jobTitle', 'rate', 'note', 'otherJobs'])
    expect((await make('client', `{{${foreign}}}`)).status).toBe(422);
  const fill = (id: string) =>
    manager.post(`/email-templates/${id}/actions/fill`, to(company, people));
  expect((await fill(client.body.id)).body).toMatchObject({
    text: `Hello Ana and Ben of ${company.name}`,
    missing: [],
  });
  const candidate = await make('candidate', 'About {{jobTitle}} at {{company}}');
  expect((await fill(candidate.body.id)).status).toBe(404);
});

it('logs calls with a client, and keeps what is said in private to their author', async () => {
  const { company, people } = await createClient();
  const [ana] = people as [User];
  const path = `/companies/${company._id.toHexString()}/calls`;
  const log = (who: SignedIn, body: object) =>
    who
      .post(path, {
        happenedAt: new Date(Date.now() - 60_000).toISOString(),
        direction: 'out',
        outcome: 'spoke',
        ...body,
      })
      .set('Idempotency-Key', crypto.randomUUID());
  const contactId = ana._id.toHexString();
  const call = await log(manager, { contactId, note: 'Wants two more @promise friday' });
  expect(call.body).toMatchObject({ with: { id: contactId }, allowedActions: ['remove'] });
  expect((await CompanyModel.findById(company._id).lean())?.lastContactAt).not.toBeNull();
  const outsider = await log(manager, { contactId: manager.user._id.toHexString() });
  expect(outsider.body.error.fields).toMatchObject([{ path: 'contactId', code: 'NOT_FOUND' }]);
  expect((await log(stranger, {})).status).toBe(403);
  await log(admin, { note: 'They may leave us', isPrivate: true, outcome: 'voicemail' });

  const { data } = await talks(manager, company);
  expect(data).toMatchObject([
    { kind: 'call', call: { note: '', isMasked: true, with: null } },
    { kind: 'call', call: { note: 'Wants two more @promise friday', isMasked: false } },
  ]);
  expect((await talks(manager, company, '?q=leave')).data).toEqual([]);
  expect((await talks(admin, company, '?q=leave')).data).toHaveLength(1);
  expect((await talks(manager, company, `?userId=${contactId}`)).data).toHaveLength(1);
  expect((await talks(manager, company, '?kind=mail')).data).toEqual([]);

  expect(await PromiseModel.countDocuments({ subjectId: company._id, status: 'open' })).toBe(1);
  const removed = await manager.post(`/calls/${call.body.id}/actions/remove`, { version: 1 });
  expect(removed.status).toBe(200);
  expect(await PromiseModel.countDocuments({ subjectId: company._id, status: 'open' })).toBe(0);
});

it('tells which people can be written to or called, and who gets no mail', async () => {
  const { company, people } = await createClient();
  const [, ben] = people as [User, User];
  await transact(systemContext('test'), (tx) => suppressAddress(tx, ben.email, 'unsubscribed'));
  const { body } = await manager.get(`/companies/${company._id.toHexString()}/contacts`);
  expect(body.data).toMatchObject([
    { address: people[0]?.email, problem: null },
    { address: ben.email, problem: 'unsubscribed' },
  ]);
});
