import { peopleSearchEndpoints, savedSearchEndpoints, type SavedSearch } from '@muster/contracts';
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
import { api } from '../../../api.ts';
import { CandidatesRoutes } from '../../../routes.tsx';
import { idOf } from '../../../testing/candidate.fixtures.ts';

const { create, list, update, delete: remove } = savedSearchEndpoints;

const saved = (changes: Partial<SavedSearch> = {}): SavedSearch => ({
  id: idOf(71),
  name: 'Go in Brazil',
  query: 'go country:BR',
  alert: false,
  problems: [],
  updatedAt: '2026-11-20T10:00:00.000Z',
  version: 3,
  ...changes,
});

const show = (searches: SavedSearch[], handlers: Handler[] = [], search = 'q=react&saved=1') =>
  renderRemote(<CandidatesRoutes />, {
    api,
    session: 'recruiter',
    path: `/search/candidate-search?${search}`,
    handlers: [
      respond(peopleSearchEndpoints.find, () => ({
        data: [],
        facets: [],
        problems: [],
        index: { state: 'ready' as const, ageSeconds: 0 },
        page: { limit: 25, total: 0, totalIsCapped: false, from: null },
      })),
      respond(list, () => ({ data: searches })),
      ...handlers,
    ],
  });
const drawer = async () => within(await screen.findByRole('dialog', { name: 'Saved searches' }));

test('the current search is saved with an alert', async () => {
  const { user, network } = show(
    [],
    [respond(create, ({ body }) => saved({ ...body, alert: body.alert ?? false }))],
    'q=react',
  );
  await user.click(await screen.findByRole('button', { name: 'Saved searches' }));
  const opened = await drawer();
  await user.click(await opened.findByRole('button', { name: 'Save search' }));
  expect(network.callsOf(create)).toEqual([]);
  await user.type(opened.getByRole('textbox', { name: /^Name/ }), 'React people');
  await user.click(opened.getByRole('checkbox', { name: 'Tell me when more candidates match' }));
  await user.click(opened.getByRole('button', { name: 'Save search' }));
  await waitFor(() =>
    expect(network.callsOf(create).at(-1)?.body).toEqual({
      name: 'React people',
      query: 'react',
      alert: true,
    }),
  );
});

test('a saved search is run again, gets an alert, and is removed with Undo', async () => {
  const { user, network, container, platform } = show(
    [saved(), saved({ id: idOf(72), name: 'React', query: 'react', alert: true })],
    [
      respond(update, ({ body }) => saved({ ...body.changes, version: 4 })),
      respond(remove, () => saved({ version: 4 })),
    ],
  );
  const opened = await drawer();
  expect(await opened.findByText('This search is saved as “React”.')).toBeVisible();
  expect(opened.queryByRole('button', { name: 'Save search' })).not.toBeInTheDocument();
  const alert = 'Tell me of new matches: Go in Brazil';
  await user.click(opened.getByRole('checkbox', { name: alert }));
  await waitFor(() =>
    expect(network.callsOf(update).at(-1)?.body).toEqual({
      version: 3,
      changes: { alert: true },
    }),
  );
  expect(await axeFindings(container)).toEqual([]);
  await user.click(opened.getByRole('button', { name: 'Remove Go in Brazil' }));
  await waitFor(() => expect(network.callsOf(remove).at(-1)?.body).toEqual({ version: 3 }));
  expect(platform.notices.at(-1)).toMatchObject({ text: 'Search “Go in Brazil” removed' });

  await user.click(opened.getByRole('button', { name: 'Search: Go in Brazil' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await screen.findByRole('textbox', { name: 'Search query' })).toHaveValue('go country:BR');
});

test('a saved search is renamed in place', async () => {
  let name = 'Go in Brazil';
  const { user, network, platform } = show(
    [],
    [
      respond(list, () => ({ data: [saved({ name })] })),
      respond(update, ({ body }) => {
        name = body.changes.name ?? name;
        return saved({ name, version: 4 });
      }),
    ],
    'saved=1',
  );
  const opened = await drawer();
  await user.click(await opened.findByRole('button', { name: 'Rename Go in Brazil' }));
  const field = opened.getByRole('textbox', { name: /^New name for Go in Brazil/ });
  await user.clear(field);
  expect(opened.getByRole('button', { name: 'Save' })).toBeDisabled();
  await user.type(field, ' Gophers {Enter}');
  await waitFor(() =>
    expect(network.callsOf(update).at(-1)?.body).toEqual({
      version: 3,
      changes: { name: 'Gophers' },
    }),
  );
  expect(await opened.findByRole('button', { name: 'Search: Gophers' })).toBeVisible();
  expect(platform.notices.at(-1)?.text).toBe('Search renamed to “Gophers”');
});

test('an alert on too many candidates is refused in words, and a broken search says so', async () => {
  const { user, platform } = show(
    [
      saved(),
      saved({
        id: idOf(72),
        name: 'Gone',
        problems: [{ code: 'UNKNOWN_POOL', from: 0, to: 4, found: 'x', hint: null }],
      }),
    ],
    [
      respond(update, () =>
        fail('VALIDATION_FAILED', {
          fields: [{ path: 'changes.alert', code: 'TOO_MANY', message: '' }],
        }),
      ),
    ],
    'saved=1',
  );
  const opened = await drawer();
  expect(await opened.findByText(/^Cannot be run any more/)).toBeVisible();
  expect(opened.getByRole('checkbox', { name: 'Tell me of new matches: Gone' })).toBeDisabled();
  await user.click(opened.getByRole('checkbox', { name: /Go in Brazil$/ }));
  await waitFor(() =>
    expect(platform.notices.at(-1)?.text).toMatch(/^This search finds more than 2,000 candidates/),
  );
});

test('without saved searches it says what they are for', async () => {
  show([], [], 'saved=1');
  expect(await (await drawer()).findByText('No saved searches')).toBeVisible();
});
