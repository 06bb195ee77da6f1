import { randomUUID } from 'node:crypto';
import { Types } from 'mongoose';
import { limits } from '@muster/contracts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, signInUser, type SignedIn } from '../../testing/sign-in.ts';
import { createAssignment } from '../../testing/users.fixtures.ts';
import { ApplicationEventModel } from '../../records/applications/application-event.model.ts';
import { createApplication } from '../applications/application.fixtures.ts';
import { createCandidateRecord } from '../candidates/candidate.fixtures.ts';
import type { Candidate } from '../../records/candidates/candidate.model.ts';
import { createCompany } from '../companies/company.fixtures.ts';
import type { Company } from '../../records/companies/company.model.ts';
import { uploaded } from '../files/file.fixtures.ts';
import { createJob } from '../jobs/job.fixtures.ts';
import { NotificationModel } from '../notifications/notification.model.ts';
import { OutboxModel } from '../../outbox/outbox-event.model.ts';
import { ChatMessageModel } from './chat-message.model.ts';
import { ChatThreadModel } from './chat-thread.model.ts';
import { createMessage, createThread, memberOf } from './chat.fixtures.ts';
import { purgeMessages } from './chat.jobs.ts';

let test: TestApp;
let recruiter: SignedIn;
let colleague: SignedIn;
let manager: SignedIn;
let client: SignedIn;
let person: SignedIn;
let company: Company;
let candidate: Candidate;

beforeAll(async () => {
  test = await createTestApp({ config: { rateLimits: true } });
  recruiter = await signInAs(test, 'recruiter', { user: { firstName: 'Rita', lastName: 'Sousa' } });
  colleague = await signInAs(test, 'recruiter', {
    user: { firstName: 'Noor', lastName: 'Haddad' },
  });
  manager = await signInAs(test, 'account_manager');
  company = await createCompany({ accountManagerId: manager.user._id, name: 'Northwind' });
  candidate = await createCandidateRecord({ ownerUserId: recruiter.user._id });
  client = await signInAs(test, 'client_manager', {
    user: { firstName: 'Clara', lastName: 'Voss' },
    assignment: { companyId: company._id },
  });
  person = await signInAs(test, 'candidate', { assignment: { candidateId: candidate._id } });
});
afterAll(() => test.close());

const idOf = ({ assignment }: SignedIn) => assignment._id.toHexString();
const message = (body = 'Good morning') => ({ key: randomUUID(), body });
const open = (as: SignedIn, people: SignedIn[], rest: object = {}) =>
  as.post('/chat/threads', { people: people.map(idOf), message: message(), ...rest });
const send = (as: SignedIn, id: string, rest: object = {}) =>
  as.post(`/chat/threads/${id}/messages`, { ...message(), ...rest });
const messagesOf = async (as: SignedIn, id: string, query = '') =>
  (await as.get(`/chat/threads/${id}/messages${query}`)).body;
const textsOf = async (as: SignedIn, id: string) =>
  (await messagesOf(as, id)).data.map(
    ({ body, note }: { body: string; note: { kind: string } | null }) => note?.kind ?? body,
  );

describe('a conversation between two people', () => {
  it('shows the other person’s photo in the list, to outsiders only those of colleagues', async () => {
    const face = new Types.ObjectId().toHexString();
    const photoOf = ({ user }: SignedIn) => `/api/v1/users/${user._id.toHexString()}/photo/${face}`;
    const withFace = { user: { avatarFileId: new Types.ObjectId(face) } };
    const owner = await signInAs(test, 'recruiter', withFace);
    const record = await createCandidateRecord({ ownerUserId: owner.user._id });
    const other = await signInAs(test, 'candidate', {
      ...withFace,
      assignment: { candidateId: record._id },
    });
    await open(owner, [other]).expect(201);
    const photos = async (as: SignedIn) => {
      const { body } = await as.get('/chat/threads').expect(200);
      return body.data[0].people.map(({ photo }: { photo?: string }) => photo);
    };
    const both = [photoOf(owner), photoOf(other)].toSorted();
    expect((await photos(owner)).toSorted()).toEqual(both);
    expect((await photos(other)).toSorted()).toEqual(both);
    await ChatThreadModel.updateMany(
      { 'members.userId': owner.user._id },
      { $set: { 'members.$[one].audience': 'client' } },
      { arrayFilters: [{ 'one.userId': owner.user._id }] },
    );
    expect(await photos(other)).toEqual(expect.arrayContaining([undefined, photoOf(other)]));
  });

  it('exists once, even if both start the conversation at once', async () => {
    const a = await signInAs(test, 'recruiter');
    const b = await signInAs(test, 'vetter');
    const answers = await Promise.all([open(a, [b]), open(b, [a]), open(a, [b])]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await messagesOf(a, answers[0]?.body.id)).toMatchObject({
      data: [{ seq: 1 }, { seq: 2 }, { seq: 3 }],
      hasOlder: false,
    });
  });

  it('is separate for each capacity in which a person takes part', async () => {
    const record = await createCandidateRecord({ ownerUserId: recruiter.user._id });
    const asColleague = await signInAs(test, 'recruiter');
    const asCandidate = await signInUser(
      test,
      asColleague.user,
      await createAssignment(asColleague.user._id, 'candidate', { candidateId: record._id }),
    );
    const staff = (await open(recruiter, [asColleague])).body;
    const theirs = (await open(recruiter, [asCandidate])).body;
    expect(theirs.id).not.toBe(staff.id);
    await send(asCandidate, theirs.id, message('As a candidate'));
    expect(await textsOf(recruiter, theirs.id)).toEqual(['Good morning', 'As a candidate']);
    expect((await asCandidate.get(`/chat/threads/${staff.id}`)).status).toBe(404);
  });

  it('is continued if it was stored with the former key', async () => {
    const [a, b] = [await signInAs(test, 'recruiter'), await signInAs(test, 'vetter')];
    const { id } = (await open(a, [b])).body;
    const former = [a, b].map(({ userId }) => `${userId}/`).toSorted();
    await ChatThreadModel.updateOne({ _id: id }, { $set: { pairKey: former.join(' ') } });
    expect((await open(b, [a])).body.id).toBe(id);
  });

  it('contains a resent message once, whatever came in between', async () => {
    const { body: thread } = await open(recruiter, [colleague]);
    const sent = message('Only once');
    const answers = await Promise.all([
      send(recruiter, thread.id, sent),
      send(recruiter, thread.id, sent),
    ]);
    await send(recruiter, thread.id);
    answers.push(await send(recruiter, thread.id, sent));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await ChatMessageModel.countDocuments({ key: sent.key })).toBe(1);
  });
});

describe('permitted contacts in chats', () => {
  it('candidates reach their recruiter, clients their account manager, and no others', async () => {
    const of = async (as: SignedIn) =>
      (await as.get('/chat/contacts')).body.data.map(({ userId }: { userId: string }) => userId);
    expect(await of(person)).toEqual([recruiter.user._id.toHexString()]);
    expect(await of(client)).toEqual([manager.user._id.toHexString()]);
    for (const [from, to] of [
      [person, colleague],
      [person, client],
      [client, recruiter],
      [client, person],
    ] as const) {
      const { status, body } = await open(from, [to]);
      expect([status, body.error.fields]).toMatchObject([422, [{ path: 'people' }]]);
    }
    expect((await open(person, [recruiter])).status).toBe(201);
    expect((await open(client, [manager])).status).toBe(201);
  });

  it('a client and a candidate chat only after an interview, together with the agency', async () => {
    const both = [client, person];
    expect((await open(recruiter, both)).body.error.code).toBe('CHAT_NEEDS_INTERVIEW');
    const job = await createJob({ companyId: company._id });
    const application = await createApplication({
      candidateId: candidate._id,
      companyId: company._id,
      jobId: job._id,
      ownerUserId: recruiter.user._id,
    });
    await ApplicationEventModel.create({
      applicationId: application._id,
      type: 'interview_done',
      at: new Date(),
      actorKind: 'person',
    });
    const { body: thread } = await open(recruiter, both, { title: 'Second round' });
    expect(thread).toMatchObject({ kind: 'group', people: [{}, {}, {}] });
    const { body: left } = await recruiter.post(`/chat/threads/${thread.id}/actions/leave`, {
      version: thread.version,
    });
    expect(left.error.code).toBe('CHAT_NEEDS_STAFF');
    const stranger = await signInAs(test, 'client_manager', {
      assignment: { companyId: (await createCompany({ name: 'Other' }))._id },
    });
    expect((await open(recruiter, [client, stranger])).body.error.code).toBe('CHAT_MIXED_PARTIES');
  });
});

describe('membership of a conversation', () => {
  it('begins with being added and ends with being removed; the old part stays readable', async () => {
    const { body: thread } = await open(recruiter, [manager], { title: 'Plans' });
    const act = (action: string, rest: object = {}, as = recruiter) =>
      as.post(`/chat/threads/${thread.id}/actions/${action}`, { version: thread.version, ...rest });
    expect((await colleague.get(`/chat/threads/${thread.id}`)).status).toBe(404);
    expect((await act('add', { assignmentId: idOf(colleague) })).status).toBe(200);
    await send(manager, thread.id, { body: 'Second part' });
    expect(await textsOf(colleague, thread.id)).toEqual(['joined', 'Second part']);
    const userId = colleague.user._id.toHexString();
    expect((await act('remove', { userId })).status).toBe(409);
    const { body: now } = await recruiter.get(`/chat/threads/${thread.id}`);
    expect((await act('remove', { userId, version: now.version })).status).toBe(200);
    await send(recruiter, thread.id, { body: 'Without Noor' });
    expect(await textsOf(colleague, thread.id)).toEqual(['joined', 'Second part', 'left']);
    expect((await send(colleague, thread.id)).status).toBe(403);
    const found = (as: SignedIn, q: string) => as.get(`/chat/search?q=${q}`);
    expect((await found(colleague, 'Second')).body.messages).toMatchObject([
      { text: 'Second part', threadName: 'Plans' },
    ]);
    expect((await found(colleague, 'Without')).body.messages).toEqual([]);
    expect((await found(client, 'Second')).body.messages).toEqual([]);
  });

  it('allows reading but not writing in a closed conversation, until the agency reopens it', async () => {
    const thread = await createThread([
      memberOf(recruiter.assignment),
      memberOf(client.assignment),
    ]);
    const id = thread._id.toHexString();
    const act = (as: SignedIn, action: string, version: number) =>
      as.post(`/chat/threads/${id}/actions/${action}`, { version });
    expect((await act(client, 'close', 1)).status).toBe(403);
    const { body: closed } = await act(recruiter, 'close', 1);
    expect(closed).toMatchObject({ allowedActions: ['reopen'], closedAt: expect.any(String) });
    expect((await send(client, id)).body.error.code).toBe('CHAT_CLOSED');
    await act(recruiter, 'reopen', closed.version);
    expect((await send(client, id)).status).toBe(201);
  });

  it('counts unread messages per conversation, and read marks never move back', async () => {
    const reader = await signInAs(test, 'team_lead');
    const thread = await createThread([
      memberOf(reader.assignment),
      memberOf(recruiter.assignment),
    ]);
    const id = thread._id.toHexString();
    for (let sent = 0; sent < 3; sent += 1) await createMessage(thread, recruiter.user._id);
    const read = (seq: number) => reader.post(`/chat/threads/${id}/actions/mark-read`, { seq });
    expect((await reader.get('/chat/threads')).body.data).toMatchObject([{ id, unread: 3 }]);
    expect((await reader.get('/chat/unread')).body).toEqual({ unread: 1 });
    expect((await read(2)).body).toEqual({ unread: 1 });
    expect((await read(1)).body).toEqual({ unread: 1 });
    expect((await reader.get(`/chat/threads/${id}`)).body.unread).toBe(1);
    expect((await read(99)).body).toEqual({ unread: 0 });
  });
});

describe('a chat message', () => {
  it('can be changed for 15 minutes and leaves a tombstone when deleted', async () => {
    const thread = await createThread([
      memberOf(recruiter.assignment),
      memberOf(colleague.assignment),
    ]);
    const young = await createMessage(thread, recruiter.user._id);
    const old = await createMessage(thread, recruiter.user._id, {
      createdAt: new Date(Date.now() - limits.chat.edit - 1000),
    });
    const edit = (as: SignedIn, { _id }: { _id: Types.ObjectId }, body = 'Tuesday') =>
      as.patch(`/chat/messages/${_id.toHexString()}`, { version: 1, body });
    expect((await edit(colleague, young)).status).toBe(403);
    expect((await edit(client, young)).status).toBe(404);
    expect((await edit(recruiter, old)).body.error.code).toBe('CHAT_MESSAGE_LOCKED');
    expect((await edit(recruiter, young)).body).toMatchObject({
      body: 'Tuesday',
      editedAt: expect.any(String),
      version: 2,
    });
    expect((await edit(recruiter, young, 'Friday')).body.error).toMatchObject({
      code: 'VERSION_CONFLICT',
      context: { current: { body: 'Tuesday' } },
    });
    const path = `/chat/messages/${young._id.toHexString()}`;
    const removed = await recruiter.delete(path, { version: 2 });
    expect(removed.body).toMatchObject({ body: null, removedAt: expect.any(String) });
    expect((await edit(recruiter, young, 'Friday')).body.error.code).toBe('CHAT_MESSAGE_REMOVED');
    expect(await textsOf(colleague, thread._id.toHexString())).toEqual([null, old.body]);
  });

  it('carries files, each once, for its readers', async () => {
    const file = await uploaded(test, recruiter, 'plan.pdf', undefined, { purpose: 'general' });
    await test.runEvents();
    const { body: thread } = await open(recruiter, [manager], { title: 'Files' });
    const { body: sent } = await send(recruiter, thread.id, { fileIds: [file.id] });
    expect(sent.files).toMatchObject([{ name: 'plan.pdf', scan: 'clean' }]);
    expect((await send(recruiter, thread.id, { fileIds: [file.id] })).status).toBe(404);
    const path = `/chat/messages/${sent.id}/files/${file.id}`;
    expect((await manager.get(path)).headers['content-disposition']).toContain('plan.pdf');
    expect((await colleague.get(path)).status).toBe(404);
    await recruiter.delete(`/chat/messages/${sent.id}`, { version: 1 });
    expect((await manager.get(path)).status).toBe(404);
  });

  it('refers to records that its readers may open, and to none for clients', async () => {
    const hidden = await createCandidateRecord({
      ownerUserId: recruiter.user._id,
      isPrivate: true,
      firstName: 'Secret',
    });
    const link = { type: 'candidate', id: hidden._id.toHexString() };
    const members = [recruiter, colleague, client].map(({ assignment }) => memberOf(assignment));
    const id = (await createThread(members))._id.toHexString();
    const links = [link];
    const { body, status } = await send(colleague, id, { links });
    expect([status, body.error.fields]).toMatchObject([422, [{ path: 'links[0].id' }]]);
    const { body: sent } = await send(recruiter, id, { links });
    expect(sent.links).toMatchObject([{ label: expect.stringContaining('Secret') }]);
    const [shown] = (await messagesOf(colleague, id)).data;
    expect(shown.links).toEqual([{ ...link, label: null, path: null }]);
    expect((await messagesOf(client, id)).data[0].links).toEqual([]);
  });

  it('is notified once per conversation to users who did not read it, and by name if mentioned', async () => {
    const [away, onThePage] = [await signInAs(test, 'vetter'), await signInAs(test, 'vetter')];
    const members = [recruiter, away, onThePage].map(({ assignment }) => memberOf(assignment));
    const id = (await createThread(members))._id.toHexString();
    await send(recruiter, id);
    await send(recruiter, id);
    await send(recruiter, id, { mentions: [away.user._id.toHexString()] });
    await onThePage.post(`/chat/threads/${id}/actions/mark-read`, { seq: 3 });
    await OutboxModel.updateMany({ status: 'pending' }, { $set: { availableAt: new Date() } });
    await test.runEvents();
    const noticesOf = (of: SignedIn) =>
      NotificationModel.find({ userId: of.user._id }).sort({ topic: 1 }).lean();
    expect(await noticesOf(away)).toMatchObject([
      { topic: 'mention', title: 'Rita Sousa mentioned you in a conversation', count: 1 },
      { topic: 'message', count: 2, link: `/chat?thread=${id}` },
    ]);
    expect(await noticesOf(onThePage)).toEqual([]);
  });

  it('is deleted after two years; pages lead to those before it', async () => {
    const thread = await createThread([memberOf(recruiter.assignment)]);
    const id = thread._id.toHexString();
    const old = new Date();
    old.setUTCFullYear(old.getUTCFullYear() - 2);
    await createMessage(thread, recruiter.user._id, {
      createdAt: new Date(old.getTime() - 86_400_000),
    });
    const rows = [];
    for (let n = 0; n < limits.chat.page + 5; n += 1)
      rows.push(await createMessage(thread, recruiter.user._id, { body: `No. ${n}` }));
    expect(await purgeMessages(new AbortController().signal)).toBe(1);
    const latest = await messagesOf(recruiter, id);
    expect([latest.data.length, latest.hasOlder]).toEqual([limits.chat.page, true]);
    const before = await messagesOf(recruiter, id, `?before=${latest.data[0].seq}`);
    expect([before.data.length, before.hasOlder]).toEqual([5, false]);
    const around = await messagesOf(recruiter, id, `?around=${rows[2]?._id.toHexString()}`);
    expect([around.hasOlder, around.hasNewer]).toEqual([false, true]);
    expect(await ChatThreadModel.exists({ _id: thread._id })).not.toBeNull();
  });
});
