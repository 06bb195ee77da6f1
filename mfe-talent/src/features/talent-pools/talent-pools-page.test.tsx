import { poolEndpoints } from '@muster/contracts';
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
import { makePool } from '../../testing/pool.fixtures.ts';
import type { PoolRow } from './pool-row.ts';
import { TalentPoolsPage } from './talent-pools-page.tsx';

const { list } = poolEndpoints;
const answer = (data: PoolRow[]) => ({
  data,
  page: { ...fixtureFor(list.response).page, limit: 25, total: data.length, from: 1 },
});
const react: PoolRow = {
  id: '64b000000000000000000031',
  name: 'Senior React LATAM',
  description: 'React people within four hours of New York.',
  kind: 'manual',
  status: 'active',
  isPrivate: false,
  owner: { id: '64b000000000000000000002', name: 'Joana Winter' },
  memberCount: 16,
  vettedCount: 8,
  availableCount: 5,
  targetSize: 30,
};
const bench: PoolRow = {
  ...react,
  id: '64b000000000000000000032',
  name: 'Executives',
  description: null,
  kind: 'smart',
  isPrivate: true,
  owner: null,
  memberCount: 4,
  targetSize: null,
};

const show = (reply: Parameters<typeof respond<typeof list>>[1], path = '/talent/talentpools') =>
  renderRemote(<TalentPoolsPage />, {
    api,
    path,
    handlers: [respond(list, reply), respond(poolEndpoints.read, () => makePool())],
  });
const rowOf = async (name: RegExp) => within(await screen.findByRole('row', { name }));

test('a row shows what the pool is for, how full it is and who owns it', async () => {
  const { container } = show(() => answer([react, bench]));
  const row = await rowOf(/Senior React/);
  for (const text of [
    'React people within four hours of New York.',
    'Manual',
    'Active',
    'of 30',
    '50 %',
    'Joana Winter',
  ])
    expect(row.getByText(text)).toBeVisible();
  expect(row.getByRole('progressbar', { name: '16 of 30 members' })).toBeVisible();
  expect(row.queryByRole('img', { name: 'Private' })).not.toBeInTheDocument();
  const closed = await rowOf(/Executives/);
  expect(closed.getByRole('img', { name: 'Private' })).toBeVisible();
  for (const text of ['Smart', 'No target', 'No owner'])
    expect(closed.getByText(text)).toBeVisible();
  expect(await axeFindings(container)).toEqual([]);
});

test('a row opens the pool, also by keyboard', async () => {
  show(() => answer([react, bench]));
  for (const { name, id } of [react, bench]) {
    const link = (await rowOf(new RegExp(name))).getByRole('link', {
      name: new RegExp(`^${name}`),
    });
    expect(link).toHaveAttribute('href', `/talent/talentpools/${id}`);
    act(() => link.focus());
    expect(link).toHaveFocus();
  }
});

test('a row shows how many open jobs need the pool, and links to its questions', async () => {
  show(() => answer([{ ...react, openJobs: 3 }]));
  const row = await rowOf(/Senior React/);
  expect(row.getByRole('cell', { name: '3' })).toBeVisible();
  expect(
    row.getByRole('link', { name: 'Screening questions of Senior React LATAM' }),
  ).toHaveAttribute('href', `/talent/talentpools/${react.id}/screening-questions`);
});

test('search, filter and order come from the address, and a click on a column header changes it', async () => {
  const { user, network } = show(
    () => answer([react]),
    '/talent/talentpools?q=sen&filter[status]=active',
  );
  await rowOf(/Senior React/);
  expect(network.callsOf(list)[0]?.query).toMatchObject({
    q: 'sen',
    sort: 'name',
    'filter[status]': ['active'],
  });
  await user.click(screen.getByRole('button', { name: /^Members/ }));
  await waitFor(() =>
    expect(network.callsOf(list).at(-1)?.query).toMatchObject({ sort: '-memberCount' }),
  );
  expect(window.location.search).toContain('sort=-memberCount');
});

test('on a phone a row becomes three lines with the same content', async () => {
  const query = window.matchMedia;
  window.matchMedia = (media) => ({ ...query(media), matches: media.includes('640px') });
  try {
    show(() => answer([react]));
    const row = within(await screen.findByRole('listitem'));
    for (const text of [
      'Senior React LATAM',
      'of 30',
      'React people within four hours of New York.',
      'Active',
      'Joana Winter',
    ])
      expect(row.getByText(text)).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  } finally {
    window.matchMedia = query;
  }
});

test('the first visit explains what a pool is', async () => {
  const { container } = show(() => answer([]));
  expect(await screen.findByText('No talent pools yet')).toBeVisible();
  expect(await axeFindings(container)).toEqual([]);
});

test('when nothing matches, the filters can be cleared', async () => {
  const { user } = show(
    ({ query }) => answer(query.q ? [] : [react]),
    '/talent/talentpools?q=nobody',
  );
  expect(await screen.findByText('No pools match')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear search and filters' }));
  expect(await screen.findByText('Senior React LATAM')).toBeVisible();
});

test('a failure says so and can be tried again', async () => {
  let broken = true;
  const { user } = show(() => (broken ? fail('INTERNAL') : answer([react])));
  const retry = await screen.findByRole('button', { name: 'Try again' });
  broken = false;
  await user.click(retry);
  expect(await screen.findByText('Senior React LATAM')).toBeVisible();
});

test('a role that may not see pools is told so', async () => {
  show(() => fail('FORBIDDEN'));
  expect(await screen.findByText(/Administrator/)).toBeVisible();
});
