import { companyEndpoints, type CompanyRow } from '@muster/contracts';
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
import { CompaniesListPage } from './companies-list-page.tsx';

const { list } = companyEndpoints;
const answer = (data: CompanyRow[]) => ({
  data,
  page: { ...fixtureFor(list.response).page, limit: 25, total: data.length, from: 1 },
});
const lumera: CompanyRow = {
  id: '64b000000000000000000011',
  number: 'CO-0001',
  name: 'Lumera Pay',
  logo: null,
  status: 'active',
  industry: 'Fintech',
  country: 'GB',
  city: 'London',
  timeZone: 'Europe/London',
  accountManager: { id: '64b000000000000000000002', name: 'Jonas Weber' },
  openJobs: 2,
  contractors: 3,
  submissionsWaiting: 4,
  responseHours: 31.6,
  lastContactAt: null,
  deletedAt: null,
  version: 1,
};
const sablecore: CompanyRow = {
  ...lumera,
  id: '64b000000000000000000012',
  number: 'CO-0005',
  name: 'Sablecore Games',
  status: 'on_hold',
  accountManager: null,
  openJobs: 0,
};

const show = (reply: Parameters<typeof respond<typeof list>>[1], path = '/companies') =>
  renderRemote(<CompaniesListPage />, { api, path, handlers: [respond(list, reply)] });
const rowOf = async (name: RegExp) => within(await screen.findByRole('row', { name }));

test('a row shows the company, its country, account manager and number of open jobs', async () => {
  const { container } = show(() => answer([lumera, sablecore]));
  const row = await rowOf(/Lumera Pay/);
  for (const text of ['CO-0001', 'Active', 'London, United Kingdom', 'Jonas Weber', '2', '3', '4'])
    expect(row.getByText(text)).toBeVisible();
  expect(row.getByText('32 h')).toBeVisible();
  expect(row.getByText('Never')).toBeVisible();
  const paused = await rowOf(/Sablecore Games/);
  expect(paused.getByText('On hold')).toBeVisible();
  expect(paused.getByText('Nobody yet')).toBeVisible();
  expect(row.getByRole('link', { name: /Lumera Pay/ })).toHaveAttribute(
    'href',
    `/companies/${lumera.id}/overview`,
  );
  expect(await axeFindings(container)).toEqual([]);
});

test('the columns shown at first fit beside the navigation of a small screen', async () => {
  show(() => answer([lumera]));
  await rowOf(/Lumera Pay/);
  // Width of a 1,360-pixel screen without the navigation and a scroll bar.
  const least = Number.parseInt(screen.getByRole('table').style.minWidth, 10);
  expect(least).toBeGreaterThan(800);
  expect(least).toBeLessThanOrEqual(1360 - 220 - 15);
});

test('a number that the reader may not see is a dash with the reason, and not zero', async () => {
  show(() => answer([{ ...lumera, contractors: null, submissionsWaiting: null }]));
  const row = await rowOf(/Lumera Pay/);
  expect(
    row.getAllByText('Only people responsible for this client can see this number'),
  ).toHaveLength(2);
  expect(row.queryByText('0')).not.toBeInTheDocument();
});

test('search, filter and order come from the address, and a click on a column header changes it', async () => {
  const { user, network } = show(
    () => answer([lumera]),
    '/companies?q=lum&filter[status]=active,on_hold',
  );
  await rowOf(/Lumera Pay/);
  expect(network.callsOf(list)[0]?.query).toMatchObject({
    q: 'lum',
    sort: 'name',
    'filter[status]': ['active', 'on_hold'],
  });
  await user.click(screen.getByRole('button', { name: /^Status/ }));
  await waitFor(() =>
    expect(network.callsOf(list).at(-1)?.query).toMatchObject({ sort: 'status' }),
  );
  expect(window.location.search).toContain('sort=status');
});

test('on a phone a row becomes three lines with the same content', async () => {
  const query = window.matchMedia;
  window.matchMedia = (media) => ({ ...query(media), matches: media.includes('640px') });
  try {
    show(() => answer([lumera]));
    const row = within(await screen.findByRole('listitem'));
    for (const text of [
      'Lumera Pay',
      'CO-0001',
      'Fintech · London, United Kingdom',
      'Active',
      '2 open jobs',
    ])
      expect(row.getByText(text)).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  } finally {
    window.matchMedia = query;
  }
});

test('the first visit explains what belongs here', async () => {
  const { container } = show(() => answer([]));
  expect(await screen.findByText('Add your first client')).toBeVisible();
  expect(await axeFindings(container)).toEqual([]);
});

test('when nothing matches, the filters can be cleared', async () => {
  const { user } = show(({ query }) => answer(query.q ? [] : [lumera]), '/companies?q=nobody');
  expect(await screen.findByText('No companies match')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear search and filters' }));
  expect(await screen.findByText('Lumera Pay')).toBeVisible();
});

test('a wrong filter in the address is named and can be removed; the rest applies', async () => {
  const { user, network } = show(
    () => answer([lumera]),
    '/companies?filter[status][is]=active&filter[status]=on_hold',
  );
  expect(await screen.findByText('Lumera Pay')).toBeVisible();
  expect(network.callsOf(list).at(-1)?.query).toMatchObject({
    'filter[status]': ['on_hold'],
  });
  expect(screen.getByText('Not applied: Status “active”')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove the filter Status “active”' }));
  expect(screen.queryByText(/Not applied/)).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: /Remove the filter Status/ })).toBeVisible();
});

test('if the server refuses a filter, the filter bar stays usable', async () => {
  const { user } = show(
    ({ query }) =>
      query['filter[status]']
        ? fail('INVALID_FILTER', { context: { key: 'filter[status]' } })
        : answer([lumera]),
    '/companies?filter[status]=active',
  );
  expect(await screen.findByText('This could not be loaded')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /Remove the filter Status/ }));
  expect(await screen.findByText('Lumera Pay')).toBeVisible();
});

test('a failure says so and can be tried again', async () => {
  let broken = true;
  const { user } = show(() => (broken ? fail('INTERNAL') : answer([lumera])));
  const retry = await screen.findByRole('button', { name: 'Try again' });
  broken = false;
  await user.click(retry);
  expect(await screen.findByText('Lumera Pay')).toBeVisible();
});

test('a role that may not see companies is told so', async () => {
  show(() => fail('FORBIDDEN'));
  expect(await screen.findByText(/Administrator/)).toBeVisible();
});
