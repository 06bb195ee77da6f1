import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { AuditEventModel } from '../../audit/audit-event.model.ts';
import { createCandidateRecord } from '../candidates/candidate.fixtures.ts';
import { CandidateModel, type Candidate } from '../../records/candidates/candidate.model.ts';
import { purgeDeletedCandidates } from '../privacy/purge-candidates.ts';
import { NotificationModel } from '../notifications/notification.model.ts';
import { FollowModel } from './follow.model.ts';
import { notifyFollowers } from './notify-followers.ts';

let test: TestApp;
let recruiter: SignedIn;
let owner: SignedIn;
let candidate: Candidate;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  await Promise.all([FollowModel.deleteMany({}), NotificationModel.deleteMany({})]);
  recruiter = await signInAs(test, 'recruiter');
  owner = await signInAs(test, 'owner', { user: { firstName: 'Olga' } });
  candidate = await createCandidateRecord();
});

const path = () => `/candidates/${candidate._id.toHexString()}/follow`;
const isFollowing = async (agent: SignedIn) => (await agent.get(path())).body.following;

describe('following a record', () => {
  it('is private to the user, and repeating it changes nothing', async () => {
    expect(await isFollowing(recruiter)).toBe(false);
    for (let i = 0; i < 2; i += 1)
      expect((await recruiter.put(path())).body).toEqual({ following: true });
    expect(await FollowModel.countDocuments()).toBe(1);
    expect([await isFollowing(recruiter), await isFollowing(owner)]).toEqual([true, false]);
    for (let i = 0; i < 2; i += 1)
      expect((await recruiter.delete(path())).body).toEqual({ following: false });
    expect(await FollowModel.countDocuments()).toBe(0);
  });

  it('is stored once when two windows ask at once', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => recruiter.put(path())));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await FollowModel.countDocuments()).toBe(1);
  });

  it('leaves no entry in the log', async () => {
    const before = await AuditEventModel.countDocuments();
    await recruiter.put(path());
    expect(await AuditEventModel.countDocuments()).toBe(before);
  });

  it('of a deleted record can end but not begin', async () => {
    await owner.put(path());
    await CandidateModel.updateOne({ _id: candidate._id }, { $set: { deletedAt: new Date() } });
    expect(await isFollowing(owner)).toBe(true);
    const lead = await signInAs(test, 'team_lead');
    expect((await lead.put(path())).body.error.code).toBe('INVALID_TRANSITION');
    expect((await owner.delete(path())).body).toEqual({ following: false });
  });

  it('ends when the record is purged', async () => {
    await recruiter.put(path());
    await CandidateModel.updateOne(
      { _id: candidate._id },
      { $set: { deletedAt: new Date('2020-01-01') } },
    );
    await purgeDeletedCandidates(new AbortController().signal);
    expect(await FollowModel.countDocuments()).toBe(0);
  });
});

describe('a change of a followed record', () => {
  let version = 1;
  beforeEach(() => {
    version = 1;
  });
  const change = async (by: SignedIn, city: string) => {
    const { status } = await by.patch(
      `/candidates/${candidate._id.toHexString()}/contact-information`,
      { version: version++, changes: { city } },
    );
    expect(status).toBe(200);
    await test.runEvents();
  };
  const told = async ({ user }: SignedIn) =>
    NotificationModel.find({ userId: user._id, topic: 'followed' }).lean();

  it('is reported to its followers, but not to the user who made it', async () => {
    for (const agent of [recruiter, owner]) await agent.put(path());
    const stranger = await signInAs(test, 'recruiter');
    await change(owner, 'Faro');
    expect(await told(recruiter)).toMatchObject([
      { title: '{name} was changed', body: 'By Olga Okafor.', subjectId: candidate._id, count: 1 },
    ]);
    expect([await told(owner), await told(stranger)]).toEqual([[], []]);
  });

  it('is reported once a day, with the number of changes', async () => {
    await recruiter.put(path());
    await change(owner, 'Faro');
    await change(owner, 'Lagos');
    expect(await told(recruiter)).toMatchObject([{ count: 2 }]);
  });

  it('is not reported to a follower who can no longer see the record', async () => {
    await recruiter.put(path());
    await CandidateModel.updateOne({ _id: candidate._id }, { $set: { isPrivate: true } });
    await change(owner, 'Faro');
    expect(await told(recruiter)).toEqual([]);
  });

  it('of rates is reported only to users who may know of rates', async () => {
    const viewer = await signInAs(test, 'staff_viewer');
    for (const agent of [recruiter, viewer]) await agent.put(path());
    const rate = {
      unit: 'hour',
      currency: 'EUR',
      expected: '91.50',
      minimum: null,
      effectiveFrom: '2026-01-01',
    };
    const id = candidate._id.toHexString();
    expect((await owner.patch(`/candidates/${id}/rates`, { version: 1, rate })).status).toBe(200);
    await test.runEvents();
    expect([(await told(recruiter)).length, (await told(viewer)).length]).toEqual([1, 0]);
  });

  it('is not reported after a day', async () => {
    await recruiter.put(path());
    await change(owner, 'Faro');
    const candidateId = candidate._id.toHexString();
    const event = await AuditEventModel.findOne({ entityId: candidateId }).lean();
    if (!event) throw new Error('The change left no trace');
    const { _id, requestId } = event;
    const notifyAgain = async (at: Date) => {
      await NotificationModel.deleteMany({});
      await AuditEventModel.updateOne({ _id }, { $set: { at } });
      await notifyFollowers({ candidateId, requestId, at });
      return (await told(recruiter)).length;
    };
    const hour = 3_600_000;
    expect(await notifyAgain(new Date(Date.now() - 23 * hour))).toBe(1);
    expect(await notifyAgain(new Date(Date.now() - 25 * hour))).toBe(0);
  });
});
