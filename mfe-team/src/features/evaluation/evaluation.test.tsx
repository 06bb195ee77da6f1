import { evaluationEndpoints, evaluationTemplateEndpoints, userEndpoints } from '@muster/contracts';
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
  type Handler,
} from '@muster/kit/testing';
import { api } from '../../api.ts';
import { TeamRoutes } from '../../routes.tsx';
import { evaluation, sharedEvaluation } from './evaluation.fixtures.ts';

const show = (
  path: string,
  handlers: Handler[],
  session: 'team_lead' | 'contractor' | 'admin' = 'team_lead',
) => renderRemote(<TeamRoutes />, { api, session, path, handlers });
const at = `/performance-evaluation/${evaluation.id}`;

afterEach(() => jest.useRealTimers());

test('a review is saved while it is written, and submitted once it is complete', async () => {
  const { user, network, container } = show(`${at}/edit`, [
    respond(evaluationEndpoints.read, () => evaluation),
    respond(evaluationEndpoints.update, ({ body }) => ({
      ...evaluation,
      version: body.version + 1,
    })),
    respond(evaluationEndpoints.submit, () => ({ ...evaluation, status: 'submitted' as const })),
  ]);
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Review Bruno Cardoso, 2026 H1' }),
  ).toBeVisible();
  expect(screen.getByText('Self: 5 · No bugs came back.')).toBeVisible();
  expect(await axeFindings(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Submit review' }));
  expect(await screen.findByRole('link', { name: /Strengths/ })).toBeVisible();
  expect(network.callsOf(evaluationEndpoints.submit)).toHaveLength(0);
  const stars = within(screen.getByRole('radiogroup', { name: 'Teamwork (1 to 5)' }));
  await user.click(stars.getByRole('radio', { name: /4/ }));
  expect(screen.getByText('3.70 of 5')).toBeVisible();
  await user.click(screen.getByRole('textbox', { name: /Strengths/ }));
  await user.paste('Finds the cause before the fix, every time.');
  await user.click(screen.getByRole('textbox', { name: /Improvements/ }));
  await user.paste('Says earlier when a date will not hold.');
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  await waitFor(() =>
    expect(network.callsOf(evaluationEndpoints.update)[0]?.body).toEqual({
      version: 3,
      changes: {
        ratings: [{ criterionId: evaluation.criteria[2]?.id, score: 4, comment: null }],
        strengths: 'Finds the cause before the fix, every time.',
        improvements: 'Says earlier when a date will not hold.',
      },
    }),
  );
  expect(await screen.findByText('Draft saved')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Submit review' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Submit the review' }));
  await user.click(dialog.getByRole('button', { name: 'Submit review' }));
  await waitFor(() =>
    expect(network.callsOf(evaluationEndpoints.submit)[0]?.body).toEqual({ version: 4 }),
  );
});

test('the reviewed person rates themselves on every criterion', async () => {
  const own = {
    ...evaluation,
    status: 'self_review' as const,
    isOwn: true,
    ratings: [],

    selfDueOn: '2026-07-07',
    allowedActions: ['answer_self' as const, 'submit_self' as const],
  };
  const { user, network } = show(
    `${at}/edit`,
    [
      respond(evaluationEndpoints.read, () => own),
      respond(evaluationEndpoints.submitSelf, () => ({ ...own, allowedActions: [] })),
    ],
    'contractor',
  );
  await user.click(await screen.findByRole('button', { name: 'Submit self review' }));
  expect(await screen.findByRole('link', { name: /Delivery/ })).toBeVisible();
  for (const name of ['Delivery', 'Teamwork']) {
    const stars = within(screen.getByRole('radiogroup', { name: `${name} (1 to 5)` }));
    await user.click(stars.getByRole('radio', { name: /3/ }));
  }
  await user.click(screen.getByRole('button', { name: 'Submit self review' }));
  await waitFor(() => expect(network.callsOf(evaluationEndpoints.submitSelf)).toHaveLength(1));
  expect(network.callsOf(evaluationEndpoints.submitSelf)[0]?.body).toMatchObject({ version: 3 });
});

/** A self review that its author is writing; nothing is rated yet. */
const ownReview = {
  ...evaluation,
  status: 'self_review' as const,
  isOwn: true,
  ratings: [],
  selfRatings: [],
  allowedActions: ['answer_self' as const, 'submit_self' as const],
};
const rate = async (user: ReturnType<typeof show>['user'], name: string, score: number) => {
  const stars = within(await screen.findByRole('radiogroup', { name: `${name} (1 to 5)` }));
  await user.click(stars.getByRole('radio', { name: new RegExp(String(score)) }));
};

test('a self review saves the changed ratings alone', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const { user, network } = show(
    `${at}/edit`,
    [
      respond(evaluationEndpoints.read, () => ownReview),
      respond(evaluationEndpoints.saveSelf, ({ body }) => ({
        ...ownReview,
        version: body.version + 1,
      })),
    ],
    'contractor',
  );
  const [quality, delivery] = ownReview.criteria;
  await rate(user, 'Quality', 4);
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(await screen.findByText('Draft saved')).toBeVisible();
  await rate(user, 'Delivery', 2);
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  await waitFor(() =>
    expect(network.callsOf(evaluationEndpoints.saveSelf).map(({ body }) => body)).toEqual([
      { version: 3, ratings: [{ criterionId: quality?.id, score: 4, comment: null }] },
      { version: 4, ratings: [{ criterionId: delivery?.id, score: 2, comment: null }] },
    ]),
  );
});

test('a self review changed in another tab is merged by rating, and asked about once', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const [quality] = ownReview.criteria;
  const theirs = { criterionId: quality?.id ?? '', score: 2, comment: null };
  const { user, network } = show(
    `${at}/edit`,
    [
      respond(evaluationEndpoints.read, () => ownReview),
      respond(evaluationEndpoints.saveSelf, ({ body }) =>
        body.version > 3
          ? { ...ownReview, version: 6 }
          : fail('VERSION_CONFLICT', {
              context: {
                current: { ...ownReview, version: 5, selfRatings: [theirs] },
                version: 5,
                changedFields: [`selfRatings.${quality?.id}`],
                by: 'Bruno Cardoso',
                at: '2026-07-01T09:00:00.000Z',
              },
            }),
      ),
    ],
    'contractor',
  );
  await rate(user, 'Quality', 4);
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  const dialog = async () => within(await screen.findByRole('dialog'));
  await user.click((await dialog()).getByRole('button', { name: 'Back to the form' }));
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(network.callsOf(evaluationEndpoints.saveSelf)).toHaveLength(1);
  await rate(user, 'Teamwork', 3);
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  await user.click((await dialog()).getByRole('radio', { name: /^Yours/ }));
  await user.click((await dialog()).getByRole('button', { name: 'Save the merged version' }));
  await waitFor(() =>
    expect(network.callsOf(evaluationEndpoints.saveSelf).at(-1)?.body).toEqual({
      version: 5,
      ratings: [
        { criterionId: quality?.id, score: 4, comment: null },
        { criterionId: ownReview.criteria[2]?.id, score: 3, comment: null },
      ],
    }),
  );
  expect(await screen.findByText('Draft saved')).toBeVisible();
});

test('a self review is not saved as a draft while it is being submitted', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const own = {
    ...evaluation,
    status: 'self_review' as const,
    isOwn: true,
    ratings: [],
    allowedActions: ['answer_self' as const, 'submit_self' as const],
  };
  let answer = () => {};
  const { user, network } = show(
    `${at}/edit`,
    [
      respond(evaluationEndpoints.read, () => own),
      respond(evaluationEndpoints.saveSelf, ({ body }) => ({ ...own, version: body.version + 1 })),
      respond(evaluationEndpoints.submitSelf, async () => {
        await new Promise<void>((go) => (answer = go));
        return { ...own, allowedActions: [] };
      }),
    ],
    'contractor',
  );
  for (const name of ['Delivery', 'Teamwork']) {
    const stars = within(await screen.findByRole('radiogroup', { name: `${name} (1 to 5)` }));
    await user.click(stars.getByRole('radio', { name: /3/ }));
  }
  await user.click(screen.getByRole('button', { name: 'Submit self review' }));
  await waitFor(() => expect(network.callsOf(evaluationEndpoints.submitSelf)).toHaveLength(1));
  const savedBefore = network.callsOf(evaluationEndpoints.saveSelf).length;
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  answer();
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(network.callsOf(evaluationEndpoints.saveSelf)).toHaveLength(savedBefore);
});

test('the reviewed person reads what was shared and acknowledges it', async () => {
  const { managerOnlyNote: _note, rateSuggestion: _rate, ...read } = sharedEvaluation;
  const { user, network, container } = show(
    at,
    [
      respond(evaluationEndpoints.read, () => read),
      respond(evaluationEndpoints.acknowledge, () => ({
        ...read,
        status: 'acknowledged' as const,
        allowedActions: [],
      })),
    ],
    'contractor',
  );
  expect(await screen.findByText('3.70 of 5')).toBeVisible();
  expect(screen.queryByText('For managers only')).not.toBeInTheDocument();
  expect(await axeFindings(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Acknowledge' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Acknowledge the evaluation' }));
  await user.click(dialog.getByRole('textbox', { name: /Comment/ }));
  await user.paste('Fair. Thank you.');
  await user.click(dialog.getByRole('button', { name: 'Acknowledge' }));
  await waitFor(() =>
    expect(network.callsOf(evaluationEndpoints.acknowledge)[0]?.body).toEqual({
      version: 3,
      comment: 'Fair. Thank you.',
    }),
  );
});

test('a reviewer who left can be replaced', async () => {
  const { user } = show(at, [
    respond(evaluationEndpoints.read, () => ({ ...evaluation, reviewerLeft: true })),
    respond(userEndpoints.options, () => []),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Choose reviewer' }));
  expect(await screen.findByRole('dialog', { name: 'Edit plan' })).toBeVisible();
  expect(screen.getByText(/Rating has begun/)).toBeVisible();
});

test('an evaluation that is not shared yet is not found by the reviewed person', async () => {
  show(at, [respond(evaluationEndpoints.read, () => fail('NOT_FOUND'))], 'contractor');
  expect(await screen.findByText(/not found|does not exist/i)).toBeVisible();
});

test('the weights of a template must total 100', async () => {
  const template = {
    ...fixtureFor(evaluationTemplateEndpoints.create.response),
    name: 'Work and teamwork',
    criteria: evaluation.criteria,
    isDefault: true,
    isActive: true,
    version: 2,
  };
  const { user, network, container } = show(
    `/settings?panel=evaluations&template=${template.id}`,
    [
      respond(evaluationTemplateEndpoints.list, () => ({ data: [template] })),
      respond(evaluationTemplateEndpoints.update, () => template),
    ],
    'admin',
  );
  const drawer = within(await screen.findByRole('dialog', { name: 'Edit template' }));
  const [weight] = drawer.getAllByRole('textbox', { name: /Weight/ });
  await user.clear(weight!);
  await user.type(weight!, '40');
  expect(drawer.getByText('Weights total 90 of 100')).toBeVisible();
  await user.click(drawer.getByRole('button', { name: 'Save template' }));
  expect(await drawer.findAllByText(/must total 100/)).not.toHaveLength(0);
  expect(network.callsOf(evaluationTemplateEndpoints.update)).toHaveLength(0);
  expect(await axeFindings(container)).toEqual([]);
});
