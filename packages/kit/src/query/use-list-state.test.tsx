import { useEffect } from 'react';
import { candidateEndpoints, pageSchema } from '@muster/contracts';
import { act, fixtureFor, renderRemote, screen, waitFor } from '../testing/index.ts';
import { useListState } from './use-list-state.ts';

const page = fixtureFor(pageSchema, {
  nextCursor: 'next-page',
  prevCursor: null,
  limit: 25,
  total: 60,
  from: 1,
});
let list: ReturnType<typeof useListState>;

interface ListProps {
  filters?: Record<string, string>;
  accepts?: typeof candidateEndpoints.list.query;
}

function List({ filters = {}, accepts }: ListProps) {
  const state = useListState({ key: 'people', defaults: { sort: '-updatedAt', filters }, accepts });
  useEffect(() => {
    list = state;
  });
  const table = state.tableProps(page, 25);
  return (
    <>
      <p>{JSON.stringify(state.query)}</p>
      <p>{`rows ${table.page?.from}–${table.page?.to}, ${table.density}`}</p>
      <button onClick={table.onNext}>Next</button>
      <button onClick={() => table.onDensityChange('compact')}>Compact</button>
      <p>{`${table.shape} of ${table.columnOrder?.join() ?? 'the usual columns'}`}</p>
      <button onClick={() => table.onColumnOrderChange(['rate', 'status'])}>Rate first</button>
      <button onClick={() => table.onShapeChange('cards')}>Cards</button>
      <button
        onClick={() => state.filterBar.onChange({ status: 'new,active', 'englishLevel.gte': 'B2' })}
      >
        Filter
      </button>
      <button onClick={() => state.filterBar.onChange({})}>No filter</button>
    </>
  );
}

const query = () => list.query as Record<string, unknown>;
const address = () => decodeURIComponent(window.location.search);

beforeEach(() => localStorage.clear());

test('reads search, filters, sort, size and cursor from the address, as the endpoint takes them', () => {
  renderRemote(<List />, {
    path: '/candidates?q=ana&sort=name&limit=50&cursor=abc&filter[status]=new&filter[englishLevel][gte]=B2',
  });
  expect(query()).toEqual({
    q: 'ana',
    sort: 'name',
    limit: 50,
    cursor: 'abc',
    'filter[status]': 'new',
    'filter[englishLevel][gte]': 'B2',
  });
  expect(list.filters).toEqual({ status: 'new', 'englishLevel.gte': 'B2' });
  const known = candidateEndpoints.list.query?.safeParse({
    ...query(),
    sort: '-updatedAt',
    'filter[englishLevel][gte]': 'B2',
  });
  expect(known?.error).toBeUndefined();
});

test('a filter is added to the address, starts on the first page, and Back removes it', async () => {
  const { user } = renderRemote(<List />, { path: '/candidates?view=mine&cursor=abc' });
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  expect(window.location.search).toBe(
    '?view=mine&filter[status]=new,active&filter[englishLevel][gte]=B2',
  );
  expect(query()).not.toHaveProperty('cursor');
  window.history.back();
  await waitFor(() => expect(query()).toHaveProperty('cursor', 'abc'));
  expect(list.filters).toEqual({});
});

test('typing a search is one history entry, not one per letter', async () => {
  renderRemote(<List />, { path: '/candidates' });
  const entries = window.history.length;
  act(() => list.filterBar.onSearch('a'));
  await waitFor(() => expect(address()).toBe('?q=a'));
  act(() => list.filterBar.onSearch('an'));
  await waitFor(() => expect(address()).toBe('?q=an'));
  expect(window.history.length).toBe(entries);
});

test('Next puts the cursor into the address', async () => {
  const { user } = renderRemote(<List />, { path: '/candidates' });
  expect(screen.getByText('rows 1–25, comfortable')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(address()).toBe('?cursor=next-page');
});

test('default filters apply until the user removes them', async () => {
  const { user } = renderRemote(<List filters={{ status: 'active' }} />, { path: '/candidates' });
  expect(query()).toHaveProperty(['filter[status]'], 'active');
  await user.click(screen.getByRole('button', { name: 'No filter' }));
  expect(address()).toBe('?filters=none');
  expect(query()).not.toHaveProperty(['filter[status]']);
});

test('an unavailable page size becomes the default', () => {
  renderRemote(<List />, { path: '/candidates?limit=9999' });
  expect(query()).toHaveProperty('limit', 25);
});

test('density is remembered by the browser, not by the address', async () => {
  const { user, unmount } = renderRemote(<List />, { path: '/candidates' });
  await user.click(screen.getByRole('button', { name: 'Compact' }));
  expect(address()).toBe('');
  unmount();
  renderRemote(<List />, { path: '/candidates' });
  expect(screen.getByText('rows 1–25, compact')).toBeVisible();
});

test('the order of the columns and the cards are remembered by the browser', async () => {
  const { user, unmount } = renderRemote(<List />, { path: '/candidates' });
  expect(screen.getByText('table of the usual columns')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Rate first' }));
  await user.click(screen.getByRole('button', { name: 'Cards' }));
  unmount();
  renderRemote(<List />, { path: '/candidates' });
  expect(screen.getByText('cards of rate,status')).toBeVisible();
});

test('omits parameters that the endpoint refuses, keeps showing them and applies the rest', () => {
  renderRemote(<List accepts={candidateEndpoints.list.query} />, {
    path: '/candidates?sort=vanished&filter[status][is]=active&filter[englishLevel][gte]=B2',
  });
  expect(query()).toEqual({ sort: '-updatedAt', limit: 25, 'filter[englishLevel][gte]': 'B2' });
  expect(list.filterBar.value).toEqual({ 'englishLevel.gte': 'B2' });
  expect(list.filterBar.refused).toEqual({ 'status.is': 'active' });
  act(() => list.filterBar.onChange({}));
  expect(list.filterBar.refused).toEqual({ 'status.is': 'active' });
  act(() => list.filterBar.onRemoveRefused('status.is'));
  expect(list.filterBar.refused).toEqual({});
  expect(address()).not.toContain('filter[');
});
