import { noReportGroup, type Report, type ReportRow } from '@muster/contracts';
import { Types } from 'mongoose';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs } from '../../testing/sign-in.ts';
import { TaskModel } from '../../records/tasks/task.model.ts';
import { createCandidateRecord } from '../candidates/candidate.fixtures.ts';
import { createCompany } from '../companies/company.fixtures.ts';
import { createJob } from '../jobs/job.fixtures.ts';
import { createPool } from '../pools/pool.fixtures.ts';
import { VettingDecisionModel } from '../vetting/vetting-decision.model.ts';
import { checkBreakdowns } from './breakdowns.fixtures.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const period = 'from=2026-02-01&to=2026-02-28&zone=UTC';
const groupsOf = ({ breakdowns }: Report, asked: string) =>
  breakdowns
    .find(({ by }) => by === asked)
    ?.groups.map(({ key, figure: { value, count } }) => [key, value, count]);

it('counts overdue tasks, which are for no client, in a group of their own', async () => {
  const recruiter = await signInAs(test, 'recruiter');
  const { _id: companyId } = await createCompany();
  await createJob({ companyId, leadRecruiterId: recruiter.user._id, positionsCount: 2 });
  await TaskModel.create({
    subjectType: 'candidate',
    subjectId: new Types.ObjectId(),
    title: 'Call back',
    kind: 'follow_up',
    assigneeId: recruiter.user._id,
    dueOn: '2026-01-02',
    source: 'person',
  });
  const { body } = await recruiter.get(`/reports/metrics/recruiter_load?${period}`).expect(200);
  expect(groupsOf(body, 'client')).toEqual(
    expect.arrayContaining([
      [companyId.toHexString(), 2, 1],
      [noReportGroup, 0.25, 1],
    ]),
  );
  const rows = await recruiter
    .get(`/reports/metrics/recruiter_load/rows?${period}&by=client&group=${noReportGroup}`)
    .expect(200);
  expect((rows.body.data as ReportRow[]).map(({ value }) => value)).toEqual([0.25]);
});

it('counts who is in two pools twice, and says so; a pool that is hidden counts as none', async () => {
  const recruiter = await signInAs(test, 'recruiter');
  const [data, web] = [await createPool('Data'), await createPool('Web')];
  const secret = await createPool('Secret', { isPrivate: true });
  const decided = async (...pools: { _id: Types.ObjectId }[]) => {
    const { _id: candidateId } = await createCandidateRecord({
      ownerUserId: recruiter.user._id,
      poolIds: pools.map(({ _id }) => _id),
    });
    await VettingDecisionModel.create({
      _id: new Types.ObjectId(),
      candidateId,
      action: 'pass',
      fromStatus: 'in_review',
      toStatus: 'vetted',
      at: new Date('2026-02-10T10:00:00Z'),
    });
  };
  await decided(data, web);
  await decided(data, secret);
  await decided(secret);
  await decided();
  const read = async (path: string) =>
    (await recruiter.get(`/reports/metrics/vetting_pass_rate${path}`).expect(200)).body;
  const report = (await read(`?${period}`)) as Report;
  expect(groupsOf(report, 'pool')?.map(([key, , count]) => [key, count])).toEqual(
    expect.arrayContaining([
      [String(data._id), 2],
      [String(web._id), 1],
      [noReportGroup, 2],
    ]),
  );
  expect(report.breakdowns.map(({ by, overlaps, further }) => [by, overlaps, further])).toEqual([
    ['pool', true, 0],
    ['interviewer', false, 0],
    ['source', false, 0],
  ]);
  expect((await checkBreakdowns(recruiter, report)).wrong).toEqual([]);
  // An id that the reader cannot know tells nothing of the pool.
  const ofSecret = await read(`/rows?${period}&by=pool&group=${String(secret._id)}`);
  expect(ofSecret).toMatchObject({ total: 0, data: [] });
});

it('says how many groups are left out, and shows whom the earlier period alone had', async () => {
  const recruiter = await signInAs(test, 'recruiter');
  const add = async (companyId: Types.ObjectId, at: string) =>
    createJob({
      companyId,
      leadRecruiterId: recruiter.user._id,
      openedDate: '2026-01-05',
      firstSubmissionAt: new Date(at),
    });
  const { _id: earlier } = await createCompany();
  await add(earlier, '2026-01-20T10:00:00Z');
  for (let i = 0; i < 3; i += 1) await add((await createCompany())._id, '2026-02-10T10:00:00Z');
  const read = async () => {
    const { body } = await recruiter.get(`/reports/metrics/first_submission?${period}`).expect(200);
    return (body as Report).breakdowns.find(({ by }) => by === 'client');
  };
  const few = await read();
  expect(few?.further).toBe(0);
  expect(few?.groups.at(-1)).toMatchObject({
    key: earlier.toHexString(),
    figure: { value: null, count: 0 },
    figureBefore: { count: 1 },
  });
  for (let i = 0; i < 48; i += 1) await add((await createCompany())._id, '2026-02-11T10:00:00Z');
  const many = await read();
  expect(many?.groups).toHaveLength(50);
  expect(many?.further).toBe(2);
});
