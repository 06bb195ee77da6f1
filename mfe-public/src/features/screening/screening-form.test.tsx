import { screeningVisitEndpoints, type VisitorForm, type VisitorQuestion } from '@muster/contracts';
import {
  act,
  axeFindings,
  fail,
  renderRemote,
  respond,
  screen,
  waitFor,
  within,
} from '@muster/kit/testing';
import { api } from '../../api.ts';
import { routes } from '../../routes.tsx';

const { read, open, sendCode, confirm, saveAnswer, submit } = screeningVisitEndpoints;
const keyOf = (n: number) => `64b7f0c2a1d4e5f60718290${n}`;
const question = (n: number, changes: Partial<VisitorQuestion>): VisitorQuestion => ({
  key: keyOf(n),
  text: `Question ${n}`,
  help: null,
  answerType: 'long_text',
  options: [],
  required: true,
  maxLength: null,
  min: null,
  max: null,
  timeMinutes: 4,
  answerLanguage: 'english',
  ...changes,
});
const form: VisitorForm = {
  agencyName: 'Northbeam',
  firstName: 'Hanna',
  title: 'Screening: Go',
  intro: null,
  mayHaveAccount: true,
  isBegun: true,
  questions: [
    question(1, { text: 'What did you build last?' }),
    question(2, { text: 'May you work as a contractor?', answerType: 'yes_no' }),
  ],
  answers: [],
  dueAt: '2030-12-04T10:00:00.000Z',
  expiresAt: '2030-12-13T10:00:00.000Z',
};
const savedAt = '2030-12-01T12:03:00.000Z';
const path = '/vetting/screening-forms/handle-of-the-test';
const kept = respond(saveAnswer, ({ params, body }) => ({
  key: params.key,
  value: body.value,
  language: null,
  savedAt,
  version: body.version + 1,
  files: [],
}));

// That a code is on its way is kept as long as the tab is open.
beforeEach(() => sessionStorage.clear());

test('a form is started with a press, saved while it is written, checked and submitted', async () => {
  let isBegun = false;
  const { container, user, network } = renderRemote(routes, {
    api,
    session: null,
    path,
    handlers: [
      respond(read, () => ({ ...form, isBegun })),
      respond(open, () => {
        isBegun = true;
        return form;
      }),
      kept,
      respond(submit, () => ({ submittedAt: savedAt, invited: true })),
    ],
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Screening: Go' })).toBeVisible();
  expect(screen.getByText(/2 questions, about 8 minutes/)).toBeVisible();
  expect(network.callsOf(open)).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Begin' }));
  const text = await screen.findByRole('textbox', { name: /What did you build last/ });
  await user.type(text, 'A queue.');
  expect(screen.getByText('Not saved yet')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByText(/^Saved \d/)).toBeVisible();
  expect(network.callsOf(saveAnswer)[0]).toMatchObject({
    params: { key: keyOf(1) },
    body: { version: 0, value: 'A queue.', language: null },
  });
  expect(await axeFindings(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Check your answers' }));
  const review = screen.getByRole('region', { name: 'Check your answers' });
  expect(within(review).getByText('A queue.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Submit answers' }));
  expect(screen.getByRole('alert')).toHaveTextContent('1 question needs your attention');
  expect(network.callsOf(submit)).toHaveLength(0);
  await user.click(within(review).getAllByRole('button', { name: 'Change' })[1]!);
  await user.click(screen.getByRole('radio', { name: 'Yes' }));
  await user.click(screen.getByRole('button', { name: 'Check your answers' }));
  await user.click(screen.getByRole('checkbox', { name: /Send me a copy/ }));
  await user.click(screen.getByRole('checkbox', { name: /Invite me to an account/ }));
  await user.click(screen.getByRole('button', { name: 'Submit answers' }));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Thank you, your answers are in' }),
  ).toBeVisible();
  expect(window.location.pathname).toBe('/vetting/screening-forms/submission-confirmation');
  expect(network.callsOf(submit).map(({ body }) => body)).toEqual([{ copy: true, account: true }]);
  expect(screen.getByText(/with a copy of your answers/)).toBeVisible();
  expect(screen.getByText(/the invitation to your account/)).toBeVisible();
});

test.each([
  ['when the page is left', () => window.dispatchEvent(new Event('pagehide'))],
  ['every ten seconds', () => act(() => jest.advanceTimersByTime(10_000))],
] as const)('input is saved %s, without a press', async (_when, happen) => {
  // Only the page's interval is faked; everything else runs in real time.
  jest.useFakeTimers({
    doNotFake: ['setTimeout', 'clearTimeout', 'setImmediate', 'nextTick', 'queueMicrotask', 'Date'],
  });
  try {
    const { user, network } = renderRemote(routes, {
      api,
      session: null,
      path: '/vetting/screening-forms/handle-left',
      handlers: [respond(read, () => form), kept],
    });
    const text = await screen.findByRole('textbox', { name: /What did you build last/ });
    await user.type(text, 'A queue.');
    expect(network.callsOf(saveAnswer)).toHaveLength(0);
    happen();
    await waitFor(() => expect(network.callsOf(saveAnswer)).toHaveLength(1));
    expect(network.callsOf(saveAnswer)[0]?.body).toMatchObject({ version: 0, value: 'A queue.' });
  } finally {
    jest.useRealTimers();
    window.dispatchEvent(new Event('pageshow'));
  }
});

test('answers from another device are shown beside the own ones, and a closed form says who closed it', async () => {
  let isClosed = false;
  const closed = () =>
    fail('TOKEN_REVOKED', { context: { purpose: 'screening_form', agencyName: 'Northbeam' } });
  const theirs = {
    key: keyOf(1),
    value: 'At the desk',
    language: null,
    savedAt,
    version: 2,
    files: [],
  };
  const { user, network } = renderRemote(routes, {
    api,
    session: null,
    path: '/vetting/screening-forms/another-handle',
    handlers: [
      respond(read, () =>
        isClosed
          ? closed()
          : { ...form, answers: [{ ...theirs, value: 'On the train', version: 1 }] },
      ),
      respond(saveAnswer, ({ body, params }) =>
        params.key === keyOf(1) && body.version < 2
          ? fail('VERSION_CONFLICT', {
              context: { current: theirs, version: 2, changedFields: ['value'] },
            })
          : { ...theirs, key: params.key, value: body.value, version: 3 },
      ),
      respond(submit, () => {
        isClosed = true;
        return closed();
      }),
    ],
  });
  // A returning candidate continues at the first unanswered question.
  expect(await screen.findByText(/Question 2 of 2/)).toBeVisible();
  await user.click(screen.getByText('All questions'));
  await user.type(screen.getByRole('textbox', { name: /build last/ }), ', more');
  await user.click(screen.getByRole('radio', { name: 'Yes' }));
  expect(await screen.findByText('At the desk')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Keep what is here' }));
  await user.click(screen.getByRole('button', { name: 'Submit answers' }));
  await waitFor(() =>
    expect(network.callsOf(saveAnswer).map(({ body }) => body)).toContainEqual({
      value: 'On the train, more',
      version: 2,
      language: null,
    }),
  );
  expect(
    await screen.findByRole('heading', { level: 1, name: 'This form was closed by Northbeam' }),
  ).toBeVisible();
});

test('a form started on another device is continued with a mailed code', async () => {
  let isConfirmed = false;
  const answers = [
    { key: keyOf(1), value: 'A queue.', files: [], language: null, savedAt, version: 1 },
  ];
  const { container, user, network } = renderRemote(routes, {
    api,
    session: null,
    path,
    handlers: [
      respond(read, () => {
        if (isConfirmed) return { ...form, answers };
        return fail('IDENTITY_NOT_CONFIRMED', { context: { maskedEmail: 'h•••@people.test' } });
      }),
      respond(sendCode, () => ({ maskedEmail: 'h•••@people.test', expiresAt: savedAt })),
      respond(confirm, ({ body }) => {
        if (body.code !== '123456') return fail('CODE_INVALID', { context: { triesLeft: 4 } });
        isConfirmed = true;
        return { ...form, answers };
      }),
    ],
  });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Continue on this device' }),
  ).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Send me a code' }));
  const code = await screen.findByRole('textbox', { name: /^Code/ });
  expect(screen.getByText(/on its way to h•••@people\.test/)).toBeVisible();
  expect(await axeFindings(container)).toEqual([]);
  await user.type(code, '654321{Enter}');
  expect(await screen.findByText('This code is wrong. 4 tries left.')).toBeVisible();
  await user.clear(code);
  await user.type(code, '123 456{Enter}');
  // With the first question answered, the second one follows.
  expect(await screen.findByText(/Question 2 of 2/)).toBeVisible();
  expect(network.callsOf(confirm)).toHaveLength(2);
});
