import {
  applicationEndpoints,
  candidateEndpoints,
  type AddToJobItem,
  type BodyOf,
} from '@muster/contracts';
import {
  act,
  axeFindings,
  fail,
  fixtureFor,
  renderRemote,
  respond,
  screen,
  waitFor,
  within,
} from '@muster/kit/testing';
import { api } from '../../api.ts';
import { CandidatesRoutes } from '../../routes.tsx';
import { selectCandidates } from '../../shared/candidate-selection.ts';
import { idOf, listOf, makeRow } from '../../testing/candidate.fixtures.ts';

const { bulkAdd, jobChoices } = applicationEndpoints;
const people = Array.from({ length: 30 }, (_x, index) => idOf(index + 20));
const [unwilling, unreachable] = people;
const choice = {
  ...fixtureFor(jobChoices.response.shape.data.element),
  id: idOf(90),
  title: 'Platform engineer',
  number: 'J-00006',
};

const itemOf = (id: string, asks = false): AddToJobItem =>
  id === unwilling
    ? { id, name: 'Ines Duarte', outcome: 'error', code: 'CANDIDATE_DO_NOT_CONTACT', attempt: null }
    : {
        id,
        name: `Person ${id}`,
        outcome: 'ok',
        code: null,
        attempt: 1,
        ...(asks && id === unreachable && { unasked: 'no_email' }),
      };
const answerFor = (ids: readonly string[], asks = false) => {
  const items = ids.map((id) => itemOf(id, asks));
  const count = (outcome: string) => items.filter((item) => item.outcome === outcome).length;
  return { items, ok: count('ok'), skipped: 0, failed: count('error') };
};

const show = (answer: Parameters<typeof respond<typeof bulkAdd>>[1], search = '') =>
  renderRemote(<CandidatesRoutes />, {
    api,
    session: 'recruiter',
    path: `/candidates/bulk-add-to-job${search}`,
    handlers: [
      respond(candidateEndpoints.list, () => listOf([makeRow(20)])),
      respond(jobChoices, () => ({ data: [choice] })),
      respond(bulkAdd, answer),
    ],
  });

test('opened directly, the drawer says where to begin', async () => {
  show(() => answerFor([]));
  const dialog = await screen.findByRole('dialog', { name: 'Add candidates to a job' });
  expect(within(dialog).getByText('Select candidates in the list.')).toBeVisible();
});

test('members of a pool are added, and not who was selected in the list before', async () => {
  selectCandidates([idOf(70), idOf(71), idOf(72)]);
  const members = people.slice(2, 4);
  const { user, network } = show(
    ({ body }) => answerFor(body.ids ?? []),
    `?ids=${members.join(',')}`,
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Add 2 candidates to a job' }));
  await user.click(dialog.getByRole('combobox', { name: 'Job' }));
  await user.click(await screen.findByRole('option', { name: /Platform engineer/ }));
  await user.click(await dialog.findByRole('button', { name: 'Add 2 candidates' }));
  expect(await dialog.findByText('2 added')).toBeVisible();
  expect(network.callsOf(bulkAdd).map(({ body }) => (body as { ids: string[] }).ids)).toEqual([
    members,
    members,
  ]);
});

test('says what will happen, adds a few candidates at a time and continues after an interruption', async () => {
  let calls = 0;
  const { user, network } = show(({ body }) => {
    if (!body.dryRun) calls += 1;
    return !body.dryRun && calls === 2
      ? fail('UNAVAILABLE')
      : answerFor(body.ids ?? [], body.askInterest);
  });
  await screen.findByRole('dialog');
  act(() => selectCandidates(people));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add 30 candidates to a job' }));
  await user.click(dialog.getByRole('combobox', { name: 'Job' }));
  await user.click(await screen.findByRole('option', { name: /Platform engineer/ }));
  expect(await dialog.findByText('29 can be added')).toBeVisible();
  expect(dialog.getByText('Asked not to be contacted.')).toBeVisible();
  expect(await axeFindings(screen.getByRole('dialog'))).toEqual([]);

  await user.click(dialog.getByRole('checkbox', { name: /Ask by e-mail/ }));
  expect(await dialog.findByText('Not asked: no e-mail address.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Add 29 candidates' }));
  await user.click(await dialog.findByRole('button', { name: 'Continue' }));
  expect(await dialog.findByText('29 added')).toBeVisible();
  const sent = network
    .callsOf(bulkAdd)
    .map(({ body }) => body as BodyOf<typeof bulkAdd>)
    .filter(({ dryRun }) => !dryRun);
  expect(sent.map(({ ids, askInterest }) => [ids?.length, askInterest])).toEqual([
    [25, true],
    [5, true],
    [5, true],
  ]);
  await waitFor(() =>
    expect(dialog.getByText('1 candidate who could not be added stays selected.')).toBeVisible(),
  );
});
