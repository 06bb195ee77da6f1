import { candidatesRoutes, viewEndpoints, type Role, type SavedView } from '@muster/contracts';
import { createMusterApi, defineRemoteRoutes, useOverlayClose } from '@muster/kit';
import {
  act,
  axeFindings,
  fail,
  renderRemote,
  respond,
  screen,
  waitFor,
  within,
} from '@muster/kit/testing';
import { SavedViews } from './saved-views.tsx';
import { useSavedList } from './use-saved-list.ts';
import { savedViewEndpoints } from './view-endpoints.ts';

const api = createMusterApi(savedViewEndpoints);
const ready: SavedView = {
  id: '64b0000000000000000000a1',
  list: 'candidates',
  name: 'Ready soon',
  query: 'filter[status]=active,new&sort=name',
  columns: { notice: false },
  density: 'compact',
  shared: false,
  owner: { id: '64b000000000000000000001', name: 'Ana Kovač' },
  mine: true,
  hidden: false,
  isDefault: false,
  position: 0,
  withheld: [],
  broken: false,
  version: 3,
  allowedActions: ['update', 'share', 'delete'],
};
const lukas: SavedView = {
  ...ready,
  id: '64b0000000000000000000a2',
  name: 'By rate',
  query: 'filter[status]=active',
  columns: null,
  density: null,
  shared: true,
  mine: false,
  owner: { id: '64b000000000000000000002', name: 'Lukas Petrov' },
  withheld: ['filter[rate][lte]', 'filter[rateCurrency]'],
  position: 1,
  allowedActions: [],
};
const builtIn = [
  { label: 'All', query: '' },
  { label: 'Active', query: 'filter[status]=active' },
];

function List() {
  const list = useSavedList({
    api,
    name: 'candidates',
    key: 'candidates',
    defaults: { sort: '-updatedAt', columns: { available: false } },
  });
  const { data } = list.held({ data: 'rows', isFetching: false });
  const table = list.tableProps(undefined, 0);
  return (
    <>
      <SavedViews list={list} builtIn={builtIn} />
      <p data-testid="state">
        {data ? `${table.density}, ${JSON.stringify(table.columnVisibility)}` : 'waiting'}
      </p>
      <p data-testid="query">{JSON.stringify(list.query)}</p>
      <button onClick={() => table.onDensityChange('comfortable')}>Comfortable</button>
      <button onClick={() => list.filterBar.onChange({})}>No filter</button>
    </>
  );
}

interface Shown {
  views?: SavedView[];
  path?: string;
  role?: Role;
  layout?: { columns: Record<string, boolean> | null; density: 'compact' | 'comfortable' | null };
  shown?: Parameters<typeof renderRemote>[0];
}

const show = ({
  views = [ready, lukas],
  path = '/candidates',
  role = 'recruiter',
  layout,
  shown = <List />,
}: Shown = {}) =>
  renderRemote(shown, {
    api,
    path,
    session: role,
    handlers: [
      respond(viewEndpoints.list, () => ({
        data: views,
        layout: layout ?? { columns: null, density: null },
      })),
      respond(viewEndpoints.counts, ({ body }) => ({
        counts: body.queries.map((_query, place) => ({ total: place + 10, totalIsCapped: false })),
      })),
    ],
  });
const tab = (name: RegExp) => screen.findByRole('link', { name });
const query = () => JSON.parse(screen.getByTestId('query').textContent ?? '') as object;
const address = () => decodeURIComponent(window.location.search);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('views are tabs with an address and a count, loaded once; shared ones name their owner', async () => {
  const { container, network } = show();
  expect(await tab(/^Ready soon 12$/)).toHaveAttribute(
    'href',
    `/candidates?view=${ready.id}&filter[status]=active,new&sort=name`,
  );
  expect(await tab(/^By rate Shared by Lukas Petrov 11$/)).toBeVisible();
  expect(await tab(/^All 10$/)).toHaveAttribute('aria-current', 'page');
  expect(network.callsOf(viewEndpoints.counts)).toHaveLength(1);
  expect(await axeFindings(container)).toEqual([]);
});

test('the address selects its view in whatever order its parameters come', async () => {
  show({ path: '/candidates?sort=name&limit=25&filter[status]=new,active' });
  expect(await tab(/^Ready soon/)).toHaveAttribute('aria-current', 'page');
});

test('a view applies its columns and density; changes are kept separately, saved or reset', async () => {
  const { user, network } = show({ path: `/candidates?view=${ready.id}&${ready.query}` });
  await waitFor(() =>
    expect(screen.getByTestId('state')).toHaveTextContent('compact, {"notice":false}'),
  );
  expect(screen.queryByText('Changed since it was saved.')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Comfortable' }));
  expect(screen.getByText('Changed since it was saved.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  expect(screen.queryByText('Changed since it was saved.')).not.toBeInTheDocument();
  expect(screen.getByTestId('state')).toHaveTextContent('compact');
  await user.click(screen.getByRole('button', { name: 'No filter' }));
  network.use(
    respond(viewEndpoints.update, ({ body }) => ({ ...ready, ...body.changes, version: 4 })),
  );
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() =>
    expect(network.callsOf(viewEndpoints.update)[0]?.body).toEqual({
      version: 3,
      changes: {
        query: 'sort=name',
        columns: { notice: false },
        columnOrder: null,
        density: 'compact',
      },
    }),
  );
  expect(network.callsOf(viewEndpoints.saveLayout)).toEqual([]);
});

test('a shared view says what its reader may not see, and only its owner can change it', async () => {
  const { user } = show({ path: `/candidates?view=${lukas.id}&${lukas.query}`, role: 'vetter' });
  expect(
    await screen.findByText(
      'Shared by Lukas Petrov. You see it without the filter by rate, which your role does not include.',
    ),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'No filter' }));
  expect(await screen.findByText(/Changed since/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save changes' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Save as new' })).toBeVisible();
});

test('the default view opens if the address requests nothing, and all rows keep an address', async () => {
  const views = [{ ...ready, isDefault: true }];
  const { unmount } = show({ views });
  await waitFor(() => expect(address()).toBe(`?view=${ready.id}&${ready.query}`));
  expect(query()).toMatchObject({ 'filter[status]': 'active,new', sort: 'name' });
  expect(await tab(/^All/)).toHaveAttribute('href', '/candidates?view=all');
  unmount();
  show({ views, path: '/candidates?view=all' });
  expect(await tab(/^All/)).toHaveAttribute('aria-current', 'page');
  expect(address()).toBe('?view=all');
  expect(query()).not.toHaveProperty(['filter[status]']);
});

test('the default view leaves an open overlay in place, and is in the address afterwards', async () => {
  const Over = () => {
    const close = useOverlayClose();
    return <button onClick={() => close()}>Close</button>;
  };
  const routes = defineRemoteRoutes([
    {
      route: candidatesRoutes.list,
      element: <List />,
      overlays: [{ route: candidatesRoutes.create, element: <Over /> }],
    },
  ]);
  const { user } = show({
    views: [{ ...ready, isDefault: true }],
    path: '/candidates/new',
    shown: routes,
  });
  await waitFor(() => expect(query()).toMatchObject({ sort: 'name' }));
  expect(window.location.pathname).toBe('/candidates/new');
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  await waitFor(() => expect(address()).toBe(`?view=${ready.id}&${ready.query}`));
  expect(window.location.pathname).toBe('/candidates');
});

test('a layout chosen in another browser applies here, and is there at the next first paint', async () => {
  const layout = { columns: { owner: false }, density: 'compact' } as const;
  const { unmount } = show({ layout });
  expect(screen.getByTestId('state')).toHaveTextContent('waiting');
  await waitFor(() =>
    expect(screen.getByTestId('state')).toHaveTextContent('compact, {"owner":false}'),
  );
  unmount();
  show({ layout });
  expect(screen.getByTestId('state')).toHaveTextContent('compact, {"owner":false}');
});

test('a choice outside a view is sent to the server once', async () => {
  const { user, network } = show({ layout: { columns: null, density: 'compact' } });
  await tab(/^All/);
  await user.click(screen.getByRole('button', { name: 'Comfortable' }));
  await waitFor(() =>
    expect(network.callsOf(viewEndpoints.saveLayout).map(({ body }) => body)).toEqual([
      { columns: null, columnOrder: null, density: 'comfortable' },
    ]),
  );
});

test('saving gives the current list a name; a taken name is reported at the field', async () => {
  const { user, network } = show({ path: '/candidates?filter[status]=new&cursor=abc' });
  network.use(
    respond(viewEndpoints.create, ({ body }) =>
      body.name === 'Taken'
        ? fail('VALIDATION_FAILED', {
            fields: [{ path: 'name', code: 'NOT_UNIQUE', message: 'Already in use.' }],
          })
        : { ...ready, ...body, id: '64b0000000000000000000a3' },
    ),
  );
  await user.click(screen.getByRole('button', { name: 'Save view' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Save view' }));
  await user.type(dialog.getByRole('textbox', { name: /Name/ }), 'Taken{Enter}');
  expect(await dialog.findAllByText(/already in use/)).not.toHaveLength(0);
  await user.clear(dialog.getByRole('textbox', { name: /Name/ }));
  await user.type(dialog.getByRole('textbox', { name: /Name/ }), 'Newcomers');
  await user.click(dialog.getByRole('checkbox', { name: 'Share with everyone' }));
  await user.click(dialog.getByRole('button', { name: 'Save view' }));
  await waitFor(() => expect(address()).toContain('view=64b0000000000000000000a3'));
  expect(network.callsOf(viewEndpoints.create).at(-1)?.body).toEqual({
    name: 'Newcomers',
    query: 'filter[status]=new',
    columns: { available: false },
    columnOrder: null,
    density: 'comfortable',
    shared: true,
  });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('views are reordered with the keyboard, which is announced, and deleted with Undo', async () => {
  const { user, network, platform } = show({ path: '/candidates?views=manage' });
  network.use(
    respond(viewEndpoints.arrange, () => ({
      data: [lukas, ready],
      layout: { columns: null, density: null },
    })),
    respond(viewEndpoints.delete, () => ({ ...ready, version: 4 })),
    respond(viewEndpoints.restore, () => ({ ...ready, version: 5 })),
  );
  const up = await screen.findByRole('button', { name: 'Move “By rate” up' });
  up.focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('“By rate” is now 1 of 2')).toBeInTheDocument();
  expect(network.callsOf(viewEndpoints.arrange)[0]?.body).toEqual({ order: [lukas.id, ready.id] });
  expect(screen.getByRole('button', { name: 'Move “By rate” up' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Actions for “Ready soon”' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await waitFor(() => expect(platform.notices[0]?.text).toBe('“Ready soon” deleted'));
  await act(async () => platform.notices[0]?.undo?.());
  await waitFor(() =>
    expect(network.callsOf(viewEndpoints.restore)[0]?.body).toEqual({ version: 4 }),
  );
});

test('an order that could not be saved is reported, and not shown as saved', async () => {
  const { user, network, platform } = show({ path: '/candidates?views=manage' });
  network.use(respond(viewEndpoints.arrange, () => fail('FORBIDDEN')));
  await user.click(await screen.findByRole('button', { name: 'Move “By rate” up' }));
  await waitFor(() => expect(platform.notices[0]?.kind).toBe('error'));
  const [first] = screen.getAllByRole('button', { name: /^Move .* up$/ });
  expect(first).toHaveAccessibleName('Move “Ready soon” up');
  await user.click(screen.getByRole('button', { name: 'Actions for “Ready soon”' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Open first' }));
  await waitFor(() => expect(platform.notices).toHaveLength(2));
});
