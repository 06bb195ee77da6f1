import { randomUUID } from 'node:crypto';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { createCandidateRecord } from '../candidates/candidate.fixtures.ts';
import type { Candidate } from '../../records/candidates/candidate.model.ts';

let test: TestApp;
let recruiter: SignedIn;
let colleague: SignedIn;
let person: SignedIn;
let candidate: Candidate;
beforeAll(async () => {
  test = await createTestApp();
  recruiter = await signInAs(test, 'recruiter');
  colleague = await signInAs(test, 'recruiter');
});
afterAll(() => test.close());
beforeEach(async () => {
  candidate = await createCandidateRecord({ ownerUserId: recruiter.user._id });
  person = await signInAs(test, 'candidate', { assignment: { candidateId: candidate._id } });
});

const open = async (to: SignedIn, body: string): Promise<string> => {
  const { status, body: thread } = await recruiter.post('/chat/threads', {
    people: [to.assignment._id.toHexString()],
    message: { key: randomUUID(), body },
  });
  expect(status).toBe(201);
  return thread.id;
};
const messagesOf = async (as: SignedIn, id: string) =>
  (await as.get(`/chat/threads/${id}/messages`)).body.data;
const promises = async () =>
  (await recruiter.get(`/promises?subjectType=candidate&subjectId=${candidate._id.toHexString()}`))
    .body.data;

it('tracks promises to a candidate, who reads the message without the mark', async () => {
  const id = await open(person, 'You hear from me @promise tomorrow');
  expect(await promises()).toMatchObject([
    { source: 'chat', status: 'open', madeBy: { id: recruiter.userId } },
  ]);
  expect((await messagesOf(recruiter, id))[0].body).toContain('@promise');
  const read = await messagesOf(person, id);
  expect(read[0].body).toContain('You hear from me');
  expect(read[0].body).not.toContain('@promise');
  expect(JSON.stringify((await person.get('/chat/threads')).body)).not.toContain('@promise');
  expect(JSON.stringify((await person.get('/chat/search?q=hear')).body)).not.toContain('@promise');
});

it('ends a promise if it is removed from its message or the message is deleted', async () => {
  const id = await open(person, 'Rates come @promise tomorrow');
  const [first] = await messagesOf(recruiter, id);
  const edited = await recruiter.patch(`/chat/messages/${first.id}`, {
    version: first.version,
    body: 'Rates come soon',
  });
  expect(edited.status).toBe(200);
  expect((await promises()).filter(({ status }: { status: string }) => status === 'open')).toEqual(
    [],
  );
  const sent = await recruiter.post(`/chat/threads/${id}/messages`, {
    key: randomUUID(),
    body: 'The contract @promise tomorrow',
  });
  expect((await promises())[0]).toMatchObject({ status: 'open' });
  await recruiter
    .delete(`/chat/messages/${sent.body.id}`, { version: sent.body.version })
    .expect(200);
  expect((await promises()).filter(({ status }: { status: string }) => status === 'open')).toEqual(
    [],
  );
});

it('is not tracked among colleagues, nor for a promise by the candidate', async () => {
  await open(colleague, 'The list @promise tomorrow');
  const id = await open(person, 'Good morning');
  await person.post(`/chat/threads/${id}/messages`, {
    key: randomUUID(),
    body: 'My CV @promise tomorrow',
  });
  expect(await promises()).toEqual([]);
});
