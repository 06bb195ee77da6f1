import { reportEndpoints, type CandidateReport } from '@muster/contracts';
import {
  axeFindings,
  makeSession,
  renderRemote,
  respond,
  screen,
  within,
} from '@muster/kit/testing';
import { api } from '../../api.ts';
import { keepSavedFiles } from '../../shared/saved-files.fixtures.ts';
import { CandidatesReportPage } from './candidates-report-page.tsx';

const span = { from: '2026-02-01', to: '2026-02-28' };
const group = (key: string, label: string | null = null) => ({ key, label, stock: 3, intake: 1 });
const pool = 'a'.repeat(24);
const report: CandidateReport = {
  span,
  before: { from: '2026-01-04', to: '2026-01-31' },
  zone: 'UTC',
  stock: 4,
  intake: 2,
  intakeBefore: 1,
  merged: 1,
  anonymised: 2,
  series: [{ ...span, intake: 2 }],
  cohorts: [{ ...span, intake: 2, vetted: 1, placed: 0 }],
  parts: [
    {
      part: 'pool',
      groups: [group(pool, 'React LATAM')],
      unknown: 1,
      unknownIntake: 1,
      further: 0,
    },
    {
      part: 'country',
      groups: [group('PT'), group('BR')],
      unknown: 0,
      unknownIntake: 0,
      further: 0,
    },
    { part: 'rate', groups: [group('USD 40')], unknown: 1, unknownIntake: 1, further: 0 },
    { part: 'age', groups: [group('older')], unknown: 0, unknownIntake: 0, further: 2 },
  ],
};
const { readSaved } = keepSavedFiles();
const show = (answer: CandidateReport) =>
  renderRemote(<CandidatesReportPage />, {
    api,
    session: makeSession('team_lead'),
    path: '/reports/candidates',
    handlers: [respond(reportEndpoints.candidates, () => answer)],
  });

test('each candidate counts once, and a group links to its candidates', async () => {
  const { container } = show(report);
  expect(await screen.findByRole('link', { name: '4 candidates' })).toBeVisible();
  expect(screen.getByText('Not counted: 1 merged records, 2 anonymised.')).toBeVisible();
  const pools = within(screen.getByRole('region', { name: 'Pool' }));
  expect(pools.getByRole('link', { name: 'React LATAM' })).toHaveAttribute(
    'href',
    `/candidates?filter%5Bpool%5D=${pool}`,
  );
  expect(pools.getByRole('row', { name: 'In no pool you can see 1 1' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Portugal' })).toBeVisible();
  expect(screen.getByText('USD 40 to below 60')).toBeVisible();
  expect(screen.getByText('2 smaller groups are not shown.')).toBeVisible();
  expect(await axeFindings(container)).toEqual([]);
});

test('without candidates it says how to add some', async () => {
  show({ ...report, stock: 0 });
  expect(await screen.findByText('Add candidates or import a CSV.')).toBeVisible();
});

test('the export has the lines of the page, with those in no group and what is left out', async () => {
  const { user } = show(report);
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
  const lines = (await readSaved()).split('\r\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      '"React LATAM",3,1',
      '"In no pool you can see",1,1',
      '"A person can stand in several lines."',
      '"2 smaller groups are not shown."',
    ]),
  );
});
