import { jobEndpoints } from '@muster/contracts';
import {
  axeFindings,
  fail,
  fixtureFor,
  renderRemote,
  respond,
  screen,
  waitFor,
  within,
} from '@muster/kit/testing';
import { api } from '../../api.ts';
import type { JobRow } from './job-row.ts';
import { JobsListPage } from './jobs-list-page.tsx';

const { list } = jobEndpoints;
const answer = (data: JobRow[]) => ({
  data,
  page: { ...fixtureFor(list.response).page, limit: 25, total: data.length, from: 1 },
});
const daysAgo = (days: number) =>
  new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const backend: JobRow = {
  id: '64b000000000000000000021',
  number: 'J-00001',
  title: 'Senior backend engineer (Go)',
  status: 'open',
  company: { id: '64b000000000000000000011', name: 'Lumera Pay' },
  priority: 'urgent',
  positionsCount: 3,
  positionsFilled: 1,
  positionsReserved: 1,
  onHold: 2,
  openedDate: '2026-01-05',
  leadRecruiter: { id: '64b000000000000000000002', name: 'Ana Kovač' },
  clock: { state: 'late', hours: 31.5, limitHours: 72 },
  stages: {
    added: 9,
    interested: 6,
    internal_review: 0,
    submitted: 3,
    client_interview: 0,
    selected: 0,
    contracting: 1,
  },
};
const draft: JobRow = {
  ...backend,
  id: '64b000000000000000000022',
  number: 'J-00002',
  title: 'Data scientist',
  status: 'draft',
  priority: 'normal',
  openedDate: null,
  leadRecruiter: null,
};

const show = (
  reply: Parameters<typeof respond<typeof list>>[1],
  {
    path = '/jobs',
    session = 'recruiter' as const,
    waiting = [],
  }: { path?: string; session?: 'recruiter' | 'vetter'; waiting?: JobRow[] } = {},
) =>
  renderRemote(<JobsListPage />, {
    api,
    path,
    session,
    handlers: [
      respond(list, (call) =>
        isPending(call.query as { sort?: string }) ? answer(waiting) : reply(call),
      ),
    ],
  });
/** The page queries pending requests separately from the list. */
const isPending = ({ sort }: { sort?: string }) => sort === 'createdAt';
const asked = (network: ReturnType<typeof show>['network']) =>
  network.callsOf(list).filter(({ query }) => !isPending(query as { sort?: string }));
const rowOf = async (name: RegExp) => within(await screen.findByRole('row', { name }));

test('a row shows what is sought, for whom, the progress and the lead', async () => {
  const { container } = show(() => answer([backend, draft]));
  const row = await rowOf(/Senior backend/);
  for (const text of ['J-00001', 'Lumera Pay', 'Open', 'Urgent', '1 of 3', '5 Jan 2026'])
    expect(row.getByText(text)).toBeVisible();
  expect(row.getByRole('img', { name: 'Ana Kovač' })).toBeVisible();
  expect(
    row.getByRole('img', {
      name: 'In the pipeline: Added 9, Interested 6, Submitted 3, Contracting 1, 2 on hold',
    }),
  ).toBeVisible();
  expect(row.getByRole('img', { name: '1 filled, 1 reserved, 1 open' })).toBeVisible();
  expect(row.getByText(/^\d+ days ago$/)).toBeVisible();
  const unopened = await rowOf(/Data scientist/);
  expect(unopened.getByText('Not opened')).toBeVisible();
  expect(unopened.getByText('None')).toBeVisible();
  expect(row.getByRole('link', { name: /Senior backend/ })).toHaveAttribute(
    'href',
    `/jobs/${backend.id}`,
  );
  expect(row.getByText('31 h, late')).toBeVisible();
  expect(await axeFindings(container)).toEqual([]);
});

test('requests that wait for review are shown above the list', async () => {
  show(() => answer([backend]), {
    waiting: [{ ...draft, status: 'pending_review', title: 'Growth marketer' }],
  });
  const panel = within(await screen.findByRole('region', { name: '1 request waits for review' }));
  expect(panel.getByRole('link', { name: 'Growth marketer' })).toHaveAttribute(
    'href',
    `/jobs/${draft.id}`,
  );
});

test('a settled job shows no age', async () => {
  show(() => answer([{ ...backend, status: 'filled', openedDate: daysAgo(40) }]));
  expect((await rowOf(/Senior backend/)).queryByText(/days ago/)).not.toBeInTheDocument();
});

test('users who may read only titles see neither the company nor the lead', async () => {
  const { company: _company, leadRecruiter: _lead, ...titleOnly } = backend;
  show(() => answer([titleOnly]), { session: 'vetter' });
  await rowOf(/Senior backend/);
  expect(screen.queryByRole('columnheader', { name: /Company/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('columnheader', { name: /^Lead/ })).not.toBeInTheDocument();
});

test('search, filter and order come from the address, and a click on a column header changes it', async () => {
  const { user, network } = show(() => answer([backend]), {
    path: '/jobs?q=sen&filter[status]=open',
  });
  await rowOf(/Senior backend/);
  expect(asked(network)[0]?.query).toMatchObject({
    q: 'sen',
    sort: '-openedDate',
    'filter[status]': ['open'],
  });
  await user.click(screen.getByRole('button', { name: /^Job/ }));
  await waitFor(() => expect(asked(network).at(-1)?.query).toMatchObject({ sort: 'title' }));
  expect(window.location.search).toContain('sort=title');
});

test('on a phone a row becomes three lines with the same content', async () => {
  const query = window.matchMedia;
  window.matchMedia = (media) => ({ ...query(media), matches: media.includes('640px') });
  try {
    show(() => answer([backend]));
    const row = within(await screen.findByRole('listitem'));
    for (const text of [
      'Senior backend engineer (Go)',
      '1 of 3',
      'Lumera Pay · J-00001',
      'Open',
      'Urgent',
    ])
      expect(row.getByText(text)).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  } finally {
    window.matchMedia = query;
  }
});

test('the first visit explains what belongs here', async () => {
  const { container } = show(() => answer([]));
  expect(await screen.findByText('No jobs yet')).toBeVisible();
  expect(await axeFindings(container)).toEqual([]);
});

test('when nothing matches, the filters can be cleared', async () => {
  const { user } = show(({ query }) => answer(query.q ? [] : [backend]), {
    path: '/jobs?q=nobody',
  });
  expect(await screen.findByText('No jobs match')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear search and filters' }));
  expect(await screen.findByText('Lumera Pay')).toBeVisible();
});

test('a failure says so and can be tried again', async () => {
  let broken = true;
  const { user } = show(() => (broken ? fail('INTERNAL') : answer([backend])));
  const retry = await screen.findByRole('button', { name: 'Try again' });
  broken = false;
  await user.click(retry);
  expect(await screen.findByText('Lumera Pay')).toBeVisible();
});

test('a role that may not see jobs is told so', async () => {
  show(() => fail('FORBIDDEN'));
  expect(await screen.findByText(/Recruiter/)).toBeVisible();
});
