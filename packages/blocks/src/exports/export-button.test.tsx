import { candidateEndpoints, exportEndpoints, exportSchema, type Role } from '@muster/contracts';
import { createMusterApi, useListState } from '@muster/kit';
import {
  axeFindings,
  fail,
  fixtureFor,
  renderRemote,
  respond,
  screen,
  waitFor,
  type Handler,
} from '@muster/kit/testing';
import { ExportButton } from './export-button.tsx';

const api = createMusterApi({ list: candidateEndpoints.list });
const begun = respond(exportEndpoints.create, () => fixtureFor(exportSchema, { status: 'queued' }));

function List({ total = 1234, totalIsCapped = false }) {
  const state = useListState({
    key: 'candidates',
    defaults: { sort: '-updatedAt', columns: { available: false, owner: false } },
  });
  return <ExportButton api={api} list="candidates" state={state} page={{ total, totalIsCapped }} />;
}

const show = (
  session: Role,
  { path = '/candidates', handlers = [begun] as Handler[], list = <List /> } = {},
) => renderRemote(list, { api, session, path, handlers });
const open = async ({ user }: ReturnType<typeof show>) => {
  await user.click(screen.getByRole('button', { name: 'Export as CSV' }));
  return screen.findByRole('dialog', { name: 'Export candidates' });
};

beforeEach(() => localStorage.clear());

test('the file contains all matching rows and the visible columns', async () => {
  const page = show('owner', {
    path: '/candidates?filter[status]=active&q=go&sort=name&cursor=abc',
  });
  const dialog = await open(page);
  expect(dialog).toHaveTextContent('All 1,234 rows that match your search and filters');
  await page.user.click(screen.getByRole('button', { name: 'Export' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [call] = page.network.callsOf(exportEndpoints.create);
  expect(call?.body).toMatchObject({ list: 'candidates' });
  const { query, columns } = { query: '', columns: [], ...(call?.body as object) };
  expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
    q: 'go',
    sort: 'name',
    'filter[status]': 'active',
  });
  expect(columns).toEqual(expect.arrayContaining(['number', 'name', 'city', 'timeZone']));
  expect(columns).not.toEqual(expect.arrayContaining(['owner']));
  expect(columns).not.toEqual(expect.arrayContaining(['available']));
});

test('all columns are exported if that is chosen, and other parts of the page are notified', async () => {
  const page = show('owner');
  await open(page);
  await page.user.click(screen.getByRole('radio', { name: 'All' }));
  await page.user.click(screen.getByRole('button', { name: 'Export' }));
  await waitFor(() => expect(page.network.callsOf(exportEndpoints.create)).toHaveLength(1));
  expect(page.network.callsOf(exportEndpoints.create)[0]?.body).toMatchObject({ columns: null });
  await waitFor(() =>
    expect(page.platform.events).toContainEqual({
      event: 'entity.changed',
      payload: { entity: 'Export' },
    }),
  );
});

test('a user who exports only their own rows is told so, and the limit of one file', async () => {
  const page = show('recruiter', { list: <List total={10_000} totalIsCapped /> });
  const dialog = await open(page);
  expect(dialog).toHaveTextContent('the rows that you own go into the file');
  expect(dialog).toHaveTextContent('A file holds at most 100,000 rows.');
  expect(await axeFindings(dialog)).toEqual([]);
});

test('a refusal stays in the dialog, and a retry does not start the export twice', async () => {
  let refuse = true;
  const page = show('owner', {
    handlers: [
      respond(exportEndpoints.create, () =>
        refuse ? fail('OPERATION_RUNNING') : fixtureFor(exportSchema, { status: 'queued' }),
      ),
    ],
  });
  const dialog = await open(page);
  await page.user.click(screen.getByRole('button', { name: 'Export' }));
  await waitFor(() => expect(dialog).toHaveTextContent('You have 3 exports under way.'));
  refuse = false;
  await page.user.click(screen.getByRole('button', { name: 'Export' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const keys = page.network
    .callsOf(exportEndpoints.create)
    .map(({ headers }) => headers.get('Idempotency-Key'));
  expect(new Set(keys).size).toBe(1);
});

test.each(['vetter', 'staff_viewer'] as const)('offers no export to a %s', (role) => {
  show(role);
  expect(screen.queryByRole('button')).toBeNull();
});

test('an empty list has nothing to export', () => {
  show('owner', { list: <List total={0} /> });
  expect(screen.getByRole('button', { name: 'Export as CSV' })).toBeDisabled();
});
