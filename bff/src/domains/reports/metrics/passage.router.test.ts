import type { Report, ReportRow } from '@muster/contracts';
import { Types } from 'mongoose';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { signInAs } from '../../../testing/sign-in.ts';
import { ApplicationEventModel } from '../../../records/applications/application-event.model.ts';
import { createApplication } from '../../applications/application.fixtures.ts';
import { createCandidateRecord } from '../../candidates/candidate.fixtures.ts';
import { createCompany } from '../../companies/company.fixtures.ts';
import { createJob } from '../../jobs/job.fixtures.ts';
import { createSkill } from '../../skills/skill.fixtures.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const period = 'from=2026-02-01&to=2026-02-28&zone=UTC';

it('shows by job and required skill which submitted candidates reached an interview', async () => {
  const recruiter = await signInAs(test, 'recruiter');
  const { _id: companyId } = await createCompany();
  const kafka = await createSkill('Kafka for passages');
  const job = await createJob({
    companyId,
    leadRecruiterId: recruiter.user._id,
    title: 'Streaming engineer',
    skillsRequired: [{ skillId: kafka._id, minLevel: null, minYears: null, must: true }],
  });
  const came = async (...states: string[]) => {
    const { _id: candidateId } = await createCandidateRecord();
    const ownerUserId = recruiter.user._id;
    const application = await createApplication({
      candidateId,
      jobId: job._id,
      companyId,
      ownerUserId,
    });
    await ApplicationEventModel.insertMany(
      states.map((to, i) => ({
        _id: new Types.ObjectId(),
        applicationId: application._id,
        type: 'stage_changed',
        from: states[i - 1] ?? null,
        to,
        actorKind: 'person',
        actorId: null,
        at: new Date(Date.parse('2026-02-10T10:00:00Z') + i * 3_600_000),
      })),
    );
  };
  await came('added', 'submitted', 'client_interview', 'submitted');
  await came('added', 'submitted', 'internal_review', 'submitted');
  await came('added', 'submitted', 'selected');
  await came('added', 'internal_review');

  const { body } = await recruiter
    .get(`/reports/metrics/submission_to_interview?${period}`)
    .expect(200);
  const report = body as Report;
  expect(report.figure).toMatchObject({ value: 0.3333, count: 3 });
  const groups = (by: string) => report.breakdowns.find((one) => one.by === by)?.groups;
  expect(groups('job')).toMatchObject([{ label: 'Streaming engineer', figure: { count: 3 } }]);
  expect(groups('skill')).toMatchObject([{ label: 'Kafka for passages', figure: { count: 3 } }]);

  const rows = await recruiter
    .get(
      `/reports/metrics/submission_to_interview/rows?${period}&by=skill&group=${String(kafka._id)}`,
    )
    .expect(200);
  const found = rows.body.data as ReportRow[];
  expect(found.map(({ value }) => value).toSorted()).toEqual([0, 0, 1]);
  expect(found[0]?.job?.name).toBe('Streaming engineer');
  expect(found[0]?.groups.map(({ by }) => by)).toEqual(['recruiter', 'skill']);

  const next = await recruiter.get(`/reports/metrics/interview_to_selection?${period}`).expect(200);
  expect((next.body as Report).figure).toMatchObject({ value: 0, count: 1 });
});
