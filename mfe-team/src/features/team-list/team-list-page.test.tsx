import { href, teamEndpoints, teamRoutes } from '@muster/contracts';
import {
  act,
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
import { TeamListPage } from './team-list-page.tsx';
import type { TeamRow } from './team-row.ts';

const { list } = teamEndpoints;
const answer = (data: TeamRow[]) => ({
  data,
  page: { ...fixtureFor(list.response).page, limit: 25, total: data.length, from: 1 },
});
const joana: TeamRow = {
  userId: '64b000000000000000000051',
  candidateId: null,
  id: '64b000000000000000000041',
  name: 'Joana Winter',
  kind: 'staff',
  title: 'Recruiter and vetter',
  department: 'Product team',
  status: 'on_leave',
  manager: { id: '64b000000000000000000002', name: 'Lukas Petrov' },
  timeZone: 'Europe/Lisbon',
  country: 'PT',
  roles: ['recruiter', 'vetter'],
  weeklyHours: 40,
  load: { jobs: 3, interviews: 2 },
  away: { why: 'on_leave', holiday: null },
  opens: false,
};
const bruno: TeamRow = {
  ...joana,
  id: '64b000000000000000000042',
  userId: '64b000000000000000000052',
  candidateId: '64b000000000000000000062',
  name: 'Bruno Cardoso',
  kind: 'contractor',
  title: 'Backend engineer',
  department: null,
  status: 'active',
  manager: null,
  timeZone: null,
  country: null,
  roles: [],
  weeklyHours: 30,
  load: { jobs: 0, interviews: 0 },
  away: { why: 'holiday', holiday: 'Epiphany' },
};

const show = (reply: Parameters<typeof respond<typeof list>>[1], path = '/team') =>
  renderRemote(<TeamListPage />, { api, path, handlers: [respond(list, reply)] });
const rowOf = async (name: RegExp) => within(await screen.findByRole('row', { name }));

test('a row shows who the member is, their work, their lead and their time', async () => {
  const { container } = show(() => answer([joana, bruno]));
  const row = await rowOf(/Joana Winter/);
  for (const text of [
    'Recruiter and vetter',
    'Product team',
    'Recruiter',
    'Vetter',
    'Lukas Petrov',
    'Portugal',
    'Staff',
    'On leave',
    'Out today: on leave',
    '3 jobs',
    '2 interviews',
  ])
    expect(row.getByText(text)).toBeVisible();
  expect(row.getByText(/^\d\d:\d\d$/)).toBeVisible();
  const contractor = await rowOf(/Bruno Cardoso/);
  for (const text of ['Contractor', 'No roles', 'No manager', 'Out today: Epiphany'])
    expect(contractor.getByText(text)).toBeVisible();
  expect(await axeFindings(container)).toEqual([]);
});

test('a name opens the member’s work, with the keyboard too', async () => {
  const hidden = {
    ...bruno,
    id: '64b000000000000000000043',
    name: 'Someone Else',
    candidateId: null,
  };
  const open = { ...joana, id: '64b000000000000000000044', name: 'Own Person', opens: true };
  show(() => answer([joana, bruno, hidden, open]));
  const staff = (await rowOf(/Joana Winter/)).getByRole('link', { name: 'Joana Winter' });
  expect(staff).toHaveAttribute('href', `/jobs?filter%5Bmember%5D=${joana.userId}`);
  const contractor = (await rowOf(/Bruno Cardoso/)).getByRole('link', { name: 'Bruno Cardoso' });
  expect(contractor).toHaveAttribute('href', `/candidates/${bruno.candidateId}/profile`);
  act(() => contractor.focus());
  expect(contractor).toHaveFocus();
  expect((await rowOf(/Own Person/)).getByRole('link', { name: 'Own Person' })).toHaveAttribute(
    'href',
    `/team/${open.id}/profile`,
  );
  // A member whose record is hidden from the reader is no link.
  expect((await rowOf(/Someone Else/)).queryByRole('link')).not.toBeInTheDocument();
});

test('search, filters and order come from the address, and a click on a column head changes it', async () => {
  const { user, network } = show(
    () => answer([joana]),
    '/team?q=jo&filter[kind]=staff&filter[status]=active,on_leave',
  );
  await rowOf(/Joana Winter/);
  expect(network.callsOf(list)[0]?.query).toMatchObject({
    q: 'jo',
    sort: 'name',
    'filter[kind]': ['staff'],
    'filter[status]': ['active', 'on_leave'],
  });
  await user.click(screen.getByRole('button', { name: /^Title/ }));
  await waitFor(() => expect(network.callsOf(list).at(-1)?.query).toMatchObject({ sort: 'title' }));
  expect(window.location.search).toContain('sort=title');
});

test('on a phone, a row becomes three lines with the same content', async () => {
  const query = window.matchMedia;
  window.matchMedia = (media) => ({ ...query(media), matches: media.includes('640px') });
  try {
    show(() => answer([joana]));
    const row = within(await screen.findByRole('listitem'));
    for (const text of [
      'Joana Winter',
      'Staff',
      'Recruiter and vetter · Product team',
      'On leave',
      'Recruiter',
      'Vetter',
    ])
      expect(row.getByText(text)).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  } finally {
    window.matchMedia = query;
  }
});

test('the first visit explains who belongs here', async () => {
  const { container } = show(() => answer([]));
  expect(await screen.findByText('Nobody here yet')).toBeVisible();
  expect(await axeFindings(container)).toEqual([]);
});

test('when no member matches, the filters can be cleared', async () => {
  const { user } = show(({ query }) => answer(query.q ? [] : [joana]), '/team?q=nobody');
  expect(await screen.findByText('Nobody matches')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear search and filters' }));
  expect(await screen.findByText('Joana Winter')).toBeVisible();
});

test('a failure is reported and can be retried', async () => {
  let broken = true;
  const { user } = show(() => (broken ? fail('INTERNAL') : answer([joana])));
  const retry = await screen.findByRole('button', { name: 'Try again' });
  broken = false;
  await user.click(retry);
  expect(await screen.findByText('Joana Winter')).toBeVisible();
});

test('a role that may not see the team is told that', async () => {
  show(() => fail('FORBIDDEN'));
  expect(await screen.findByText(/Administrator/)).toBeVisible();
});

test('the team is shown below its leads, one branch at a time', async () => {
  const lukas: TeamRow = {
    ...joana,
    id: '64b000000000000000000043',
    userId: '64b000000000000000000002',
    name: 'Lukas Petrov',
    title: 'Head of recruiting',
    status: 'active',
    manager: null,
    away: null,
    opens: true,
  };
  const { user, container } = renderRemote(<TeamListPage />, {
    api,
    path: '/team?as=tree',
    handlers: [
      respond(list, () => answer([])),
      respond(teamEndpoints.tree, () => ({ data: [bruno, joana, lukas], left: 2 })),
    ],
  });
  const leads = within(await screen.findByRole('list', { name: 'Who leads whom' }));
  const below = within(leads.getByText('Lukas Petrov').closest('li') ?? container);
  expect(below.getByText('Joana Winter')).toBeVisible();
  expect(leads.getByRole('link', { name: 'Lukas Petrov' })).toHaveAttribute(
    'href',
    href(teamRoutes.teamByIdProfile, { id: lukas.id }),
  );
  expect(leads.queryByText('Bruno Cardoso')).not.toBeInTheDocument();
  const alone = within(screen.getByRole('list', { name: 'Without a manager' }));
  expect(alone.getByText('Bruno Cardoso')).toBeVisible();
  expect(screen.getByText(/2 more people are not shown/)).toBeVisible();
  expect(await axeFindings(container)).toEqual([]);

  await user.click(leads.getByRole('button', { name: 'Hide who reports to Lukas Petrov' }));
  expect(leads.queryByText('Joana Winter')).not.toBeInTheDocument();
  await user.click(screen.getByText('List'));
  expect(await screen.findByText('Nobody here yet')).toBeVisible();
  expect(window.location.search).toBe('');
});
