import { Types } from 'mongoose';
import { today } from '../../db/calendar-day.ts';
import { UserModel } from '../../identity/user.model.ts';
import { CandidateModel, type Candidate } from '../../records/candidates/candidate.model.ts';
import { TaskModel } from '../../records/tasks/task.model.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { createApplication } from '../applications/application.fixtures.ts';
import { createCandidateRecord } from '../candidates/candidate.fixtures.ts';
import { createCompany } from '../companies/company.fixtures.ts';
import { createJob } from '../jobs/job.fixtures.ts';
import { createPool } from '../pools/pool.fixtures.ts';

let test: TestApp;
let recruiter: SignedIn;
let withFace: Candidate;
let plain: Candidate;
const photoFileId = new Types.ObjectId();
const address = () =>
  `/api/v1/candidates/${withFace._id.toHexString()}/photo/${photoFileId.toHexString()}`;

beforeAll(async () => {
  test = await createTestApp();
  recruiter = await signInAs(test, 'recruiter', { user: { timeZone: 'UTC' } });
  const ownerUserId = recruiter.user._id;
  withFace = await createCandidateRecord({ ownerUserId, photoFileId, status: 'active' });
  plain = await createCandidateRecord({ ownerUserId, status: 'active' });
});
afterAll(() => test.close());

const addTask = (
  { _id }: Candidate,
  subjectId = _id,
  subjectType: 'candidate' | 'application' = 'candidate',
) =>
  TaskModel.create({
    subjectType,
    subjectId,
    title: 'Call',
    assigneeId: recruiter.user._id,
    dueOn: today(),
  });

describe('photos next to names', () => {
  it('appear in the queue: on tasks about candidates and their applications, and on clocks', async () => {
    const company = await createCompany({ feedbackSlaHours: 48 });
    const job = await createJob({ companyId: company._id });
    const apply = (candidate: Candidate) =>
      createApplication(
        {
          candidateId: candidate._id,
          jobId: job._id,
          companyId: company._id,
          ownerUserId: recruiter.user._id,
        },
        'internal_review',
        { stageEnteredAt: new Date(Date.now() - 9 * 86_400_000) },
      );
    await apply(withFace);
    const told = await apply(plain);
    await addTask(withFace);
    await addTask(plain);
    await addTask(plain, told._id, 'application');
    const { data, clocks } = (await recruiter.get('/home/queue').expect(200)).body;
    const faces = Object.fromEntries(
      data.map((task: { subjectId: string; subjectPhoto?: string }) => [
        task.subjectId,
        task.subjectPhoto,
      ]),
    );
    expect(faces).toEqual({
      [withFace._id.toHexString()]: address(),
      [plain._id.toHexString()]: undefined,
      [told._id.toHexString()]: undefined,
    });
    const photosOf = (rows: { candidate: { name: string; photo?: string } }[]) =>
      rows.map(({ candidate }) => candidate.photo).toSorted();
    expect(photosOf(clocks)).toEqual([address(), undefined]);
    const { body } = await recruiter.get('/today').expect(200);
    expect(photosOf(body.clocks)).toEqual([address(), undefined]);
  });

  it('appear in a pool, in search results, and among recent candidates', async () => {
    const pool = await createPool('Faces', { ownerUserId: recruiter.user._id });
    const ids = [withFace._id, plain._id];
    await CandidateModel.updateMany({ _id: { $in: ids } }, { poolIds: [pool._id] });
    const members = await recruiter
      .get(`/talent-pools/${pool._id.toHexString()}/members`)
      .expect(200);
    const photos = members.body.data.map(({ photo }: { photo?: string }) => photo);
    expect(photos.toSorted()).toEqual([address(), undefined]);
    const recent = await recruiter.post('/search/recent', {
      items: [withFace, plain].map(({ _id }) => ({ kind: 'candidate', id: _id.toHexString() })),
    });
    expect(recent.body.hits).toMatchObject([{ photo: address() }, { title: plain.name }]);
    expect(recent.body.hits[1]).not.toHaveProperty('photo');
    const { body } = await recruiter.get('/home/new-candidates').expect(200);
    const came = body.data.map(({ photo }: { photo?: string }) => photo);
    expect(came).toContain(address());
  });

  it('appear on accounts that are found', async () => {
    const owner = await signInAs(test, 'owner');
    const { _id } = recruiter.user;
    await UserModel.updateOne({ _id }, { avatarFileId: photoFileId });
    const { body } = await owner.post('/search/recent', {
      items: [{ kind: 'user', id: _id.toHexString() }],
    });
    const photo = `/api/v1/users/${_id.toHexString()}/photo/${photoFileId.toHexString()}`;
    expect(body.hits).toMatchObject([{ photo }]);
  });

  it('are hidden from users who do not see the record', async () => {
    await CandidateModel.updateOne(
      { _id: withFace._id },
      { isPrivate: true, ownerUserId: new Types.ObjectId() },
    );
    const { data, clocks } = (await recruiter.get('/home/queue').expect(200)).body;
    expect(JSON.stringify([data, clocks])).not.toContain(photoFileId.toHexString());
  });
});
