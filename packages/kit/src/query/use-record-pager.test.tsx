import { screen, waitFor } from '@testing-library/react';
import type { Page } from '@muster/contracts';
import { RecordPager } from '@muster/ui';
import { renderRemote } from '../testing/index.ts';
import { keepTrail } from './list-trail.ts';
import { useRecordPager } from './use-record-pager.ts';

const page: Page = {
  limit: 2,
  from: 3,
  total: 5,
  totalIsCapped: false,
  nextCursor: 'after-d',
  prevCursor: 'before-c',
};
const load = jest.fn((_query: Record<string, string | number>) =>
  Promise.resolve({
    data: [{ id: 'e' }],
    page: { ...page, from: 5, nextCursor: null, prevCursor: 'before-e' },
  }),
);

function Record({ id }: { id: string }) {
  const pager = useRecordPager({
    list: 'candidates',
    id,
    load,
    hrefOf: (to) => `/candidates/${to}`,
  });
  return pager ? <RecordPager {...pager} /> : <p>No list</p>;
}

beforeEach(() => {
  sessionStorage.clear();
  load.mockClear();
});

test('moves to the neighbours in the list, across its pages', async () => {
  keepTrail('candidates', { ...page, query: { sort: 'name', limit: 2 }, ids: ['c', 'd'] });
  const { user, platform } = renderRemote(<Record id="d" />, { path: '/candidates/d' });
  expect(screen.getByText('4 of 5')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Previous/ }));
  expect(platform.visited.at(-1)).toBe('/candidates/c');

  await user.click(screen.getByRole('button', { name: /^Next/ }));
  await waitFor(() => expect(platform.visited.at(-1)).toBe('/candidates/e'));
  expect(load).toHaveBeenCalledWith({ sort: 'name', limit: 2, cursor: 'after-d' });
});

test('a record that is in no loaded list has no neighbours', () => {
  keepTrail('candidates', { ...page, query: {}, ids: ['c', 'd'] });
  renderRemote(<Record id="x" />, { path: '/candidates/x' });
  expect(screen.getByText('No list')).toBeVisible();
});
