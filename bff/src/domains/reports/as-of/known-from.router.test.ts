import { reportCatalogue, reportMetrics, type ReportCatalogue } from '@muster/contracts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { signInAs } from '../../../testing/sign-in.ts';
import { createCandidateRecord } from '../../candidates/candidate.fixtures.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const period = 'from=2026-02-01&to=2026-02-28&zone=UTC';

it('states from which day past states are known, and reports nothing before it', async () => {
  // The trail of this agency begins with its first action.
  const reader = await signInAs(test, 'admin');
  const { _id } = await createCandidateRecord({ status: 'active', vettingStatus: 'vetted' });
  await reader.post(`/candidates/${_id.toHexString()}/actions/archive`, { version: 1 }).expect(200);
  const today = new Date().toISOString().slice(0, 10);
  const { body } = await reader.get(`/reports?${period}&asOf=2026-02-10`).expect(200);
  const { data } = body as ReportCatalogue;
  expect(data.map(({ metric }) => metric)).toEqual([...reportMetrics]);
  const ofTrail = reportMetrics.filter((metric) => reportCatalogue[metric].history !== 'rows');
  expect(ofTrail).toHaveLength(6);
  for (const { metric, knownFrom, figure } of data)
    expect([metric, knownFrom, figure.value === null || knownFrom === null]).toEqual([
      metric,
      ofTrail.includes(metric) ? today : null,
      true,
    ]);
  const bench = `/reports/metrics/bench`;
  const early = await reader.get(`${bench}?${period}&asOf=2026-02-10`).expect(200);
  expect(early.body).toMatchObject({
    knownFrom: today,
    figure: { value: null, count: 0 },
    breakdowns: [],
  });
  const rows = await reader.get(`${bench}/rows?${period}&asOf=2026-02-10`).expect(200);
  expect(rows.body).toMatchObject({ knownFrom: today, data: [], total: 0 });
  const late = await reader.get(`${bench}?${period}&asOf=${today}`).expect(200);
  expect(late.body).toMatchObject({ knownFrom: null, figure: { value: 0 } });
  // A reader without access to candidates in general has none to their past state.
  const other = await signInAs(test, 'account_manager');
  await other.get(`${bench}?${period}&asOf=${today}`).expect(403);
});
