import {
  searchEndpoints,
  searchIndexEndpoints,
  teamRoutes,
  type SearchIndexView,
} from '@muster/contracts';
import { defineRemoteRoutes } from '@muster/kit';
import {
  axeFindings,
  fail,
  renderRemote,
  respond,
  screen,
  waitFor,
  within,
  type Handler,
} from '@muster/kit/testing';
import { api } from '../../api.ts';
import { SearchIndexPage } from './search-index-page.tsx';

const routes = defineRemoteRoutes([
  { route: teamRoutes.settingsAlgoliaGenerate, element: <SearchIndexPage /> },
]);
const at = '2026-11-20T09:00:00.000Z';
const view: SearchIndexView = {
  engine: 'embedded',
  state: 'ready',
  ageSeconds: 0,
  bytes: 25_000_000,
  kinds: [
    { kind: 'company', documents: 7, expected: 7, builtAt: at },
    { kind: 'candidate', documents: 158, expected: 160, builtAt: at },
  ],
  lastError: null,
  rebuild: null,
};
const open = (shown: SearchIndexView, handlers: Handler[] = []) =>
  renderRemote(routes, {
    api,
    path: '/settings/algolia/generate',
    session: 'admin',
    handlers: [respond(searchIndexEndpoints.read, () => shown), ...handlers],
  });

it('shows each type with its missing entries, and rebuilds one of them', async () => {
  const asked: unknown[] = [];
  const { container, user } = open(view, [
    respond(searchIndexEndpoints.rebuild, ({ body }) => {
      asked.push(body);
      const rebuild = {
        kind: 'candidate' as const,
        requestedAt: at,
        requestedBy: 'Ines Moreau',
        state: 'running' as const,
        done: 40,
        total: 160,
        error: null,
      };
      return { ...view, rebuild };
    }),
  ]);
  expect(await screen.findByText('158 documents')).toBeVisible();
  expect(screen.getByText('2 missing')).toBeVisible();
  expect(screen.getByText('The index is up to date')).toBeVisible();
  expect(await axeFindings(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Rebuild Candidates' }));
  expect(asked).toEqual([{ kind: 'candidate' }]);
});

it('shows the progress of a rebuild and does not allow another to start', async () => {
  const rebuild = {
    kind: null,
    requestedAt: at,
    requestedBy: 'Ines Moreau',
    state: 'running' as const,
    done: 40,
    total: 160,
    error: null,
  };
  open({ ...view, rebuild });
  expect(await screen.findByText('Rebuilding: 40 of 160 documents')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Rebuild all' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Rebuild Companies' })).toBeDisabled();
});

it('says why the last rebuild failed, and that a second one must wait', async () => {
  const rebuild = {
    kind: null,
    requestedAt: at,
    requestedBy: null,
    state: 'failed' as const,
    done: 0,
    total: 160,
    error: 'The database is away',
  };
  const { user, platform } = open({ ...view, state: 'behind', ageSeconds: 9, rebuild }, [
    respond(searchIndexEndpoints.rebuild, () => fail('OPERATION_RUNNING')),
  ]);
  expect(await screen.findByText(/still there\. The database is away/)).toBeVisible();
  expect(screen.getByText('Changes of the last 9 seconds are not in yet.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Rebuild all' }));
  await waitFor(() => expect(platform.notices.at(-1)?.text).toMatch(/already running/));
});

it('tests the index with a query', async () => {
  const { user } = open(view, [
    respond(searchEndpoints.find, ({ query }) => ({
      hits:
        query.q === 'quill'
          ? [
              {
                kind: 'candidate' as const,
                id: '64b0000000000000000000c1',
                number: null,
                title: 'Ada Quill',
                subtitle: 'Engineer',
                status: null,
                score: 1,
              },
            ]
          : [],
      index: { state: 'ready' as const, ageSeconds: 0 },
    })),
  ]);
  const words = await screen.findByRole('textbox', { name: 'Words to search for' });
  await user.type(words, 'quill{Enter}');
  expect(await screen.findByText('Ada Quill')).toBeVisible();
  expect(within(screen.getByRole('status')).getByText(/^1 result in \d+ ms$/)).toBeVisible();
  await user.clear(words);
  await user.type(words, 'zzz{Enter}');
  expect(await screen.findByText('No results for “zzz”')).toBeVisible();
});
