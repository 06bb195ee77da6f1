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
    ...{ api, session, path: `/talent/talentpools/${path}` },
    handlers: [noPools, ...poolHandlers(makePool()), ...handlers],
  });
const found = (count: number, foundIsCapped = false) =>
  respond(poolEndpoints.previewRule, () => ({ found: count, foundIsCapped, alreadyIn: 4 }));

test('a pool is made with a name that no other has', async () => {
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
    ...{ name: 'Rust people', kind: 'manual', rule: null, ownerUserId: null },
  });
});

test('a smart pool needs a rule, and one that finds nobody is called out', async () => {
  const { user, unmount } = show('new', []);
  await user.click(await screen.findByRole('radio', { name: 'Smart' }));
  await user.type(screen.getByRole('textbox', { name: /^Name/ }), 'Nobody');
  await user.click(screen.getByRole('button', { name: 'Create pool' }));
  expect(await screen.findByText('Add at least one filter.')).toBeVisible();
  unmount();
  const smart = makePool({ kind: 'smart', rule: { 'filter[notice][lte]': '14' } });
  show(`${idOf(31)}/edit`, [respond(poolEndpoints.read, () => smart), found(0)]);
  expect(await screen.findByText(/No candidate matches now/)).toBeVisible();
});

test('making a smart pool manual says who stays and what is dropped', async () => {
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

test('whoever may set no rules makes manual pools', async () => {
  show('new', [], 'vetter');
  expect(await screen.findByRole('textbox', { name: /^Name/ })).toBeVisible();
  expect(screen.queryByRole('radio', { name: 'Smart' })).not.toBeInTheDocument();
});
