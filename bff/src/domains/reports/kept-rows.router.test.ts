import type { CandidateReport, Report } from '@muster/contracts';
import { createLog } from '../../log.ts';
import { OutboxTail } from '../../outbox/tail.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { createCandidateRecord } from '../candidates/candidate.fixtures.ts';
import { keepReportCandidates } from '../candidates/api/live-candidates.ts';
import { refreshSmartPools } from '../candidates/pools/fill-pools.ts';
import type { Candidate } from '../../records/candidates/candidate.model.ts';
import { createJob } from '../jobs/job.fixtures.ts';
import { createPool } from '../pools/pool.fixtures.ts';
import { createPosition } from '../positions/position.fixtures.ts';
import { createSkill } from '../skills/skill.fixtures.ts';

let test: TestApp;
let lead: SignedIn;
beforeAll(async () => {
  test = await createTestApp();
  lead = await signInAs(test, 'team_lead');
});
afterAll(() => test.close());

async function read(metric: string, reader = lead): Promise<Report> {
  const period = 'from=2026-02-01&to=2026-02-28&zone=UTC';
  const { body } = await reader.get(`/reports/metrics/${metric}?${period}`).expect(200);
  return body as Report;
}

const groupsOf = async (metric: string, by: string) =>
  (await read(metric)).breakdowns
    .find((one) => one.by === by)
    ?.groups.map(({ label, figure }) => [label, figure.value]);

const vetted: Partial<Candidate> = {
  status: 'active',
  vettingStatus: 'vetted',
  noticePeriodDays: 0,
};

it('reports count the current seats of a job', async () => {
  const job = await createJob({ status: 'open', priority: 'normal', openedDate: '2026-01-05' });
  await createPosition(job);
  const before = await read('recruiter_load');
  await lead.post(`/jobs/${job._id.toHexString()}/positions`, { count: 2 }).expect(201);
  const after = await read('recruiter_load');
  expect(after.figure.value).not.toBe(before.figure.value);
});

it('reports show the current name of a skill after a merge and after its undo', async () => {
  const [from, into] = [await createSkill('Golang'), await createSkill('Go')];
  const skills = [{ skillId: from._id }] as Candidate['skills'];
  await createCandidateRecord({ ...vetted, skills });
  const bench = () => groupsOf('bench', 'skill');
  expect(await bench()).toEqual([['Golang', 1]]);
  const at = `/skills/${from._id.toHexString()}/actions`;
  const intoId = into._id.toHexString();
  const { body } = await lead.post(`${at}/merge`, { version: from.version, intoId }).expect(200);
  expect(await bench()).toEqual([['Go', 1]]);
  await lead.post(`${at}/unmerge`, { version: body.version }).expect(200);
  expect(await bench()).toEqual([['Golang', 1]]);
});

it('reports include a candidate for the vetter once assigned, and a private one only for permitted readers', async () => {
  const vetter = await signInAs(test, 'vetter');
  const pool = await createPool('Data', { ownerUserId: vetter.user._id });
  const person = await createCandidateRecord(vetted);
  const known = async () => (await read('data_freshness', vetter)).figure.count;
  const all = (await read('data_freshness')).figure.count;
  expect(await known()).toBe(0);
  const members = `/talent-pools/${pool._id.toHexString()}/members`;
  const candidateIds = [person._id.toHexString()];
  await lead.post(members, { candidateIds, move: 'add', reason: null }).expect(200);
  expect(await known()).toBe(1);

  const admin = await signInAs(test, 'admin');
  const { body } = await admin.get(`/candidates/${person._id.toHexString()}`).expect(200);
  await admin
    .patch(`/candidates/${person._id.toHexString()}/contact-information`, {
      version: body.version,
      changes: { isPrivate: true },
    })
    .expect(200);
  expect(await known()).toBe(0);
  expect((await read('data_freshness')).figure.count).toBe(all - 1);
  expect((await read('data_freshness', admin)).figure.count).toBe(all);
});

it('reports show which candidates the rule of a pool found, although their records stay unchanged', async () => {
  const log = createLog('silent');
  const tail = new OutboxTail(log);
  const leave = keepReportCandidates({ tail, log });
  const person = await createCandidateRecord({ ...vetted, country: 'IS' });
  await createPool('In Iceland', { kind: 'smart', smartFilter: { 'filter[country]': 'IS' } });
  const inPools = async () => {
    const { body } = await lead.get('/reports/candidates?from=2026-02-01&to=2026-02-28');
    const { parts } = body as CandidateReport;
    return parts
      .find(({ part }) => part === 'pool')
      ?.groups.map(({ label, stock }) => [label, stock])
      .filter(([label]) => label === 'In Iceland');
  };
  expect(await inPools()).toEqual([]);
  await refreshSmartPools(new AbortController().signal, [person._id]);
  await tail.read();
  expect(await inPools()).toEqual([['In Iceland', 1]]);
  leave();
});
