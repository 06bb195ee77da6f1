import { scorecardEndpoints } from '@muster/contracts';
import {
  act,
  axeFindings,
  conflictWith,
  fail,
  renderRemote,
  respond,
  screen,
  waitFor,
} from '@muster/kit/testing';
import { api } from '../../api.ts';
import { TalentRoutes } from '../../routes.tsx';
import { scorecard, scorecardPath as path } from './scorecard.fixtures.ts';

afterEach(() => jest.useRealTimers());

test('a draft is written and submitted with its scores', async () => {
  const { submit, save, read } = scorecardEndpoints;
  const { user, network } = renderRemote(<TalentRoutes />, {
    api,
    session: 'vetter',
    path,
    handlers: [
      respond(read, () => scorecard),
      respond(save, ({ body }) => ({ ...scorecard, version: body.version + 1 })),
      respond(submit, ({ body }) => ({
        ...scorecard,
        card: body.card,
        status: 'submitted' as const,
      })),
    ],
  });
  expect(await screen.findByRole('heading', { level: 1, name: /Mateus Ferreira/ })).toBeVisible();
  expect(screen.getByText('A good answer: With pprof.')).toBeVisible();
  expect(screen.queryByText('Suggested pay rate')).not.toBeInTheDocument();
  expect(await axeFindings(document.body)).toEqual([]);
  await user.click(screen.getByRole('combobox', { name: /Recommendation/ }));
  await user.click(await screen.findByRole('option', { name: 'Strong yes' }));
  await user.click(screen.getByRole('combobox', { name: 'Technical depth: score' }));
  await user.click(await screen.findByRole('option', { name: '4' }));
  await user.click(screen.getByRole('combobox', { name: 'Go (1 to 5)' }));
  await user.click(await screen.findByRole('option', { name: '5' }));
  await user.type(screen.getByRole('textbox', { name: 'Strengths' }), 'Names every trade-off.');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(network.callsOf(submit)).toHaveLength(1));
  expect(network.callsOf(submit)[0]?.body).toMatchObject({
    card: {
      recommendation: 'strong_yes',
      ratings: [{ competency: 'technical_depth', score: 4, note: null }],
      verifiedSkills: [{ skillId: '64b000000000000000000051', score: 5 }],
    },
  });
});

test('a draft is not saved while it is being submitted, and again once that was refused', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const { submit, save, read } = scorecardEndpoints;
  let answer = () => {};
  const { user, network } = renderRemote(<TalentRoutes />, {
    api,
    session: 'vetter',
    path,
    handlers: [
      respond(read, () => ({
        ...scorecard,
        card: { ...scorecard.card, recommendation: 'strong_yes' as const },
      })),
      respond(save, ({ body }) => ({ ...scorecard, version: body.version + 1 })),
      respond(submit, async () => {
        await new Promise<void>((go) => (answer = go));
        return fail('UNAVAILABLE');
      }),
    ],
  });
  await user.type(await screen.findByRole('textbox', { name: 'Strengths' }), 'Calm.');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(network.callsOf(submit)).toHaveLength(1));
  const savedBefore = network.callsOf(save).length;
  await act(() => jest.advanceTimersByTimeAsync(5000));
  expect(network.callsOf(save)).toHaveLength(savedBefore);
  answer();
  expect(await screen.findByRole('alert')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Strengths' }), ' Curious.');
  await act(() => jest.advanceTimersByTimeAsync(3000));
  await waitFor(() =>
    expect(network.callsOf(save).at(-1)?.body).toMatchObject({
      card: { strengths: 'Calm. Curious.' },
    }),
  );
});

test('a draft that cannot be saved says so, and is saved once the connection returns', async () => {
  const { save, read } = scorecardEndpoints;
  let isOffline = true;
  const { user, network } = renderRemote(<TalentRoutes />, {
    api,
    session: 'vetter',
    path,
    handlers: [
      respond(read, () => scorecard),
      respond(save, ({ body }) =>
        isOffline ? fail('UNAVAILABLE') : { ...scorecard, version: body.version + 1 },
      ),
    ],
  });
  await user.type(await screen.findByRole('textbox', { name: 'Strengths' }), 'Names trade-offs.');
  expect(
    await screen.findByText(
      /could not be saved\. It is kept on this device/,
      {},
      { timeout: 5000 },
    ),
  ).toBeVisible();
  isOffline = false;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Draft saved', {}, { timeout: 5000 })).toBeVisible();
  expect(network.callsOf(save).at(-1)?.body).toMatchObject({
    card: { strengths: 'Names trade-offs.' },
  });
});

test('what another window saved meanwhile is merged with what is typed here, and not overwritten', async () => {
  const { save, submit, read } = scorecardEndpoints;
  const theirs = { ...scorecard, version: 4, card: { ...scorecard.card, concerns: 'Slow start.' } };
  const { user, network } = renderRemote(<TalentRoutes />, {
    api,
    session: 'vetter',
    path,
    handlers: [
      respond(read, () => scorecard),
      respond(save, ({ body }) =>
        body.version < theirs.version
          ? conflictWith(theirs)
          : { ...theirs, card: body.card, version: body.version + 1 },
      ),
      respond(submit, ({ body }) => ({ ...theirs, card: body.card, version: body.version + 1 })),
    ],
  });
  await user.type(await screen.findByRole('textbox', { name: 'Strengths' }), 'Names trade-offs.');
  const dialog = await screen.findByRole('dialog', { name: /Li Chen/ }, { timeout: 5000 });
  expect(dialog).toHaveTextContent('Slow start.');
  await user.click(screen.getByRole('button', { name: 'Save the merged version' }));
  expect(screen.getByRole('textbox', { name: 'Concerns' })).toHaveValue('Slow start.');
  expect(await screen.findByText('Draft saved', {}, { timeout: 5000 })).toBeVisible();
  expect(network.callsOf(save).map(({ body }) => body)).toMatchObject([
    { version: 1 },
    { version: 4, card: { strengths: 'Names trade-offs.', concerns: 'Slow start.' } },
  ]);
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(network.callsOf(submit)).toMatchObject([{ body: { version: 5 } }]));
});

test('approved passages of the transcript are copied to the right fields', async () => {
  const { read } = scorecardEndpoints;
  const { user } = renderRemote(<TalentRoutes />, {
    api,
    session: 'vetter',
    path,
    handlers: [
      respond(read, () => ({
        ...scorecard,
        transcript: {
          sentences: ['We measured first.'],
          highlights: [{ competency: 'ownership' as const, text: 'I led the launch.', line: 4 }],
        },
      })),
    ],
  });
  await user.click(
    await screen.findByRole('button', { name: 'Copy to Strengths: We measured first.' }),
  );
  expect(screen.getByRole('textbox', { name: 'Strengths' })).toHaveValue('We measured first.');
  await user.click(screen.getByRole('button', { name: 'Copy to Ownership: I led the launch.' }));
  expect(screen.getByRole('textbox', { name: 'Ownership: note' })).toHaveValue('I led the launch.');
});

test('a scorecard on which a verdict depends says so', async () => {
  renderRemote(<TalentRoutes />, {
    api,
    session: 'team_lead',
    path: `${path}/delete`,
    handlers: [
      respond(scorecardEndpoints.read, () => ({
        ...scorecard,
        isOnlyEvidence: true,
        allowedActions: [],
        status: 'submitted' as const,
      })),
    ],
  });
  expect(await screen.findByText('The verdict rests on this scorecard alone.')).toBeVisible();
});
