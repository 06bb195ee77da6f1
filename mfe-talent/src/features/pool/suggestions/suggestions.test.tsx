import {
  poolMembershipEndpoints,
  poolSuggestionEndpoints,
  screeningFormEndpoints,
  type BulkAnswer,
  type PoolSuggestions,
} from '@muster/contracts';
import {
  act,
  axeFindings,
  renderRemote,
  respond,
  screen,
  waitFor,
  within,
} from '@muster/kit/testing';
import { api } from '../../../api.ts';
import { TalentRoutes } from '../../../routes.tsx';
import { idOf, makePool, poolHandlers } from '../../../testing/pool.fixtures.ts';

const { read, dismiss } = poolSuggestionEndpoints;
const path = `/talent/talentpools/${idOf(31)}`;
const job = { id: idOf(61), number: 'J-00012', title: 'Payments engineer' };
const personOf = (id: string, name: string): PoolSuggestions['suggestions'][number] => ({
  candidate: {
    id,
    number: 'C-00007',
    name,
    headline: 'Backend engineer',
    vettingStatus: 'vetted',
    country: 'BR',
    availableFrom: null,
  },
  job,
  score: 82,
  fits: 2,
  has: [{ name: 'Go', verified: true }],
  lacks: ['Kafka'],
});
const photo = `/api/v1/candidates/${idOf(51)}/photo/${idOf(60)}`;
const withFace = (
  one: PoolSuggestions['suggestions'][number],
): PoolSuggestions['suggestions'][number] => ({
  ...one,
  candidate: { ...one.candidate, photo },
});
const found: PoolSuggestions = {
  jobs: [{ ...job, seats: 3 }],
  seats: 3,
  available: 1,
  missing: 2,
  dismissed: 0,
  skills: [{ id: idOf(71), name: 'Kafka', members: 0 }],
  suggestions: [withFace(personOf(idOf(51), 'Ana Lima')), personOf(idOf(52), 'Nuwan Perera')],
};

test('shows what a pool lacks and who could be added: several are added, one is dismissed and restored', async () => {
  const { user, network, platform } = renderRemote(<TalentRoutes />, {
    api,
    session: 'team_lead',
    path: `${path}?open=suggestions`,
    handlers: [
      ...poolHandlers(makePool()),
      respond(read, () => found),
      respond(dismiss, () => ({ changed: 1 })),
      respond(poolMembershipEndpoints.move, ({ body: { candidateIds } }) => ({
        moved: candidateIds.length,
        movedIds: candidateIds,
        already: 0,
      })),
    ],
  });
  const drawer = within(await screen.findByRole('dialog', { name: 'Gaps and suggestions' }));
  expect(await drawer.findByText('2 people short')).toBeVisible();
  expect(drawer.getAllByText(/82 % for Payments engineer/)).toHaveLength(2);
  expect(drawer.getAllByText('Has Go (verified).')).toHaveLength(2);
  const faces = [...screen.getByRole('dialog').querySelectorAll('img')];
  expect(faces.map((face) => face.getAttribute('src'))).toEqual([photo]);
  expect(await axeFindings(screen.getByRole('dialog'))).toEqual([]);
  await user.click(drawer.getByRole('button', { name: 'Dismiss Ana Lima' }));
  await waitFor(() => expect(platform.notices).toHaveLength(1));
  await act(async () => platform.notices[0]?.undo?.());
  expect(network.callsOf(dismiss).map(({ body }) => body)).toEqual([
    { candidateIds: [idOf(51)], dismissed: true },
    { candidateIds: [idOf(51)], dismissed: false },
  ]);
  for (const name of ['Ana Lima', 'Nuwan Perera'])
    await user.click(drawer.getByRole('checkbox', { name: `Choose ${name}` }));
  await user.click(drawer.getByRole('button', { name: 'Add 2 people' }));
  await waitFor(() => expect(platform.notices.at(-1)?.text).toBe('2 people were added'));
  expect(network.callsOf(poolMembershipEndpoints.move)[0]?.body).toEqual({
    candidateIds: [idOf(51), idOf(52)],
    move: 'add',
    reason: 'Suggested: fits J-00012',
  });
});

test('undoing an addition keeps those in the pool who were there before', async () => {
  const { move } = poolMembershipEndpoints;
  const { user, network, platform } = renderRemote(<TalentRoutes />, {
    api,
    session: 'team_lead',
    path: `${path}?open=suggestions`,
    handlers: [
      ...poolHandlers(makePool()),
      respond(read, () => found),
      respond(move, () => ({ moved: 1, movedIds: [idOf(52)], already: 1 })),
    ],
  });
  const drawer = within(await screen.findByRole('dialog', { name: 'Gaps and suggestions' }));
  for (const name of ['Ana Lima', 'Nuwan Perera'])
    await user.click(await drawer.findByRole('checkbox', { name: `Choose ${name}` }));
  await user.click(drawer.getByRole('button', { name: 'Add 2 people' }));
  await waitFor(() => expect(platform.notices.at(-1)?.text).toBe('Nuwan Perera was added'));
  await act(async () => platform.notices.at(-1)?.undo?.());
  expect(network.callsOf(move).at(-1)?.body).toMatchObject({
    candidateIds: [idOf(52)],
    move: 'remove',
  });
});

test('members are screened after the dialog says who is asked, who is not, and why', async () => {
  const { bulk } = screeningFormEndpoints;
  const answer: BulkAnswer = {
    items: [
      { id: idOf(41), name: 'Mateus Ferreira', outcome: 'skipped', code: 'NO_RECIPIENTS' },
      { id: idOf(42), name: 'Ana Lima', outcome: 'ok', code: null },
    ],
    ok: 1,
    skipped: 1,
    failed: 0,
    total: 2,
    operationId: null,
    inBackground: false,
    reasons: [
      { outcome: 'ok', code: null, count: 1 },
      { outcome: 'skipped', code: 'NO_RECIPIENTS', count: 1 },
    ],
  };
  const { user, network, platform } = renderRemote(<TalentRoutes />, {
    api,
    session: 'team_lead',
    path,
    handlers: [...poolHandlers(makePool()), respond(bulk, () => answer)],
  });
  await user.click(await screen.findByRole('checkbox', { name: /Mateus Ferreira/ }));
  await user.click(screen.getByRole('button', { name: 'Screen' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Screen 1 person' }));
  const why = '1 is not asked: no e-mail address is known. Mateus Ferreira';
  expect(await dialog.findByText(why)).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: /Message/ }), 'Hello');
  await user.click(dialog.getByRole('button', { name: 'Send screening' }));
  await waitFor(() => expect(platform.notices.at(-1)?.text).toBe('1 screening was sent'));
  expect(network.callsOf(bulk).at(-1)?.body).toMatchObject({
    ids: [idOf(41)],
    poolId: idOf(31),
    dueInDays: null,
    message: 'Hello',
    dryRun: false,
  });
});
