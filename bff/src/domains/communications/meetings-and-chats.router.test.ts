import type { Communication, CompanyTalk } from '@muster/contracts';
import type { Types } from 'mongoose';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { createCandidateRecord } from '../candidates/candidate.fixtures.ts';
import { createMessage, createThread, memberOf } from '../chat/chat.fixtures.ts';
import { createCompany } from '../companies/company.fixtures.ts';
import { createCompanyUser } from '../companies/company-user.fixtures.ts';
import { UserModel } from '../../identity/user.model.ts';
import { createGuest, createMeeting } from '../meetings/meetings.fixtures.ts';

let test: TestApp;
let recruiter: SignedIn;
let admin: SignedIn;
beforeAll(async () => {
  test = await createTestApp();
  recruiter = await signInAs(test, 'recruiter');
  admin = await signInAs(test, 'admin');
});
afterAll(() => test.close());

let people = 0;
const emailOf = () => `met.${(people += 1)}@people.test`;
const hours = (n: number) => new Date(Date.now() + n * 3_600_000);
const ofCandidate = async (who: SignedIn, id: Types.ObjectId, query = '') =>
  (await who.get(`/candidates/${id.toHexString()}/communications${query}`)).body
    .data as Communication[];
const ofCompany = async (who: SignedIn, id: Types.ObjectId, query = '') =>
  (await who.get(`/companies/${id.toHexString()}/communications${query}`)).body as {
    data: CompanyTalk[];
    page: { total: number };
  };

it('names meetings with a candidate to all, and their subject to participants', async () => {
  const email = emailOf();
  const candidate = await createCandidateRecord({ email, emailNorm: email });
  const meeting = await createMeeting(recruiter.user._id, {
    title: 'About the offer',
    startsAt: hours(-3),
    endsAt: hours(-2),
    status: 'ended',
  });
  await createGuest(meeting, { email, emailNorm: email });
  await createMeeting(recruiter.user._id, { title: 'With somebody else' });
  const path = `/meetings/${meeting.name}`;
  expect(await ofCandidate(recruiter, candidate._id)).toMatchObject([
    {
      kind: 'meeting',
      at: meeting.startsAt.toISOString(),
      meeting: { title: 'About the offer', status: 'ended', path, isMasked: false },
    },
  ]);
  const [masked] = await ofCandidate(admin, candidate._id);
  expect(masked).toMatchObject({
    meeting: { title: '', path: null, isMasked: true, host: { id: recruiter.user._id.toString() } },
  });
  // The subject of other users' meetings is not searched.
  expect(await ofCandidate(recruiter, candidate._id, '?q=offer')).toHaveLength(1);
  expect(await ofCandidate(admin, candidate._id, '?q=offer')).toEqual([]);
  expect(await ofCandidate(recruiter, candidate._id, '?kind=mail')).toEqual([]);
  expect(await ofCandidate(recruiter, candidate._id, '?kind=meeting')).toHaveLength(1);
});

it('shows the reader’s own chats with a candidate, and no others', async () => {
  const candidate = await createCandidateRecord({});
  const person = await signInAs(test, 'candidate', {
    assignment: { candidateId: candidate._id },
  });
  const thread = await createThread([memberOf(recruiter.assignment), memberOf(person.assignment)]);
  await createMessage(thread, person.user._id, { body: 'I am free on Monday.' });
  const id = thread._id.toHexString();
  expect(await ofCandidate(recruiter, candidate._id)).toMatchObject([
    { kind: 'chat', chat: { id, lastText: 'I am free on Monday.', path: `/chat?thread=${id}` } },
  ]);
  expect(await ofCandidate(admin, candidate._id)).toEqual([]);
  expect(await ofCandidate(recruiter, candidate._id, '?kind=call')).toEqual([]);
});

it('shows meetings and chats with people of a client on its record, and on no other', async () => {
  const company = await createCompany();
  const other = await createCompany();
  const { userId } = await createCompanyUser(company._id);
  const { email } = await UserModel.findById(userId).orFail().lean();
  const meeting = await createMeeting(admin.user._id, { title: 'Kick-off', startsAt: hours(-1) });
  await createGuest(meeting, { email, emailNorm: email.toLowerCase(), userId });
  const member = { userId, role: 'client_admin', companyId: company._id, candidateId: null };
  const thread = await createThread([
    memberOf(admin.assignment),
    memberOf({ ...admin.assignment, ...member, role: 'client_admin' }),
  ]);
  await createMessage(thread, userId, { body: 'Two more, please.' });
  const all = await ofCompany(admin, company._id);
  expect(all.data.map(({ kind }) => kind)).toEqual(['chat', 'meeting']);
  expect(all).toMatchObject({
    data: [{ chat: { lastText: 'Two more, please.' } }, { meeting: { title: 'Kick-off' } }],
    page: { total: 2 },
  });
  expect((await ofCompany(admin, other._id)).data).toEqual([]);
  const only = await ofCompany(admin, company._id, `?kind=chat&userId=${userId.toHexString()}`);
  expect(only.data).toMatchObject([{ kind: 'chat' }]);
  const colleague = await signInAs(test, 'owner');
  expect((await ofCompany(colleague, company._id)).data).toMatchObject([
    { kind: 'meeting', meeting: { isMasked: true, title: '' } },
  ]);
});
