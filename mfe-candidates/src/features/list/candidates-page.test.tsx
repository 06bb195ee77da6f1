import {
  candidateEndpoints,
  communicationEndpoints,
  operationEndpoints,
  skillEndpoints,
  userEndpoints,
  type BulkAnswer,
  type Role,
} from '@muster/contracts';
import {
  act,
  axeFindings,
  fixtureFor,
  renderRemote,
  respond,
  screen,
  waitFor,
  within,
  type Handler,
} from '@muster/kit/testing';
import { api } from '../../api.ts';
import { CandidatesRoutes } from '../../routes.tsx';
import {
  idOf,
  li,
  listOf,
  makeCandidate,
  makeRow,
  robin,
} from '../../testing/candidate.fixtures.ts';

const { list, read, bulkOwner } = candidateEndpoints;
const money = { amount: '58.00', currency: 'USD' } as const;
const rows = [
  makeRow(21, {
    name: 'Mateus Ferreira',
    headline: 'Senior backend engineer',
    englishLevel: 'C1',
    englishAssessed: true,
    topSkills: ['Go', 'Kafka'],
    skillCount: 12,
    noticePeriodDays: 14,
    city: 'Recife',
    rate: money,
  }),
  makeRow(22, { name: 'Amara Okafor', isPrivate: true, rate: null }),
];

// Pointing at a row prefetches its record.
const prefetched = respond(read, ({ params }) => makeCandidate({ id: params.id }));

const show = (
  handlers: Handler[] = [respond(list, () => listOf(rows))],
  { session = 'recruiter' as Role, path = '/candidates' } = {},
) =>
  renderRemote(<CandidatesRoutes />, { api, session, path, handlers: [...handlers, prefetched] });
const rowOf = async (name: RegExp) => within(await screen.findByRole('row', { name }));

test('a row shows a candidate’s name, status, skills, wishes and first possible day', async () => {
  const { container } = show();
  const row = await rowOf(/Mateus/);
  for (const text of ['Senior backend engineer', 'Vetted', 'Active', 'C1', 'Go', '+10', '2 weeks'])
    expect(row.getByText(text)).toBeVisible();
  expect(row.getByText('$58')).toBeVisible();
  expect(row.getByText('Recife, BR')).toBeVisible();
  expect((await rowOf(/Amara/)).getByRole('img', { name: 'Private' })).toBeVisible();
  expect(row.getByRole('link', { name: /Mateus Ferreira/ })).toHaveAttribute(
    'href',
    `/candidates/${idOf(21)}/profile`,
  );
  expect(await axeFindings(container)).toEqual([]);
});

test('the columns shown at first fit beside the navigation of a small screen', async () => {
  show();
  await screen.findAllByRole('row');
  // Width of a 1,360-pixel screen without the navigation and a scroll bar.
  const least = Number.parseInt(screen.getByRole('table').style.minWidth, 10);
  expect(least).toBeGreaterThan(800);
  expect(least).toBeLessThanOrEqual(1360 - 220 - 15);
});

test('rates are neither shown nor offered as a filter to users who may not see them', async () => {
  const { user } = show([respond(list, () => listOf([makeRow(21)]))], { session: 'vetter' });
  await screen.findByRole('row', { name: /Person 21/ });
  expect(screen.queryByRole('columnheader', { name: /Rate/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Add a filter' }));
  expect(await screen.findByText('Seniority')).toBeVisible();
  expect(screen.queryByText('Rate')).not.toBeInTheDocument();
});

test('a view has an address, requests its candidates and is marked as current', async () => {
  const { user, network } = show();
  await user.click(await screen.findByRole('link', { name: 'Vetted and active' }));
  await waitFor(() =>
    expect(network.callsOf(list).at(-1)?.query).toMatchObject({
      'filter[status]': ['active'],
      'filter[vettingStatus]': ['vetted'],
    }),
  );
  expect(decodeURIComponent(window.location.search)).toContain('filter[vettingStatus]=vetted');
  expect(screen.getByRole('link', { name: 'Vetted and active' })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('filters of a shared address show names: the user’s own, an owner’s and a skill’s', async () => {
  const skill = fixtureFor(skillEndpoints.search.response.element, {
    id: idOf(70),
    name: 'PostgreSQL',
  });
  show(
    [
      respond(list, () => listOf([makeRow(21, { owner: li })])),
      respond(skillEndpoints.search, () => [skill]),
    ],
    {
      path: `/candidates?filter[owner]=${robin.id},${li.id}&filter[skill]=${skill.id}`,
    },
  );
  expect(
    await screen.findByRole('button', { name: 'Change the filter Owner is Robin Reyes, Li Chen' }),
  ).toBeVisible();
  expect(
    await screen.findByRole('button', { name: /^Change the filter Skill .*PostgreSQL/ }),
  ).toBeVisible();
});

test('an empty list explains itself, and a filtered one can be widened', async () => {
  const { user } = show([respond(list, () => listOf([]))], { path: '/candidates?q=nobody' });
  expect(await screen.findByText('No candidates match')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByText('No candidates yet')).toBeVisible();
  expect(window.location.search).toBe('');
});

test('a user who may not add or delete is offered neither', async () => {
  show(undefined, { session: 'staff_viewer' });
  await screen.findByRole('row', { name: /Mateus/ });
  for (const name of ['Add candidate', 'Deleted'])
    expect(screen.queryByRole('link', { name })).not.toBeInTheDocument();
  expect(screen.queryByRole('checkbox', { name: /Select/ })).not.toBeInTheDocument();
});

const item = (n: number, outcome: 'ok' | 'error') => ({
  id: idOf(n),
  name: `Person ${n}`,
  outcome,
  code: outcome === 'error' ? 'FORBIDDEN' : null,
});
const answer = (changes: Partial<BulkAnswer>): BulkAnswer => ({
  items: [item(21, 'ok'), item(22, 'error')],
  total: 2,
  ok: 1,
  skipped: 0,
  failed: 1,
  reasons: [
    { outcome: 'ok', code: null, count: 1 },
    { outcome: 'error', code: 'FORBIDDEN', count: 1 },
  ],
  operationId: null,
  inBackground: false,
  ...changes,
});
const ownerOptions = respond(userEndpoints.options, () => [
  fixtureFor(userEndpoints.options.response.element, li),
]);

test('changing the owner of several says first what will happen, keeps failures selected, and can be undone', async () => {
  const { user, network, platform } = show(
    [
      respond(list, () => listOf([makeRow(21), makeRow(22)])),
      ownerOptions,
      respond(bulkOwner, ({ body }) => answer({ operationId: body.dryRun ? null : idOf(80) })),
      respond(operationEndpoints.undo, () =>
        fixtureFor(operationEndpoints.undo.response, { failed: 0, skipped: 0 }),
      ),
    ],
    { session: 'team_lead' },
  );
  for (const name of [/Person 21/, /Person 22/])
    await user.click((await rowOf(name)).getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Owner' }));
  const dialog = within(await screen.findByRole('dialog', { name: /Give 2 candidates/ }));
  const confirm = dialog.getByRole('button', { name: 'Change owner' });
  expect(confirm).toBeDisabled();
  await user.click(dialog.getByRole('combobox', { name: 'New owner' }));
  await user.click(await screen.findByRole('option', { name: 'Li Chen' }));
  expect(await dialog.findByText('1 candidate gets Li Chen as owner')).toBeVisible();
  expect(
    dialog.getByText('1 cannot be changed: Person 22 (you may not change this)'),
  ).toBeVisible();
  await user.click(confirm);
  await waitFor(() => expect(platform.notices).toHaveLength(1));
  const terms = { ids: [idOf(21), idOf(22)], except: [], ownerUserId: li.id };
  expect(network.callsOf(bulkOwner).map(({ body }) => body)).toEqual([
    { ...terms, dryRun: true },
    { ...terms, dryRun: false, expected: 2 },
  ]);
  expect((await rowOf(/Person 22/)).getByRole('checkbox')).toBeChecked();
  expect((await rowOf(/Person 21/)).getByRole('checkbox')).not.toBeChecked();
  await act(async () => platform.notices[0]?.undo?.());
  expect(network.callsOf(operationEndpoints.undo)).toHaveLength(1);
});

test('logs a call with several candidates that has just ended, with a note', async () => {
  const { user, network, platform } = show([
    respond(list, () => listOf([makeRow(21), makeRow(22)])),
    respond(communicationEndpoints.logCalls, ({ body }) =>
      answer({ operationId: body.dryRun ? null : idOf(80) }),
    ),
  ]);
  for (const name of [/Person 21/, /Person 22/])
    await user.click((await rowOf(name)).getByRole('checkbox'));
  const offered = screen.queryByRole('button', { name: 'Log a call' });
  if (!offered) await user.click(screen.getByRole('button', { name: /More/ }));
  await user.click(offered ?? (await screen.findByRole('menuitem', { name: 'Log a call' })));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Log a call with 2 candidates' }),
  );
  await user.type(dialog.getByRole('textbox', { name: /Note/ }), 'Told of the event');
  expect(await dialog.findByText('A call of just now is logged for 1 candidate')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Log calls' }));
  await waitFor(() => expect(platform.notices).toHaveLength(1));
  const calls = network.callsOf(communicationEndpoints.logCalls).map(({ body }) => body);
  expect(calls).toMatchObject([
    { dryRun: true, outcome: 'spoke', note: '' },
    { dryRun: false, outcome: 'spoke', note: 'Told of the event', expected: 2 },
  ]);
});

test('all matches except some are selected over several pages, until other rows are requested', async () => {
  const page = { total: 1234, totalIsCapped: false, limit: 25, from: 1, prevCursor: null };
  const { user, network, platform } = show(
    [
      respond(list, () => ({
        data: [makeRow(21), makeRow(22)],
        page: { ...page, nextCursor: 'next' },
      })),
      ownerOptions,
      respond(bulkOwner, ({ body }) =>
        answer({ total: 1233, ok: 1233, items: [], inBackground: !body.dryRun }),
      ),
    ],
    { session: 'team_lead', path: '/candidates?filter[status]=active' },
  );
  await rowOf(/Person 21/);
  await user.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }));
  await user.click(screen.getByRole('button', { name: 'Select all 1,234 that match' }));
  await user.click((await rowOf(/Person 22/)).getByRole('checkbox'));
  expect(screen.getByText('1,233 of 1,234 selected')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(window.location.search).toContain('cursor=next'));
  expect(screen.getByText('1,233 of 1,234 selected')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Owner' }));
  const dialog = within(await screen.findByRole('dialog', { name: /Give 1,233 candidates/ }));
  await user.click(dialog.getByRole('combobox', { name: 'New owner' }));
  await user.click(await screen.findByRole('option', { name: 'Li Chen' }));
  expect(await dialog.findByText('1,233 candidates get Li Chen as owner')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Change owner' }));
  await waitFor(() => expect(network.callsOf(bulkOwner)).toHaveLength(2));
  const { query = '', ...rest } = {
    ...(network.callsOf(bulkOwner).at(-1)?.body as { query?: string } | undefined),
  };
  expect(rest).toEqual({ except: [idOf(22)], ownerUserId: li.id, dryRun: false, expected: 1233 });
  expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
    sort: '-updatedAt',
    'filter[status]': 'active',
  });
  await waitFor(() => expect(screen.queryByText(/of 1,234 selected/)).not.toBeInTheDocument());
  expect(platform.notices).toEqual([]);

  await user.click((await rowOf(/Person 21/)).getByRole('checkbox'));
  expect(screen.getByText('1 selected')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Vetted and active' }));
  await waitFor(() => expect(screen.queryByText('1 selected')).not.toBeInTheDocument());
});
