import { poolEndpoints, type BodyOf } from '@muster/contracts';
import {
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
import { TalentRoutes } from '../../routes.tsx';
import { idOf, makePool, poolHandlers } from '../../testing/pool.fixtures.ts';

const noPools = respond(poolEndpoints.list, () => fixtureFor(poolEndpoints.list.response));
const show = (path: string, handlers: Handler[], session: 'team_lead' | 'vetter' = 'team_lead') =>
  renderRemote(<TalentRoutes />, {
    api,
    session,
    path: `/talent/talentpools/${path}`,
    handlers: [noPools, ...poolHandlers(makePool()), ...handlers],
  });
const found = (count: number, foundIsCapped = false) =>
  respond(poolEndpoints.previewRule, () => ({
    found: count,
    foundIsCapped,
    alreadyIn: 4,
    problems: [],
  }));

test('a pool is created only with a name that no other pool has', async () => {
  const { user, network, platform } = show('new', [
    respond(poolEndpoints.create, ({ body }) =>
      (body as BodyOf<typeof poolEndpoints.create>).name === 'Taken'
        ? fail('DUPLICATE')
        : makePool(),
    ),
  ]);
  const name = await screen.findByRole('textbox', { name: /^Name/ });
  await user.type(name, 'Taken');
  await user.click(screen.getByRole('button', { name: 'Create pool' }));
  expect(await screen.findAllByText(/already/)).not.toHaveLength(0);
  await user.clear(name);
  await user.type(name, 'Rust people');
  await user.click(screen.getByRole('button', { name: 'Create pool' }));
  await waitFor(() => expect(platform.notices.at(-1)?.text).toBe('Senior React LATAM was created'));
  expect(network.callsOf(poolEndpoints.create).at(-1)?.body).toMatchObject({
    name: 'Rust people',
    kind: 'manual',
    rule: null,
    ownerUserId: null,
  });
});

test('a smart pool requires a rule, and warns if it finds no candidate or very many', async () => {
  const { user, unmount } = show('new', []);
  await user.click(await screen.findByRole('radio', { name: 'Smart' }));
  await user.type(screen.getByRole('textbox', { name: /^Name/ }), 'Nobody');
  await user.click(screen.getByRole('button', { name: 'Create pool' }));
  expect(await screen.findByText('Write a query or add at least one filter.')).toBeVisible();
  unmount();
  const smart = makePool({ kind: 'smart', rule: { 'filter[notice][lte]': '14' } });
  const edit = (count: number, isCapped = false) =>
    show(`${idOf(31)}/edit`, [respond(poolEndpoints.read, () => smart), found(count, isCapped)]);
  const nobody = edit(0);
  expect(await screen.findByText(/No candidate matches now/)).toBeVisible();
  nobody.unmount();
  edit(5000, true);
  expect(await screen.findByText(/^More than 5,000 people fit/)).toBeVisible();
});

test('changing a smart pool to manual says who stays and what is dropped', async () => {
  const rule = { 'filter[country]': 'BR' };
  const smart = makePool({ kind: 'smart', rule, excludedCount: 1 });
  const { user } = show(`${idOf(31)}/edit`, [
    respond(poolEndpoints.read, () => smart),
    found(5000, true),
  ]);
  expect(await screen.findByText(/^More than 5,000 people fit/)).toBeVisible();
  const form = within(screen.getByRole('dialog', { name: 'Edit talent pool' }));
  await user.click(form.getByRole('radio', { name: 'Manual' }));
  expect(form.getByText('16 people who are in it now stay as members')).toBeVisible();
  expect(form.getByText('1 exclusion is dropped')).toBeVisible();
});

test('a user who may not set rules creates manual pools only', async () => {
  show('new', [], 'vetter');
  expect(await screen.findByRole('textbox', { name: /^Name/ })).toBeVisible();
  expect(screen.queryByRole('radio', { name: 'Smart' })).not.toBeInTheDocument();
});

test('a rule is a query, typed and clicked, shown with the candidates that it finds now', async () => {
  const { user, network } = show('new', [
    respond(poolEndpoints.previewRule, ({ body }) =>
      JSON.stringify(body).includes('elixr')
        ? {
            found: 0,
            foundIsCapped: false,
            alreadyIn: null,
            problems: [
              { code: 'UNKNOWN_SKILL' as const, from: 0, to: 11, found: 'elixr', hint: 'Elixir' },
            ],
          }
        : { found: 12, foundIsCapped: false, alreadyIn: null, problems: [] },
    ),
    respond(poolEndpoints.create, () => makePool()),
  ]);
  await user.click(await screen.findByRole('radio', { name: 'Smart' }));
  await user.type(screen.getByRole('textbox', { name: /^Name/ }), 'Elixir people');
  const query = screen.getByRole('textbox', { name: 'Search query' });
  await user.type(query, 'skil:elixir');
  await user.click(await screen.findByRole('button', { name: 'Use skill' }));
  expect(query).toHaveValue('skill:elixir');
  await user.clear(query);
  await user.type(query, 'rate<=50');
  expect(screen.getByText(/A rule cannot look for rate/)).toBeVisible();
  await user.clear(query);
  await user.type(query, 'skill:elixr');
  await user.click(await screen.findByRole('button', { name: 'Use Elixir' }));
  expect(await screen.findByText('12 people fit now')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add a clause' }));
  await user.type(screen.getByRole('textbox', { name: /^Text/ }), 'phoenix');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await user.click(screen.getByRole('button', { name: /^Turn phoenix round/ }));
  expect(query).toHaveValue('skill:Elixir AND NOT phoenix');
  await user.click(screen.getByRole('button', { name: 'Create pool' }));
  await waitFor(() =>
    expect(network.callsOf(poolEndpoints.create).at(-1)?.body).toMatchObject({
      kind: 'smart',
      rule: { 'filter[search]': 'skill:Elixir AND NOT phoenix' },
    }),
  );
});

test('a rule that names something that no longer exists says so on the pool’s page', async () => {
  const problem = { code: 'UNKNOWN_SKILL' as const, from: 0, to: 11, found: 'cobol', hint: null };
  const smart = makePool({
    kind: 'smart',
    rule: { 'filter[search]': 'skill:cobol' },
    ruleProblems: [problem],
  });
  show(idOf(31), [respond(poolEndpoints.read, () => smart)]);
  expect(await screen.findByText(/“cobol” is unknown/)).toBeVisible();
  expect(screen.getByText('skill:cobol')).toBeVisible();
});
