import {
  evaluationEndpoints,
  evaluationInputEndpoints,
  type Evaluation,
  type EvaluationInput,
} from '@muster/contracts';
import {
  axeFindings,
  fail,
  renderRemote,
  respond,
  screen,
  waitFor,
  within,
  type Handler,
} from '@muster/kit/testing';
import { api } from '../../api.ts';
import { TeamRoutes } from '../../routes.tsx';
import { evaluation, sharedEvaluation } from './evaluation.fixtures.ts';

const { ask, remind, withdraw } = evaluationInputEndpoints;
const at = `/performance-evaluation/${evaluation.id}`;
const show = (
  path: string,
  handlers: Handler[],
  session: 'team_lead' | 'contractor' = 'team_lead',
) => renderRemote(<TeamRoutes />, { api, session, path, handlers });

const waiting: EvaluationInput = {
  id: '64b0000000000000000000f1',
  name: 'Dana Reed',
  client: 'Acme',
  status: 'asked',
  isOver: false,
  askedAt: '2026-07-01T09:00:00.000Z',
  remindedAt: null,
  answeredAt: null,
  askedBy: { id: '64b000000000000000000002', name: 'Noor Haddad' },
  expiresAt: '2030-07-15T09:00:00.000Z',
  text: null,
  version: 1,
  allowedActions: ['remind', 'withdraw'],
};
const answered: EvaluationInput = {
  ...waiting,
  id: '64b0000000000000000000f2',
  status: 'answered',
  answeredAt: '2026-07-02T09:00:00.000Z',
  version: 2,
  text: 'We plan around Bruno.',
  allowedActions: [],
};
const open: Evaluation = {
  ...evaluation,
  allowedActions: [...evaluation.allowedActions, 'ask_input'],
  clientsToAsk: [
    {
      placementId: '64b0000000000000000000a1',
      number: 'P-00045',
      client: 'Acme',
      supervisor: 'Dana Reed',
    },
  ],
};

test('the reviewer asks the client beside the review, which continues with its own version', async () => {
  let now = open;
  const { user, network, container } = show(`${at}/edit`, [
    respond(evaluationEndpoints.read, () => now),
    respond(ask, ({ body }) => {
      now = { ...open, version: body.version + 1, inputs: [waiting] };
      return now;
    }),
    respond(evaluationEndpoints.update, ({ body }) => ({ ...now, version: body.version + 1 })),
  ]);
  expect(await screen.findByText('Nobody of the client was asked yet.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ask the client' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Ask the client for their view' }),
  );
  expect(
    dialog.getByText(/Dana Reed gets an e-mail with a link that works for 14 days/),
  ).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Ask the client' }));
  expect(await screen.findByText(/Asked by Noor Haddad on 1 Jul 2026/)).toBeVisible();
  expect(network.callsOf(ask)[0]?.body).toEqual({
    version: 3,
    placementId: '64b0000000000000000000a1',
  });
  expect(await axeFindings(container)).toEqual([]);
  await user.click(screen.getByRole('textbox', { name: /Strengths/ }));
  await user.paste('Finds the cause.');
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  await waitFor(() =>
    expect(network.callsOf(evaluationEndpoints.update)[0]?.body).toEqual({
      version: 4,
      changes: { strengths: 'Finds the cause.' },
    }),
  );
});

test('an open question is reminded of and withdrawn, and an answer is read-only', async () => {
  const { user, network } = show(at, [
    respond(evaluationEndpoints.read, () => ({ ...open, inputs: [waiting, answered] })),
    respond(remind, () => ({
      ...open,
      inputs: [{ ...waiting, allowedActions: ['withdraw' as const] }],
    })),
    respond(withdraw, () => ({ ...open, inputs: [] })),
  ]);
  expect(await screen.findByText('We plan around Bruno.')).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Remind' }));
  await waitFor(() => expect(network.callsOf(remind)[0]?.body).toEqual({ version: 1 }));
  await user.click(screen.getByRole('button', { name: 'Withdraw question' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw the question' }));
  await user.click(dialog.getByRole('button', { name: 'Withdraw question' }));
  await waitFor(() => expect(network.callsOf(withdraw)[0]?.body).toEqual({ version: 1 }));
});

test('a reviewer who submits is told who has not answered yet', async () => {
  const { user } = show(at, [
    respond(evaluationEndpoints.read, () => ({ ...open, inputs: [waiting, answered] })),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Submit review' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Submit the review' }));
  expect(dialog.getAllByText(/has not answered yet/)).toHaveLength(1);
});

test('a link that no longer works says what to do', async () => {
  show(at, [
    respond(evaluationEndpoints.read, () => ({ ...open, inputs: [{ ...waiting, isOver: true }] })),
  ]);
  expect(await screen.findByText(/The link does not work any more/)).toBeVisible();
});

test.each([
  [[], 'had no contract with a client in this period'],
  [open.clientsToAsk.map((one) => ({ ...one, supervisor: null })), 'Set a supervisor'],
])('says why nobody can be asked: %#', async (clientsToAsk, words) => {
  const { user } = show(at, [respond(evaluationEndpoints.read, () => ({ ...open, clientsToAsk }))]);
  await user.click(await screen.findByRole('button', { name: 'Ask the client' }));
  expect(await screen.findByText(new RegExp(words))).toBeVisible();
});

test('a refusal of the server is shown in the dialog', async () => {
  const { user } = show(at, [
    respond(evaluationEndpoints.read, () => open),
    respond(ask, () => fail('SUPERVISOR_NOT_ELIGIBLE')),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Ask the client' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Ask the client' }));
  expect((await dialog.findAllByText(/A supervisor must be an active user/))[0]).toBeVisible();
});

test('the reviewed person reads the answer and who gave it, and nothing else of the question', async () => {
  const { managerOnlyNote: _note, rateSuggestion: _rate, ...read } = sharedEvaluation;
  show(
    at,
    [
      respond(evaluationEndpoints.read, () => ({
        ...read,
        inputs: [{ ...answered, askedBy: null }],
      })),
    ],
    'contractor',
  );
  expect(await screen.findByText('We plan around Bruno.')).toBeVisible();
  expect(screen.getByText('Dana Reed, Acme')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Ask the client' })).not.toBeInTheDocument();
});
