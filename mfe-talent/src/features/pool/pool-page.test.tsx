import { candidateEndpoints, poolEndpoints, poolMembershipEndpoints } from '@muster/contracts';
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
import { TalentRoutes } from '../../routes.tsx';
import { idOf, makeMember, makePool, poolHandlers } from '../../testing/pool.fixtures.ts';

const path = `/talent/talentpools/${idOf(31)}`;
const show = (handlers: Handler[], place = '', session: 'team_lead' | 'vetter' = 'team_lead') =>
  renderRemote(<TalentRoutes />, { api, session, path: path + place, handlers });
const moved = respond(poolMembershipEndpoints.move, () => ({
  moved: 1,
  movedIds: [idOf(41)],
  already: 0,
}));

test('a pool shows how near it is to its target, its members, and who added them and why', async () => {
  const { container } = show(poolHandlers(makePool()));
  expect(await screen.findByRole('heading', { name: 'Senior React LATAM' })).toBeVisible();
  for (const text of ['14 short of 30', '50 % of members', 'Owner Joana Winter'])
    expect(screen.getByText(text)).toBeVisible();
  const row = within(await screen.findByRole('row', { name: /Mateus Ferreira/ }));
  for (const text of ['React engineer', '14 days', 'Met at a fair', 'Joana Winter'])
    expect(row.getByText(text)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Interview questions' })).toHaveAttribute(
    'href',
    `${path}/interview-questions`,
  );
  expect(await axeFindings(container)).toEqual([]);
});

test('a smart pool shows its rule, its last refresh, and who was added or excluded by hand', async () => {
  const pool = makePool({
    kind: 'smart',
    rule: { 'filter[country]': 'BR', 'filter[notice][lte]': '30' },
    refreshedAt: '2026-11-01T12:03:00.000Z',
    pinnedCount: 1,
    excludedCount: 2,
  });
  show(poolHandlers(pool, [makeMember({ place: 'pinned' })]));
  const rule = within(await screen.findByRole('region', { name: 'Rule' }));
  expect(rule.getByText(/Brazil/)).toBeVisible();
  expect(rule.getByRole('status')).toHaveTextContent(/^As of .* · 1 pinned · 2 excluded$/);
  const row = within(await screen.findByRole('row', { name: /Mateus Ferreira/ }));
  expect(row.getByRole('img', { name: 'Pinned' })).toBeVisible();
});

test('candidates are chosen one after the other and added with a reason', async () => {
  const found = fixtureFor(candidateEndpoints.list.response.shape.data.element, {
    id: idOf(55),
    name: 'Ana Lima',
    headline: 'Designer',
  });
  const people = respond(candidateEndpoints.list, () => ({
    ...fixtureFor(candidateEndpoints.list.response),
    data: [found],
  }));
  const { user, network, platform } = show([...poolHandlers(makePool()), people, moved]);
  await user.click(await screen.findByRole('button', { name: 'Add members' }));
  const form = within(await screen.findByRole('dialog', { name: /^Add members to/ }));
  await user.click(form.getByRole('button', { name: 'Add to pool' }));
  expect(form.getByText('Choose at least one person.')).toBeVisible();
  await user.type(form.getByRole('combobox', { name: /Candidate/ }), 'ana');
  await user.click(await screen.findByRole('option', { name: /Ana Lima/ }));
  await user.type(form.getByRole('textbox', { name: /Reason/ }), 'Worked with them');
  await user.click(form.getByRole('button', { name: 'Add to pool' }));
  await waitFor(() => expect(platform.notices.at(-1)?.text).toBe('1 person was added'));
  expect(network.callsOf(poolMembershipEndpoints.move)[0]?.body).toEqual({
    candidateIds: [idOf(55)],
    move: 'add',
    reason: 'Worked with them',
  });
});

test('removing members says first what follows', async () => {
  const { user, network, platform } = show([...poolHandlers(makePool()), moved]);
  await user.click(await screen.findByRole('checkbox', { name: /Mateus Ferreira/ }));
  await user.click(screen.getByRole('button', { name: 'Remove from pool' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/Their records, jobs and other pools stay/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(platform.notices.at(-1)?.text).toBe('1 person left the pool'));
  expect(network.callsOf(poolMembershipEndpoints.move)[0]?.body).toMatchObject({
    candidateIds: [idOf(41)],
    move: 'remove',
  });
});

test('deleting says what it does and what prevents it, and offers to archive instead', async () => {
  const effects = { members: 16, questions: 0, openJobs: 2, runningForms: 0 };
  const until = { restorableUntil: '2026-12-01T09:00:00.000Z' };
  const pool = makePool();
  const { user, unmount, platform } = show(
    [
      ...poolHandlers(pool),
      respond(poolEndpoints.deleteEffects, () => ({ ...effects, ...until })),
      respond(poolEndpoints.archive, () => makePool({ status: 'archived' })),
    ],
    '/delete',
  );
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/16 members leave the pool/)).toBeVisible();
  expect(dialog.getByText('2 open jobs no longer look in this pool.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Archive instead' }));
  await waitFor(() =>
    expect(platform.notices.at(-1)?.text).toBe('Senior React LATAM was archived'),
  );
  unmount();
  show(
    [
      ...poolHandlers(pool),
      respond(poolEndpoints.deleteEffects, () => ({ ...effects, ...until, runningForms: 1 })),
    ],
    '/delete',
  );
  expect(await screen.findByText('This pool cannot be deleted yet')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Delete pool' })).toBeDisabled();
});

test('an archived pool is restored from its page, and a missing one says so', async () => {
  const pool = makePool({ status: 'archived', allowedActions: ['restore', 'delete'] });
  const { user, unmount, platform } = show([
    ...poolHandlers(pool, []),
    respond(poolEndpoints.restore, () => makePool()),
  ]);
  expect(await screen.findByText('This pool is archived')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add members' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Restore pool' }));
  await waitFor(() =>
    expect(platform.notices.at(-1)?.text).toBe('Senior React LATAM was restored'),
  );
  unmount();
  show([respond(poolEndpoints.read, () => fail('NOT_FOUND'))]);
  expect(await screen.findByRole('heading', { name: 'There is nothing here' })).toBeVisible();
});
