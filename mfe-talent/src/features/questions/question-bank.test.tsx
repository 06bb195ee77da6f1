import {
  questionEndpoints,
  talentRoutes,
  type Question,
  type QuestionBank,
  poolEndpoints,
} from '@muster/contracts';
import { defineRemoteRoutes } from '@muster/kit';
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
import { InterviewQuestionsPage, ScreeningQuestionsPage } from './question-pages.tsx';

const pool = { id: '64b000000000000000000031', name: 'Go backend', status: 'active' as const };
const leak: Question = {
  id: '64b0000000000000000000b1',
  use: 'interview',
  text: 'How do you find a leak?',
  help: null,
  answerType: 'scale_1_5',
  options: [],
  required: false,
  maxLength: null,
  min: null,
  max: null,
  knockOut: null,
  idealAnswer: 'With pprof.',
  competency: 'Technical',
  weight: 4,
  timeMinutes: 30,
  answerLanguage: 'english',
  isActive: true,
  revision: 1,
  timesUsed: 0,
  updatedAt: '2026-11-01T09:00:00.000Z',
  updatedBy: null,
  version: 1,
};
const part: Question = {
  ...leak,
  id: '64b0000000000000000000b2',
  text: 'What was your part?',
  idealAnswer: null,
  competency: 'Ownership',
  weight: 1,
  timeMinutes: 25,
};
const place: Question = {
  ...leak,
  id: '64b0000000000000000000b3',
  use: 'screening',
  text: 'Do you have a quiet place?',
  answerType: 'yes_no',
  required: true,
  competency: 'Communication',
  timeMinutes: 1,
  knockOut: { when: 'answer_is', values: ['no'] },
  idealAnswer: 'Yes, a room of their own.',
};
const outage: Question = {
  ...place,
  id: '64b0000000000000000000b4',
  text: 'Describe an outage.',
  answerType: 'long_text',
  knockOut: null,
  required: false,
  answerLanguage: 'own',
  maxLength: 3000,
};
const interview: QuestionBank = {
  pool,
  use: 'interview',
  interviewMinutes: 45,
  questions: [leak, part],
  version: 3,
  allowedActions: ['edit'],
};
const screening: QuestionBank = {
  ...interview,
  use: 'screening',
  interviewMinutes: null,
  questions: [place, outage],
};

const { list, order, create, update, copy } = questionEndpoints;
const routes = defineRemoteRoutes([
  { route: talentRoutes.interviewQuestions, element: <InterviewQuestionsPage /> },
  { route: talentRoutes.screeningQuestions, element: <ScreeningQuestionsPage /> },
]);
const open = (
  bank: QuestionBank = interview,
  { handlers = [], search = '' }: { handlers?: Handler[]; search?: string } = {},
) =>
  renderRemote(routes, {
    api,
    path: `/talent/talentpools/${pool.id}/${bank.use}-questions${search}`,
    handlers: [respond(list, () => bank), ...handlers],
  });
const row = async (text: string) =>
  within(await screen.findByRole('group', { name: new RegExp(`^Question \\d+: ${text}`) }));
const drawer = async (name: string) => within(await screen.findByRole('dialog', { name }));
const texts = () =>
  screen
    .getAllByRole('group', { name: /^Question \d/ })
    .map((one) => one.getAttribute('aria-label'));

test('questions are listed in order with their total time against the interview’s, and by competency', async () => {
  const { container, user } = open();
  const first = await row('How do you find a leak');
  for (const text of ['Technical', 'Scale 1–5 · Weight 4 · 30 min', 'Ideal answer: With pprof.'])
    expect(first.getByText(text)).toBeVisible();
  expect(screen.getByRole('progressbar', { name: '55 of 45 min' })).toBeVisible();
  expect(screen.getByText(/take 10 minutes more than the interview/)).toBeVisible();
  expect(screen.getByRole('row', { name: 'Technical 1 30 80 %' })).toBeVisible();
  expect(await axeFindings(container)).toEqual([]);
  await user.click(screen.getByRole('radio', { name: 'By competency' }));
  expect(await screen.findByRole('heading', { name: /^Ownership/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Move up/ })).not.toBeInTheDocument();
});

test('the order changes by keyboard, is announced, and is saved with the version that was seen', async () => {
  const saved: QuestionBank = { ...interview, questions: [part, leak], version: 4 };
  let bank = interview;
  const { user, network } = open(interview, {
    handlers: [respond(list, () => bank), respond(order, () => (bank = saved))],
  });
  const up = (await row('What was your part')).getByRole('button', { name: /^Move up/ });
  up.focus();
  await user.keyboard('{Enter}');
  expect(
    await screen.findByText('“What was your part?” is now at position 1 of 2'),
  ).toBeInTheDocument();
  await waitFor(() =>
    expect(texts()).toEqual([
      'Question 1: What was your part?',
      'Question 2: How do you find a leak?',
    ]),
  );
  expect(network.callsOf(order)[0]?.body).toEqual({
    use: 'interview',
    version: 3,
    ids: [part.id, leak.id],
  });
});

test('a move made while the order is being reloaded is saved too', async () => {
  let bank = interview;
  let reads = 0;
  let goOn = () => {};
  const held = new Promise<void>((go) => {
    goOn = go;
  });
  const { user, network } = open(interview, {
    handlers: [
      respond(list, async () => {
        reads += 1;
        if (reads === 2) await held;
        return bank;
      }),
      respond(order, ({ body: { ids, version } }) => {
        const questions = ids.map((id) => (id === leak.id ? leak : part));
        bank = { ...bank, questions, version: version + 1 };
        return bank;
      }),
    ],
  });
  await user.click((await row('What was your part')).getByRole('button', { name: /^Move up/ }));
  await waitFor(() => expect(network.callsOf(list)).toHaveLength(2));
  await user.click((await row('What was your part')).getByRole('button', { name: /^Move down/ }));
  act(goOn);
  await waitFor(() =>
    expect(network.callsOf(order).map(({ body }) => body)).toEqual([
      { use: 'interview', version: 3, ids: [part.id, leak.id] },
      { use: 'interview', version: 4, ids: [leak.id, part.id] },
    ]),
  );
  await waitFor(() => expect(texts()[0]).toBe('Question 1: How do you find a leak?'));
});

test('a saved order stays although the bank cannot be read again, and the next move follows it', async () => {
  let isDown = false;
  let { version } = interview;
  const { user, network } = open(interview, {
    handlers: [
      respond(list, () => (isDown ? fail('UNAVAILABLE') : interview)),
      respond(order, () => {
        isDown = true;
        version += 1;
        return { ...interview, questions: [part, leak], version };
      }),
    ],
  });
  await user.click((await row('What was your part')).getByRole('button', { name: /^Move up/ }));
  await waitFor(() => expect(network.callsOf(list).length).toBeGreaterThan(1));
  await waitFor(() => expect(texts()[0]).toBe('Question 1: What was your part?'));
  await user.click((await row('What was your part')).getByRole('button', { name: /^Move down/ }));
  await waitFor(() =>
    expect(network.callsOf(order).map(({ body }) => (body as { version: number }).version)).toEqual(
      [3, 4],
    ),
  );
  expect(texts()[0]).toBe('Question 1: How do you find a leak?');
});

test('an order that another user changed is shown in its current state', async () => {
  const { user, platform } = open(interview, {
    handlers: [respond(order, () => fail('VERSION_CONFLICT'))],
  });
  await user.click((await row('What was your part')).getByRole('button', { name: /^Move up/ }));
  await waitFor(() => expect(platform.notices[0]?.text).toMatch(/changed the order/));
  await waitFor(() => expect(texts()[0]).toBe('Question 1: How do you find a leak?'));
});

test('a new screening question is checked across its fields before it is sent', async () => {
  const { user, network, platform } = open(screening, {
    search: '?open=new',
    handlers: [respond(create, () => place)],
  });
  const form = await drawer('New question');
  await user.click(form.getByRole('textbox', { name: /^Question/ }));
  await user.paste('Which clouds do you know?');
  await user.click(form.getByRole('combobox', { name: /^Answer type/ }));
  await user.click(await screen.findByRole('option', { name: 'One choice' }));
  await user.click(form.getByRole('button', { name: 'Add choice' }));
  await user.type(form.getByRole('textbox', { name: 'Choice 1' }), 'AWS');
  await user.click(form.getByRole('button', { name: 'Add question' }));
  expect(await form.findByRole('alert')).toHaveTextContent(/Choices/);
  expect(network.callsOf(create)).toHaveLength(0);
  await user.click(form.getByRole('button', { name: 'Add choice' }));
  await user.type(form.getByRole('textbox', { name: 'Choice 2' }), 'None');
  await user.click(form.getByRole('checkbox', { name: 'None' }));
  await user.click(form.getByRole('button', { name: 'Add question' }));
  await waitFor(() => expect(platform.notices[0]?.text).toBe('The question was added'));
  expect(network.callsOf(create)[0]?.body).toMatchObject({
    use: 'screening',
    question: {
      options: ['AWS', 'None'],
      required: true,
      knockOut: { when: 'answer_is', values: ['None'] },
      help: null,
    },
  });
});

test('an edit sends only changes, and says that sent forms keep their wording', async () => {
  const used = { ...leak, timesUsed: 3 };
  const { user, network } = open(
    { ...interview, questions: [used, part] },
    { search: `?open=${leak.id}`, handlers: [respond(update, () => used)] },
  );
  const form = await drawer('Edit question');
  expect(form.getByText(/3 forms were sent with this question/)).toBeVisible();
  const help = form.getByRole('textbox', { name: /^Help text/ });
  await user.type(help, 'Think of Go.');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(network.callsOf(update)[0]?.body).toEqual({
      version: 1,
      changes: { help: 'Think of Go.' },
    }),
  );
});

test('a deleted question is restored with Undo', async () => {
  const { delete: remove, restoreDeleted } = questionEndpoints;
  const { user, platform, network } = open(interview, {
    handlers: [respond(remove, () => leak), respond(restoreDeleted, () => leak)],
  });
  await user.click((await row('How do you find a leak')).getByRole('button', { name: /^Actions/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await waitFor(() =>
    expect(platform.notices[0]?.text).toBe('“How do you find a leak?” was deleted'),
  );
  await platform.notices[0]?.undo?.();
  await waitFor(() => expect(network.callsOf(restoreDeleted)).toHaveLength(1));
});

test('pasted lines are shown row by row before they are added', async () => {
  const { import: importing } = questionEndpoints;
  const line = { field: null, code: null };
  const rows = [
    { ...line, line: 1, text: 'What is REST?', outcome: 'new' as const },
    { line: 2, text: 'No', outcome: 'error' as const, field: 'text', code: 'TOO_SHORT' },
  ];
  const { user, network } = open(interview, {
    search: '?open=import',
    handlers: [respond(importing, () => ({ rows, created: 1 }))],
  });
  const form = await drawer('Import questions');
  await user.type(form.getByRole('textbox', { name: /^Or paste/ }), 'What is REST?\nNo');
  await user.click(form.getByRole('button', { name: 'Check' }));
  expect(await form.findByText('1 new, 0 already there, 1 with errors')).toBeVisible();
  expect(form.getByText(/^Question: /)).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Add 1 question' }));
  await waitFor(() =>
    expect(network.callsOf(importing)).toMatchObject([
      { body: { dryRun: true } },
      { body: { dryRun: false } },
    ]),
  );
});

test('rows edited during the check are checked again before they are added', async () => {
  const { import: importing } = questionEndpoints;
  const row = { field: null, code: null, line: 1, outcome: 'new' as const };
  let goOn = () => {};
  const held = new Promise<void>((go) => {
    goOn = go;
  });
  const { user, network } = open(interview, {
    search: '?open=import',
    handlers: [
      respond(importing, async ({ body: { text } }) => {
        if (text === 'What is REST') await held;
        return { rows: [{ ...row, text }], created: 1 };
      }),
    ],
  });
  const form = await drawer('Import questions');
  const field = form.getByRole('textbox', { name: /^Or paste/ });
  await user.type(field, 'What is REST');
  await user.click(form.getByRole('button', { name: 'Check' }));
  await user.type(field, '?');
  act(goOn);
  await waitFor(() => expect(form.getByRole('button', { name: 'Check' })).toBeEnabled());
  expect(form.queryByRole('button', { name: 'Add 1 question' })).not.toBeInTheDocument();
  await user.click(form.getByRole('button', { name: 'Check' }));
  await user.click(await form.findByRole('button', { name: 'Add 1 question' }));
  await waitFor(() =>
    expect(network.callsOf(importing).at(-1)?.body).toMatchObject({
      text: 'What is REST?',
      dryRun: false,
    }),
  );
});

test('questions are copied from another pool, except those that are already here', async () => {
  const other = { ...pool, id: '64b000000000000000000032', name: 'Data platforms' };
  const theirs = { ...part, id: '64b0000000000000000000c1', text: 'What makes a job slow?' };
  const { user, network } = open(interview, {
    search: '?open=copy',
    handlers: [
      respond(poolEndpoints.list, () => ({
        ...fixtureFor(poolEndpoints.list.response),
        data: [{ ...fixtureFor(poolEndpoints.list.response.shape.data.element), ...other }],
      })),
      respond(list, ({ params }) =>
        params.id === other.id
          ? { ...interview, pool: other, questions: [leak, theirs] }
          : interview,
      ),
      respond(copy, () => ({ copied: 1, skipped: [] })),
    ],
  });
  const form = await drawer('Copy from another pool');
  await user.click(form.getByRole('combobox', { name: /^Pool/ }));
  await user.click(await screen.findByRole('option', { name: 'Data platforms' }));
  expect(await form.findByRole('checkbox', { name: /How do you find a leak/ })).toBeDisabled();
  await user.click(form.getByRole('checkbox', { name: /What makes a job slow/ }));
  await user.click(form.getByRole('button', { name: 'Copy 1 question' }));
  await waitFor(() =>
    expect(network.callsOf(copy)[0]?.body).toEqual({
      use: 'interview',
      fromPoolId: other.id,
      questionIds: [theirs.id],
    }),
  );
});

test('the preview shows what candidates get, and nothing meant for staff', async () => {
  open(screening, { search: '?open=preview' });
  const preview = await drawer('Preview as candidate');
  expect(preview.getByRole('radio', { name: 'No' })).toBeVisible();
  expect(preview.getByRole('textbox', { name: 'Describe an outage. (Optional)' })).toBeVisible();
  expect(preview.getByText(/in English or in your own language/)).toBeVisible();
  for (const secret of [/a room of their own/, /Weight/, /Knock-out/, /Communication/])
    expect(preview.queryByText(secret)).not.toBeInTheDocument();
});

test('the interviewer’s sheet is printed with ideal answers and room for notes', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const { user, container } = open();
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
  const sheet = container.querySelector('section[aria-hidden]');
  for (const text of [/Interviewer/, /1\. How do you find a leak.*30 min/, /With pprof\./, /Notes/])
    expect(sheet?.textContent).toMatch(text);
  print.mockRestore();
});

test('a user who may not change questions can read them', async () => {
  open({ ...interview, allowedActions: [] });
  expect(await screen.findByText(/team leads and admins change them/)).toBeVisible();
  expect((await row('How do you find a leak')).queryByRole('button')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Add question' })).not.toBeInTheDocument();
});

test('an empty question bank offers three ways to begin', async () => {
  const { container } = open({ ...screening, questions: [] });
  expect(await screen.findByText('No screening questions yet')).toBeVisible();
  for (const name of ['Add question', 'Copy from another pool', 'Import questions'])
    expect(screen.getByRole('button', { name })).toBeVisible();
  expect(await axeFindings(container)).toEqual([]);
});

test('a failure can be retried, and a role without the right is told so', async () => {
  let reply: 'INTERNAL' | null = 'INTERNAL';
  const { user, unmount } = open(interview, {
    handlers: [respond(list, () => (reply ? fail(reply) : interview))],
  });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  reply = null;
  await user.click(retry);
  await row('How do you find a leak');
  unmount();
  open(interview, { handlers: [respond(list, () => fail('FORBIDDEN'))] });
  expect(await screen.findByText(/Administrator/)).toBeVisible();
});
