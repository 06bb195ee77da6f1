import {
  noReportGroup,
  reportEndpoints,
  type Report,
  type ReportCatalogue,
} from '@muster/contracts';
import {
  axeFindings,
  makeSession,
  renderRemote,
  respond,
  screen,
  waitFor,
  within,
} from '@muster/kit/testing';
import { api } from '../../api.ts';
import { keepSavedFiles } from '../../shared/saved-files.fixtures.ts';
import { ReportsPage } from './reports-page.tsx';

const { catalogue, read, rows } = reportEndpoints;
const asked = {
  span: { from: '2026-02-01', to: '2026-02-28' },
  before: { from: '2026-01-04', to: '2026-01-31' },
  zone: 'UTC',
  asOf: null,
  knownFrom: null,
};
const figure = (value: number | null, count = 10) => ({ value, count, p90: null });

const told: ReportCatalogue = {
  ...asked,
  data: [
    {
      metric: 'time_to_fill',
      knownFrom: null,
      figure: figure(12.5),
      figureBefore: figure(15),
      trend: [14, null, 12.5],
    },
    {
      metric: 'margin',
      knownFrom: null,
      figure: figure(null),
      figureBefore: figure(null),
      trend: [],
    },
    {
      metric: 'vetting_pass_rate',
      knownFrom: null,
      figure: figure(null, 3),
      figureBefore: null,
      trend: [],
    },
  ],
};
const whole = { further: 0, overlaps: false };
const report: Report = {
  ...asked,
  client: null,
  metric: 'rejection_reasons',
  figure: figure(10),
  figureBefore: figure(4, 4),
  series: [{ ...asked.span, figure: figure(10), figureBefore: figure(4, 4) }],
  steps: [],
  breakdowns: [
    {
      ...whole,
      by: 'reason',
      groups: [
        { key: 'a'.repeat(24), label: 'Rate too high', figure: figure(8, 8), figureBefore: null },
        { key: 'b'.repeat(24), label: 'Other', figure: figure(2, 2), figureBefore: figure(1, 1) },
      ],
    },
    {
      ...whole,
      by: 'side',
      groups: [{ key: 'client', label: null, figure: figure(10), figureBefore: null }],
    },
    { ...whole, by: 'stage', groups: [] },
    { ...whole, by: 'client', groups: [] },
  ],
  reasonHealth: {
    other: 0.2,
    onePerson: [{ key: 'a'.repeat(24), label: 'Rate too high', count: 8 }],
    contradicted: [{ key: 'a'.repeat(24), label: 'Rate too high', count: 8, hired: 3 }],
  },
};

test('the catalogue shows each figure, its change and its limits', async () => {
  const { container } = renderRemote(<ReportsPage />, {
    api,
    path: '/reports?days=30',
    handlers: [respond(catalogue, () => told)],
  });
  const tile = within((await screen.findByRole('link', { name: 'Time to fill' })).closest('li')!);
  expect(tile.getByText('12.5 days')).toBeVisible();
  expect(tile.getByText('2.5 days less than before')).toBeVisible();
  expect(tile.getByRole('button', { name: /^How it is counted: Days from the day/ })).toBeVisible();
  expect(screen.getByText('See each currency')).toBeVisible();
  expect(screen.getByText('Too few to tell')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Time to fill' })).toHaveAttribute(
    'href',
    '/reports?days=30&metric=time_to_fill',
  );
  expect(await axeFindings(container)).toEqual([]);
});

test('a second figure is shown beside the first one and in each group', async () => {
  const both = { ...figure(12.5), beside: 8 };
  renderRemote(<ReportsPage />, {
    api,
    session: makeSession('team_lead'),
    path: '/reports?metric=time_to_fill',
    handlers: [
      respond(read, () => ({
        ...report,
        metric: 'time_to_fill' as const,
        figure: both,
        breakdowns: [
          {
            ...whole,
            by: 'client' as const,
            groups: [
              { key: 'a'.repeat(24), label: 'Acme', figure: both, figureBefore: null },
              { key: 'b'.repeat(24), label: 'Lumera', figure: figure(3), figureBefore: null },
            ],
          },
          { ...whole, by: 'recruiter' as const, groups: [] },
        ],
        reasonHealth: null,
      })),
      respond(rows, () => ({ data: [], page: 1, pages: 1, total: 0, knownFrom: null })),
    ],
  });
  expect(await screen.findByText('Until selected: 8 days')).toBeVisible();
  const table = within(screen.getByRole('group', { name: 'Break down by' }));
  expect(table.getByRole('row', { name: /Acme 12.5 days 8 days/ })).toBeVisible();
  expect(table.getByRole('row', { name: /Lumera 3 days –/ })).toBeVisible();
});

test('a change too small to be shown is neither good nor bad', async () => {
  const [before, now] = [figure(12.5), figure(12.52)];
  const [summary] = told.data;
  renderRemote(<ReportsPage />, {
    api,
    path: '/reports',
    handlers: [
      respond(catalogue, () => ({
        ...told,
        data: [{ ...summary!, figure: now, figureBefore: before }],
      })),
    ],
  });
  expect(await screen.findByText('As before')).not.toHaveAttribute('data-tone');
});

test('several currencies, and not few rows, are why a margin has no figure', async () => {
  const several = figure(null, 3);
  renderRemote(<ReportsPage />, {
    api,
    session: makeSession('team_lead'),
    path: '/reports?metric=margin&by=client',
    handlers: [
      respond(read, () => ({
        ...report,
        metric: 'margin' as const,
        figure: several,
        figureBefore: several,
        series: [{ ...asked.span, figure: several, figureBefore: several }],
        breakdowns: [
          { ...whole, by: 'currency' as const, groups: [] },
          {
            ...whole,
            by: 'client' as const,
            groups: [
              { key: 'a'.repeat(24), label: 'Acme', figure: several, figureBefore: several },
            ],
          },
        ],
        reasonHealth: null,
      })),
      respond(rows, () => ({ data: [], page: 1, pages: 1, total: 0, knownFrom: null })),
    ],
  });
  expect(
    await screen.findByRole('row', { name: /^Acme See each currency See each currency/ }),
  ).toBeVisible();
  expect(screen.getByText('Before: See each currency')).toBeVisible();
  expect(screen.queryByText('Too few to tell')).not.toBeInTheDocument();
});

test('an empty report says when reports will fill', async () => {
  renderRemote(<ReportsPage />, {
    api,
    path: '/reports',
    handlers: [respond(catalogue, () => ({ ...told, data: [] }))],
  });
  expect(await screen.findByText('Reports fill as soon as jobs are opened.')).toBeVisible();
});

test('a report shows its numbers beside each chart and links to the rows behind a group', async () => {
  const { user } = renderRemote(<ReportsPage />, {
    api,
    session: makeSession('team_lead'),
    path: '/reports?metric=rejection_reasons',
    handlers: [
      respond(read, () => report),
      respond(rows, ({ query }) => ({
        page: 1,
        pages: 1,
        knownFrom: null,
        total: 'group' in query ? 8 : 10,
        data: [
          {
            id: 'row',
            at: '2026-02-10T10:00:00Z',
            value: 1,
            step: null,
            candidate: { id: 'c'.repeat(24), name: 'Inês Duarte' },
            job: null,
            client: { id: 'd'.repeat(24), name: 'Acme' },
            groups: [{ by: 'side' as const, key: 'client', label: null }],
          },
        ],
      })),
    ],
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Rejection reasons' })).toBeVisible();
  expect(await screen.findByText(/“Other” is 20 % of the reasons/)).toBeVisible();
  expect(
    screen.getByText('Chosen by one and the same person only: “Rate too high” (8 times).'),
  ).toBeVisible();
  expect(
    screen.getByText(
      'Hired by a client later although rejected for this reason: “Rate too high” (3 of 8).',
    ),
  ).toBeVisible();
  const table = within(screen.getByRole('group', { name: 'Break down by' }));
  expect(table.getByRole('row', { name: /Rate too high/ })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Inês Duarte' })).toHaveAttribute(
    'href',
    `/candidates/${'c'.repeat(24)}`,
  );
  await user.click(table.getByRole('link', { name: 'Show the rows of Rate too high' }));
  expect(await screen.findByRole('button', { name: 'Show all rows' })).toBeVisible();
  expect(
    await screen.findByRole('heading', { name: /^Rows behind the figure\s*8$/ }),
  ).toBeVisible();
});

test('a version for a client names the client, withholds small numbers and shows no rows', async () => {
  const client = { id: 'c'.repeat(24), name: 'Lumera Pay' };
  const heldBack = { value: null, count: 0, p90: null, isHeldBack: true as const };
  const own: Report = {
    ...report,
    client,
    metric: 'submission_to_interview',
    reasonHealth: null,
    figure: figure(0.5, 12),
    figureBefore: heldBack,
    series: [{ ...asked.span, figure: heldBack, figureBefore: null }],
    breakdowns: [
      {
        ...whole,
        by: 'job',
        groups: [
          { key: 'd'.repeat(24), label: 'Payments', figure: figure(0.5, 12), figureBefore: null },
        ],
      },
      { ...whole, by: 'skill', groups: [] },
    ],
  };
  const { user, network, container } = renderRemote(<ReportsPage />, {
    api,
    path: `/reports?metric=submission_to_interview&days=30&client=${client.id}`,
    handlers: [
      respond(read, () => own),
      respond(rows, () => ({ data: [], page: 1, pages: 1, total: 0, knownFrom: null })),
    ],
  });
  expect(await screen.findByText(/^This version can be shown to Lumera Pay/)).toBeVisible();
  expect(screen.getByText('Before: Fewer than 5')).toBeVisible();
  expect(screen.queryByRole('link', { name: /Show the rows/ })).not.toBeInTheDocument();
  expect(network.callsOf(rows)).toHaveLength(0);
  expect(network.callsOf(read)[0]?.query).toMatchObject({ client: client.id });
  expect(await axeFindings(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Back to all clients' }));
  await waitFor(() => expect(network.callsOf(read).at(-1)?.query).not.toHaveProperty('client'));
});

test('a past state is requested as of its day, and the page says since when data is known', async () => {
  const stood: Report = {
    ...report,
    metric: 'bench',
    asOf: '2026-02-10',
    figure: figure(12, 12),
    figureBefore: null,
    series: [],
    breakdowns: [],
    reasonHealth: null,
  };
  const { user, container, network } = renderRemote(<ReportsPage />, {
    api,
    path: '/reports?metric=bench&asOf=2026-01-05&zone=UTC',
    handlers: [
      respond(read, ({ query }) =>
        query.asOf === '2026-02-10'
          ? stood
          : { ...stood, asOf: '2026-01-05', knownFrom: '2026-02-10', figure: figure(null, 0) },
      ),
      respond(rows, () => ({ data: [], page: 1, pages: 1, total: 0, knownFrom: null })),
    ],
  });
  expect(
    await screen.findByText(/^How this stood can be told as of 10 Feb 2026 or later/),
  ).toBeVisible();
  expect(screen.queryByText('No data')).toBeNull();
  expect(screen.queryByRole('combobox', { name: 'Period' })).toBeNull();
  expect(await axeFindings(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Show 10 Feb 2026' }));
  expect(await screen.findByText('From 12 rows')).toBeVisible();
  expect(screen.getByText('As it was on 10 Feb 2026')).toBeVisible();
  expect(network.callsOf(read).at(-1)?.query).toMatchObject({ asOf: '2026-02-10' });
});

describe('rows without a group', () => {
  const { readSaved } = keepSavedFiles();
  const passRate: Report = {
    ...report,
    metric: 'vetting_pass_rate',
    reasonHealth: null,
    figure: figure(0.625, 16),
    figureBefore: figure(0.5, 6),
    breakdowns: [
      {
        by: 'pool',
        overlaps: true,
        further: 3,
        groups: [
          { key: 'a'.repeat(24), label: 'Data', figure: figure(0.5, 10), figureBefore: figure(1) },
          { key: noReportGroup, label: null, figure: figure(0.75, 8), figureBefore: null },
          { key: 'b'.repeat(24), label: 'Web', figure: figure(null, 0), figureBefore: figure(0.4) },
        ],
      },
      { ...whole, by: 'interviewer', groups: [] },
      { ...whole, by: 'source', groups: [] },
    ],
  };
  const openReport = () =>
    renderRemote(<ReportsPage />, {
      api,
      session: makeSession('team_lead'),
      path: '/reports?metric=vetting_pass_rate',
      handlers: [
        respond(read, () => passRate),
        respond(rows, () => ({ data: [], page: 1, pages: 1, total: 0, knownFrom: null })),
      ],
    });

  test('are a group of their own that leads to them, and the page says what does not add up', async () => {
    const { user, network, container } = openReport();
    const table = within(await screen.findByRole('group', { name: 'Break down by' }));
    expect(
      table.getByRole('row', { name: /^No pool you can see 75 % – Show the rows/ }),
    ).toBeVisible();
    // Nothing to lead to; what was before stays comparable.
    expect(table.getByRole('row', { name: 'Web No data 40 % 0' })).toBeVisible();
    expect(screen.getByText(/^A row can be in several groups and counts in each/)).toBeVisible();
    expect(
      screen.getByText(
        'The 3 groups with the fewest rows are left out: more than 3 do not fit here.',
      ),
    ).toBeVisible();
    expect(await axeFindings(container)).toEqual([]);
    await user.click(table.getByRole('link', { name: 'Show the rows of No pool you can see' }));
    await waitFor(() =>
      expect(network.callsOf(rows).at(-1)?.query).toMatchObject({ by: 'pool', group: 'none' }),
    );
  });

  test('are in the export, whose shares are in percent as on the page', async () => {
    const { user } = openReport();
    await screen.findByRole('group', { name: 'Break down by' });
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    const text = await readSaved();
    const lines = text.split('\r\n');
    expect(lines).toContain('"Figure","percent",62.5,"16"');
    expect(lines).toContain('"No pool you can see",75,"",8');
    expect(lines).toContain('"Web","",40,0');
    expect(text).toContain('"A row can be in several groups and counts in each');
  });
});
