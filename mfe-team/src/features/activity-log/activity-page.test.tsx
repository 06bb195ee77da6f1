import {
  auditEndpoints,
  exportEndpoints,
  exportSchema,
  teamRoutes,
  userEndpoints,
  type AuditChainView,
  type AuditEventView,
  type Role,
} from '@muster/contracts';
import { defineRemoteRoutes } from '@muster/kit';
import {
  axeFindings,
  fail,
  fixtureFor,
  renderRemote,
  respond,
  screen,
  waitFor,
  within,
  type Handler,
} from '@muster/kit/testing';
import { api } from '../../api.ts';
import { ActivityPage } from './activity-page.tsx';

const { list, chain, check } = auditEndpoints;
const { create: exporting } = exportEndpoints;
const ana = { id: '64b000000000000000000031', name: 'Ana Kovač' };
const li = { id: '64b000000000000000000032', name: 'Li Wei' };

const changed: AuditEventView = {
  id: '64b0000000000000000000a1',
  at: '2026-03-02T08:15:00.000Z',
  seq: 1204,
  actorKind: 'user',
  actor: ana,
  realActor: null,
  action: 'candidate.update_contact',
  entity: 'candidate',
  entityId: '64b0000000000000000000c1',
  entityName: 'Mateus Ferreira',
  subject: null,
  changes: [
    { path: 'city', secret: false, before: 'Faro', after: 'Lagos', withheld: null },
    { path: 'headline', secret: false, before: null, after: 'Engineer', withheld: null },
    { path: 'email', secret: false, before: null, after: null, withheld: 'reader' },
    { path: 'phone', secret: false, before: null, after: null, withheld: 'erased' },
    { path: 'passwordHash', secret: true, before: null, after: null, withheld: null },
  ],
  ip: '203.0.113.7',
  requestId: 'request-1',
};
const acted: AuditEventView = {
  ...changed,
  id: '64b0000000000000000000a2',
  actor: li,
  realActor: ana,
  action: 'note.create',
  entity: 'note',
  entityId: '64b0000000000000000000d1',
  entityName: null,
  subject: { entity: 'candidate', id: '64b0000000000000000000c1', name: 'Mateus Ferreira' },
  changes: [],
};
const unknown: AuditEventView = {
  ...changed,
  id: '64b0000000000000000000a3',
  actorKind: 'job',
  actor: null,
  action: 'mystery.do_it',
  entity: 'mystery',
  entityName: null,
  ip: null,
};

const answer = (data: AuditEventView[]) => ({
  data,
  page: { ...fixtureFor(list.response).page, limit: 25, total: data.length, from: 1 },
  groups: ['candidate', 'note'],
});
const intact: AuditChainView = {
  sealed: 1204,
  unsealed: 0,
  lastCheck: {
    at: '2026-03-02T03:00:00.000Z',
    intact: true,
    events: 1200,
    brokenAt: null,
    reason: null,
  },
  anchors: [],
};
const broken: AuditChainView = {
  ...intact,
  lastCheck: { ...intact.lastCheck!, intact: false, brokenAt: 17, reason: 'anchor' },
};

const routes = defineRemoteRoutes([
  { route: teamRoutes.settingsActivity, element: <ActivityPage /> },
]);

type Reply = Parameters<typeof respond<typeof list>>[1];
const show = (
  reply: Reply = () => answer([changed, acted, unknown]),
  {
    path = '/settings/activity',
    session = 'owner',
    handlers = [],
  }: { path?: string; session?: Role; handlers?: Handler[] } = {},
) =>
  renderRemote(routes, {
    api,
    path,
    session,
    handlers: [respond(list, reply), respond(chain, () => intact), ...handlers],
  });
const rowOf = async (name: RegExp) => within(await screen.findByRole('row', { name }));

test('a row shows time, actor, action, record and origin', async () => {
  const { container } = show();
  const row = await rowOf(/Changed contact information/);
  for (const text of [/2 Mar/, 'Ana Kovač', '203.0.113.7'])
    expect(row.getByText(text)).toBeVisible();
  expect(row.getByRole('link', { name: 'Mateus Ferreira' })).toHaveAttribute(
    'href',
    '/candidates/64b0000000000000000000c1/profile',
  );
  expect(await axeFindings(container)).toEqual([]);
});

test('the real user of an impersonation is named, together with the impersonated one', async () => {
  show();
  const row = await rowOf(/Wrote a note/);
  expect(row.getByText('Ana Kovač')).toBeVisible();
  expect(row.getByText('as Li Wei')).toBeVisible();
  expect(row.getByRole('link', { name: 'Note on Mateus Ferreira' })).toBeVisible();
});

test('an action unknown to this screen is shown by its own name', async () => {
  show();
  const row = await rowOf(/mystery\.do_it/);
  expect(row.getByText('Automatic')).toBeVisible();
  expect(row.getByText('Mystery')).toBeVisible();
});

test('an event opens with its changes, and says what is withheld and why', async () => {
  const { user } = show();
  const row = await rowOf(/Changed contact information/);
  await user.click(row.getByRole('link', { name: /2 Mar/ }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Changed contact information' }));
  for (const [field, text] of [
    ['City', 'Lagos'],
    ['Headline', 'empty'],
    ['E-mail', 'Not shown to your role'],
    ['Phone', 'Erased with the person’s data'],
    ['Password', 'Changed; the values are not kept'],
  ])
    expect(
      within(drawer.getByRole('row', { name: new RegExp(`^${field}`) })).getByText(text!),
    ).toBeVisible();
  expect(drawer.getByText('1,204')).toBeVisible();
  expect(window.location.search).toContain(`event=${changed.id}`);
  await user.click(drawer.getByRole('link', { name: 'Everything about this record' }));
  await waitFor(() => expect(window.location.search).toContain('entityId'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('search and filters come from the address', async () => {
  const { network } = show(undefined, {
    path: `/settings/activity?q=mateus&filter[actor]=${ana.id}&filter[group]=candidate&filter[from]=2026-03-01&filter[impersonated]=true`,
  });
  await rowOf(/Wrote a note/);
  expect(network.callsOf(list)[0]?.query).toMatchObject({
    q: 'mateus',
    sort: '-at',
    'filter[actor]': ana.id,
    'filter[group]': 'candidate',
    'filter[from]': '2026-03-01',
  });
  for (const filter of [
    'Person is Ana Kovač',
    'Area is Candidates',
    'From is 1 Mar 2026',
    'While acting as another person is yes',
  ])
    expect(screen.getByRole('button', { name: `Change the filter ${filter}` })).toBeVisible();
});

test('too long a period is refused in words, and can be reset', async () => {
  const { user } = show(
    ({ query }) =>
      query['filter[from]']
        ? fail('VALIDATION_FAILED', {
            fields: [{ path: 'filter[from]', code: 'OUT_OF_RANGE', message: '' }],
          })
        : answer([changed]),
    { path: '/settings/activity?filter[from]=2020-01-01' },
  );
  expect(await screen.findByText(/at most 92 days/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show the last 30 days' }));
  expect(await screen.findByText('Changed contact information')).toBeVisible();
});

test('says if there is no activity in the period', async () => {
  const { container } = show(() => answer([]));
  expect(await screen.findByText('No activity in this period.')).toBeVisible();
  expect(await axeFindings(container)).toEqual([]);
});

test('an intact chain is reported as such, and can be checked on demand', async () => {
  const { user, network, platform } = show(undefined, {
    handlers: [respond(check, () => intact)],
  });
  expect(await screen.findByText('Complete and unchanged')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Check now' }));
  await waitFor(() => expect(network.callsOf(check)).toHaveLength(1));
  await waitFor(() => expect(platform.notices[0]?.text).toBe('The log is complete and unchanged'));
});

test('a broken chain shows an alert with the place and the reason', async () => {
  show(undefined, { handlers: [respond(chain, () => broken)] });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('The log was altered');
  expect(alert).toHaveTextContent('At event 17: it does not match what an earlier check noted');
});

test('a check that is already running is reported', async () => {
  const { user, platform } = show(undefined, {
    handlers: [respond(check, () => fail('RATE_LIMITED'))],
  });
  await user.click(await screen.findByRole('button', { name: 'Check now' }));
  await waitFor(() => expect(platform.notices).toHaveLength(1));
  expect(platform.notices[0]).toMatchObject({ kind: 'error' });
  expect(platform.notices[0]?.text).toMatch(/Wait a minute/);
});

test('the export applies the filters', async () => {
  const { user, network } = show(undefined, {
    path: '/settings/activity?filter[group]=note',
    handlers: [respond(exporting, () => fixtureFor(exportSchema, { list: 'activityLog' }))],
  });
  await rowOf(/Wrote a note/);
  await user.click(screen.getByRole('button', { name: 'Export as CSV' }));
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  await waitFor(() => expect(network.callsOf(exporting)).toHaveLength(1));
  expect(network.callsOf(exporting)[0]?.body).toMatchObject({
    list: 'activityLog',
    query: 'sort=-at&filter%5Bgroup%5D=note',
  });
});

test('a user who sees only their own entries finds no export, no chain and no other users', async () => {
  const { user } = show(() => answer([changed]), {
    session: 'recruiter',
    handlers: [respond(userEndpoints.options, () => [])],
  });
  await rowOf(/Changed contact information/);
  expect(screen.getByText(/^What you did/)).toBeVisible();
  for (const name of ['Export as CSV', 'Check now'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Add a filter' }));
  expect(await screen.findByText('Area')).toBeVisible();
  expect(screen.queryByText('Person')).not.toBeInTheDocument();
});

test('on a phone a row becomes three lines with the same content', async () => {
  const query = window.matchMedia;
  window.matchMedia = (media) => ({ ...query(media), matches: media.includes('640px') });
  try {
    show(() => answer([acted]));
    const row = within(await screen.findByRole('listitem'));
    for (const text of [
      'Ana Kovač (as Li Wei)',
      'Wrote a note',
      'Note on Mateus Ferreira',
      '203.0.113.7',
    ])
      expect(row.getByText(text)).toBeVisible();
  } finally {
    window.matchMedia = query;
  }
});

test('a failure says so and can be tried again', async () => {
  let isBroken = true;
  const { user } = show(() => (isBroken ? fail('INTERNAL') : answer([changed])));
  const retry = await screen.findByRole('button', { name: 'Try again' });
  isBroken = false;
  await user.click(retry);
  expect(await screen.findByText('Changed contact information')).toBeVisible();
});
