import { savedSearchEndpoints, type SavedSearch } from '@muster/contracts';
import { Types } from 'mongoose';
import { systemContext, transact } from '../../../db/unit-of-work.ts';
import { RoleAssignmentModel } from '../../../identity/role-assignment.model.ts';
import { signInAs, type SignedIn } from '../../../testing/sign-in.ts';
import { createCandidateRecord } from '../../candidates/candidate.fixtures.ts';
import { CandidateModel, type Candidate } from '../../../records/candidates/candidate.model.ts';
import { NotificationModel } from '../../notifications/notification.model.ts';
import { searchUntil } from '../people/people-search.fixtures.ts';
import { openSearchApp, type SearchApp } from '../search.fixtures.ts';
import { KnownPersonModel } from './known-person.model.ts';
import { SavedSearchModel } from './saved-search.model.ts';

let test: SearchApp;
let recruiter: SignedIn;
let vetter: SignedIn;
beforeAll(async () => {
  test = await openSearchApp();
  recruiter = await signInAs(test, 'recruiter');
  vetter = await signInAs(test, 'vetter');
  test.start();
  await searchUntil(recruiter, '', ({ index }) => index.state === 'ready');
}, 60_000);
afterAll(() => test.close());
beforeEach(async () => {
  await SavedSearchModel.deleteMany({});
  await NotificationModel.deleteMany({});
});

let words = 0;
/** Returns a word that is in no other record. */
const freshWord = () => `zebrafish${String.fromCodePoint(97 + words++)}`;

async function save(
  query: string,
  { alert = true, agent = recruiter, name = `For ${query}` } = {},
): Promise<SavedSearch> {
  const { status, body } = await agent.post('/saved-searches', { name, query, alert });
  if (status !== 201) throw new Error(`answered ${status}: ${JSON.stringify(body)}`);
  return savedSearchEndpoints.create.response.parse(body);
}
const listed = async (agent = recruiter): Promise<SavedSearch[]> => {
  const { body } = await agent.get('/saved-searches');
  return savedSearchEndpoints.list.response.parse(body).data;
};

/** Creates a candidate and makes the index hear of the record. */
async function person(headline: string): Promise<Candidate> {
  const record = await createCandidateRecord({ headline });
  const subjectId = record._id.toHexString();
  await recruiter.post('/notes', { subjectType: 'candidate', subjectId, body: '<p>Hello.</p>' });
  await test.tail.read();
  await searchUntil(recruiter, `"${headline}"`, ({ page }) => page.total > 0);
  return record;
}

const job = () => {
  const found = test.domains
    .flatMap(({ jobs }) => jobs ?? [])
    .find(({ name }) => name === 'search.alerts');
  if (!found) throw new Error('There is no job for alerts');
  return found;
};
const tell = () =>
  job().run({
    config: test.config,
    log: { info: () => undefined } as never,
    signal: new AbortController().signal,
  });
const notices = async (agent = recruiter) => {
  const { body } = await agent.get('/me/notifications');
  return (body.data as { topic: string; title: string; link: string; count: number }[]).filter(
    ({ topic }) => topic === 'saved_search',
  );
};

it('keeps searches by name, visible only to their owner', async () => {
  const zebra = await save('react', { alert: false, name: 'Zebra' });
  await save('aws', { alert: false, name: 'Antelope' });
  expect((await listed()).map(({ name, query }) => [name, query])).toEqual([
    ['Antelope', 'aws'],
    ['Zebra', 'react'],
  ]);
  expect(await listed(vetter)).toEqual([]);
  const foreign = await vetter.patch(`/saved-searches/${zebra.id}`, {
    version: zebra.version,
    changes: { name: 'Mine' },
  });
  expect(foreign.status).toBe(404);
});

it('refuses a second search of the same name, and an invalid query', async () => {
  await save('react', { alert: false, name: 'React' });
  const again = await recruiter.post('/saved-searches', { name: 'react', query: 'aws' });
  expect(again.body.error.fields).toMatchObject([{ path: 'name', code: 'NOT_UNIQUE' }]);
  const wrong = await recruiter.post('/saved-searches', { name: 'Skill', query: 'skill:reakt' });
  expect(wrong.body.error.fields).toMatchObject([{ path: 'query', code: 'INVALID_FORMAT' }]);
  const closed = await vetter.post('/saved-searches', { name: 'Rate', query: 'rate<=40' });
  expect(closed.body.error.fields).toMatchObject([{ path: 'query', code: 'INVALID_FORMAT' }]);
});

it('changes and removes a search at its version, and accepts a repeated removal', async () => {
  const search = await save('react', { alert: false });
  const path = `/saved-searches/${search.id}`;
  const renamed = await recruiter.patch(path, {
    version: search.version,
    changes: { name: 'Renamed' },
  });
  expect(renamed.body).toMatchObject({ name: 'Renamed', query: 'react', version: 2 });
  const stale = await recruiter.delete(path, { version: 1 });
  expect([stale.status, stale.body.error.code]).toEqual([409, 'VERSION_CONFLICT']);
  expect((await recruiter.delete(path, { version: 2 })).status).toBe(200);
  expect((await recruiter.delete(path, { version: 2 })).status).toBe(200);
  expect(await listed()).toEqual([]);
});

it('notifies of candidates who match later, each once, even by two processes at once', async () => {
  const word = freshWord();
  await person(`${word} one`);
  const search = await save(word, { name: 'Fish' });
  await tell();
  expect(await notices()).toEqual([]);

  const second = await person(`${word} second`);
  await Promise.all([tell(), tell()]);
  const [notice, ...others] = await notices();
  expect(others).toEqual([]);
  expect(notice).toMatchObject({
    title: `${second.name} matches your search “Fish”`,
    count: 1,
    link: `/candidates/${second._id.toHexString()}/profile`,
  });
  await tell();
  expect(await notices()).toHaveLength(1);
  expect(await KnownPersonModel.countDocuments({ searchId: search.id })).toBe(2);

  // While the notification is unread, it shows the count.
  await person(`${word} third`);
  await person(`${word} fourth`);
  await tell();
  expect(await notices()).toMatchObject([
    {
      title: '3 candidates match your search “Fish”',
      count: 3,
      link: `/search/candidate-search?q=${word}`,
    },
  ]);
}, 30_000);

it('mails new matches with the daily digest by default', async () => {
  const word = freshWord();
  await save(word);
  await person(`${word} mailed`);
  await tell();
  expect(await NotificationModel.find({ topic: 'saved_search' }).lean()).toMatchObject([
    { mail: 'daily_digest', userId: recruiter.user._id },
  ]);
});

it('stays silent while the alert is off, and later does not report matches from that time', async () => {
  const word = freshWord();
  const { id, version } = await save(word);
  const off = await recruiter.patch(`/saved-searches/${id}`, {
    version,
    changes: { alert: false },
  });
  expect(off.body).toMatchObject({ alert: false });
  await person(`${word} unseen`);
  await tell();
  expect(await notices()).toEqual([]);
  const on = await recruiter.patch(`/saved-searches/${id}`, {
    version: off.body.version,
    changes: { alert: true },
  });
  expect(on.body).toMatchObject({ alert: true });
  await tell();
  expect(await notices()).toEqual([]);
});

it('respects the permissions that the owner has when the search runs', async () => {
  const word = freshWord();
  await save(word);
  await save(word, { agent: vetter });
  const record = await person(`${word} private`);
  await CandidateModel.updateOne(
    { _id: record._id },
    { $set: { isPrivate: true, ownerUserId: new Types.ObjectId() } },
  );
  await tell();
  // Neither may know of them: the recruiter because they are private, the vetter because they are
  // not assigned.
  expect([...(await notices()), ...(await notices(vetter))]).toEqual([]);

  await CandidateModel.updateOne({ _id: record._id }, { $set: { isPrivate: false } });
  await RoleAssignmentModel.updateMany(
    { userId: recruiter.user._id },
    { $set: { revokedAt: new Date() } },
  );
  await tell();
  expect(await NotificationModel.countDocuments({ topic: 'saved_search' })).toBe(0);
  await RoleAssignmentModel.updateMany(
    { userId: recruiter.user._id },
    { $set: { revokedAt: null } },
  );
  await tell();
  expect(await notices()).toHaveLength(1);
});

it('does not report the same candidate again after a merge', async () => {
  const word = freshWord();
  const from = await person(`${word} twin`);
  const to = await createCandidateRecord({ headline: 'Another' });
  const search = await save(word);
  const personal = test.domains
    .flatMap(({ personal: records }) => records ?? [])
    .find(({ name }) => name === 'saved searches');
  if (!personal) throw new Error('Nothing is kept of saved searches');
  const moved = await transact(systemContext('merge'), (tx) =>
    personal.move(tx, { from: from._id, to: to._id }),
  );
  expect(moved.count).toBe(1);
  expect(await KnownPersonModel.findOne({ searchId: search.id }).lean()).toMatchObject({
    candidateId: to._id,
  });
  await transact(systemContext('undo'), (tx) =>
    personal.moveBack(tx, { from: from._id, to: to._id }, moved.undo),
  );
  expect(await KnownPersonModel.findOne({ searchId: search.id }).lean()).toMatchObject({
    candidateId: from._id,
  });
});
