import { clientCandidateEndpoints, type ClientComparison } from '@muster/contracts';
import { axeFindings, renderRemote, respond, screen, within } from '@muster/kit/testing';
import { quietClient } from '../shared/quiet-client.fixtures.ts';
import { api } from '../api.ts';
import { ClientDashboardRoutes } from '../routes.tsx';
import { waitingRow } from '../shared/candidates/candidate.fixtures.ts';

const other = { ...waitingRow, id: '64b000000000000000000032', name: 'Thabo Nkosi' };
const elsewhere = {
  ...waitingRow,
  id: '64b000000000000000000033',
  name: 'Iris Blom',
  job: { id: '64b000000000000000000029', title: 'Data engineer' },
};
const third = { ...elsewhere, id: '64b000000000000000000034', name: 'Omar Haddad' };

type Person = ClientComparison['people'][number];
const [go, rust] = ['64b000000000000000000041', '64b000000000000000000042'];
const brings = (level: 'working' | 'expert', verifiedMonth: string | null) => ({
  id: go,
  level,
  years: 7,
  verified: true,
  verifiedMonth,
});
const compared = (row: typeof waitingRow): Person => ({
  ...row,
  seniority: 'senior',
  yearsExperience: 9,
  lastRole: 'Backend engineer',
  vettedAt: null,
  english: { level: 'C1', assessed: true },
  weeklyHours: 40,
  sharedHours: 5,
  skills: [brings('expert', '2019-03')],
});
const comparison: ClientComparison = {
  job: {
    ...waitingRow.job,
    seniority: 'senior',
    englishMin: 'B2',
    hoursPerWeek: 40,
    timeZoneBase: 'Europe/Lisbon',
    overlapHours: 4,
    targetStartDate: null,
    skills: [
      { id: go, name: 'Go', minLevel: 'advanced', minYears: 5, must: true },
      { id: rust, name: 'Rust', minLevel: null, minYears: null, must: false },
    ],
  },
  people: [
    compared(waitingRow),
    { ...compared(other), sharedHours: 2, skills: [brings('working', null)], allowedActions: [] },
  ],
};

const show = (path: string) =>
  renderRemote(<ClientDashboardRoutes />, {
    api,
    session: 'client_admin',
    path,
    handlers: [
      ...quietClient,
      respond(clientCandidateEndpoints.list, () => ({
        data: [waitingRow, other, elsewhere, third],
        waiting: 4,
        status: [],
      })),
      respond(clientCandidateEndpoints.compare, () => comparison),
    ],
  });

test('a client user ticks candidates of one job, compares them side by side and returns', async () => {
  const { user, container } = show('/client-dashboard');
  await user.click(await screen.findByRole('checkbox', { name: 'Compare Valentina Sosa' }));
  const bar = within(screen.getByRole('region', { name: 'Candidates to compare' }));
  expect(bar.getByRole('button', { name: 'Compare' })).toBeDisabled();
  expect(screen.getByRole('checkbox', { name: 'Compare Iris Blom' })).toBeDisabled();
  await user.click(screen.getByRole('checkbox', { name: 'Compare Thabo Nkosi' }));
  await user.click(bar.getByRole('button', { name: 'Compare' }));

  const table = within(await screen.findByRole('region', { name: /beside the requirements/ }));
  expect(
    within(table.getByRole('row', { name: /^Go/ })).getByText('must have, Advanced, 5 y'),
  ).toBeVisible();
  // Seven years exceed the requirement, but a level below it gets no tick.
  const [expert, working] = ['Expert, 7 y', 'Working, 7 y'].map((text) => table.getByText(text));
  expect(expert?.parentElement?.querySelector('svg')).not.toBeNull();
  expect(working?.parentElement?.querySelector('svg')).toBeNull();
  expect(table.getByText(/^verified by the agency a long time ago, Mar.* 2019$/)).toBeVisible();
  expect(table.getByText('verified by the agency')).toBeVisible();
  expect(table.getAllByText('Not in the profile')).toHaveLength(2);
  expect(table.getByText('2 h a day')).toBeVisible();
  expect(table.queryByText('Bill rate')).not.toBeInTheDocument();
  expect(table.getByRole('button', { name: 'Select: Valentina Sosa' })).toBeVisible();
  expect(await axeFindings(container)).toEqual([]);

  await user.click(screen.getByRole('link', { name: 'Back to the list' }));
  expect(await screen.findByRole('checkbox', { name: 'Compare Thabo Nkosi' })).toBeVisible();
});
