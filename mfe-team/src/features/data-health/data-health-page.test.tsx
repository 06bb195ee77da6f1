import {
  dataBrowserEndpoints,
  teamRoutes,
  type CollectionDetail,
  type DataOverview,
} from '@muster/contracts';
import { defineRemoteRoutes } from '@muster/kit';
import {
  axeFindings,
  fail,
  renderRemote,
  respond,
  screen,
  waitFor,
  type Handler,
} from '@muster/kit/testing';
import { api } from '../../api.ts';
import { DataHealthPage } from './data-health-page.tsx';

const routes = defineRemoteRoutes([
  { route: teamRoutes.settingsPrisma, element: <DataHealthPage /> },
]);
const overview: DataOverview = {
  checks: [
    { name: 'storage', state: 'ok', count: 0, names: [], at: null },
    { name: 'indexes', state: 'warning', count: 1, names: ['jobs status:1'], at: null },
  ],
  collections: [{ name: 'companies', documents: 7, bytes: 20_000, indexes: 5 }],
};
const detail: CollectionDetail = {
  name: 'companies',
  documents: 2,
  bytes: null,
  fields: [
    { path: '_id', kind: 'id', required: false, masked: false, choices: null },
    { path: 'status', kind: 'choice', required: true, masked: false, choices: ['active'] },
    { path: 'taxId', kind: 'text', required: false, masked: true, choices: null },
  ],
  indexes: [
    {
      name: 'status_1',
      unique: false,
      uses: 12,
      missing: true,
      keys: [{ path: 'status', descending: false }],
    },
  ],
};
const newest = '64b0000000000000000000c2';
const oldest = '64b0000000000000000000c1';

function open(path: string, handlers: Handler[] = []) {
  return renderRemote(routes, {
    api,
    path,
    session: 'admin',
    handlers: [
      respond(dataBrowserEndpoints.overview, () => overview),
      respond(dataBrowserEndpoints.collection, () => detail),
      respond(dataBrowserEndpoints.rows, ({ query: { id, before } }) =>
        id === undefined
          ? {
              rows: [{ id: before ? oldest : newest, values: { status: 'active' } }],
              nextBefore: before ? null : newest,
            }
          : { rows: [], nextBefore: null },
      ),
      ...handlers,
    ],
  });
}

it('shows what is wrong and what to do, and links to a collection', async () => {
  const { container, user } = open('/settings/prisma');
  expect(
    await screen.findByText('One index is missing. Restart the server to make it again.'),
  ).toBeVisible();
  expect(screen.getByText('jobs status:1')).toBeVisible();
  expect(await axeFindings(container)).toEqual([]);
  await user.click(screen.getByRole('link', { name: 'companies' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'companies' })).toBeVisible();
});

it('shows documents without masked fields, page by page, or by id', async () => {
  const { container, user } = open('/settings/prisma?collection=companies');
  expect(await screen.findByRole('rowheader', { name: newest })).toBeVisible();
  expect(screen.getByText('One field is masked here.')).toBeVisible();
  expect(screen.queryByRole('columnheader', { name: 'taxId' })).toBeNull();
  expect(await axeFindings(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Older documents' }));
  expect(await screen.findByRole('rowheader', { name: oldest })).toBeVisible();

  const field = screen.getByRole('textbox', { name: 'Find by id' });
  await user.type(field, 'companies{Enter}');
  expect(await screen.findByText(/An id has 24 characters/)).toBeVisible();
  await user.clear(field);
  await user.type(field, `${oldest}{Enter}`);
  expect(await screen.findByText('No document has this id')).toBeVisible();
});

it('lists fields and indexes', async () => {
  const { user } = open('/settings/prisma?collection=companies');
  await user.click(await screen.findByRole('tab', { name: 'Fields 3' }));
  expect(screen.getByText('Masked')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Indexes 1' }));
  expect(screen.getByText('Used 12 times since the start')).toBeVisible();
  expect(screen.getByText('Missing')).toBeVisible();
});

it('says that it is switched off, and how to switch it on', async () => {
  open('/settings/prisma', [
    respond(dataBrowserEndpoints.overview, () => fail('FEATURE_DISABLED')),
  ]);
  await waitFor(() => expect(screen.getByText(/DATA_BROWSER=on/)).toBeVisible());
});
