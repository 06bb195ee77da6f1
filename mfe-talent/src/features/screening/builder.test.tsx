import {
  candidateEndpoints,
  emailTemplateEndpoints,
  poolEndpoints,
  questionEndpoints,
  screeningFormEndpoints,
  type Question,
  type ScreeningForm,
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
import { TalentRoutes } from '../../routes.tsx';

const candidateId = '64b000000000000000000011';
const pool = { id: '64b000000000000000000031', name: 'Go backend', status: 'active' as const };
const question: Question = {
  id: '64b0000000000000000000b1',
  use: 'screening',
  text: 'How do you find a leak?',
  help: null,
  answerType: 'long_text',
  options: [],
  required: true,
  maxLength: null,
  min: null,
  max: null,
  knockOut: null,
  idealAnswer: 'With pprof.',
  competency: 'Technical',
  weight: 4,
  timeMinutes: 10,
  answerLanguage: 'english',
  isActive: true,
  revision: 1,
  timesUsed: 0,
  updatedAt: '2026-11-01T09:00:00.000Z',
  updatedBy: null,
  version: 1,
};
const { id: _id, use: _use, revision: _r, timesUsed: _t, ...fields } = question;
const draft: ScreeningForm = fixtureFor(screeningFormEndpoints.read.response, {
  id: '64b0000000000000000000c1',
  title: 'Screening: Go backend',
  status: 'draft',
  candidate: { id: candidateId, number: 'C-000001', name: 'Mateus Ferreira' },
  questions: [{ ...fields, key: '64b0000000000000000000d1', pool: null, answer: null }],
  dueInDays: 5,
  version: 1,
  allowedActions: ['edit', 'delete', 'send'],
});

test('a form is built from a pool, ordered, saved and sent with a message', async () => {
  let forms: ScreeningForm[] = [];
  const { create, send, ofCandidate } = screeningFormEndpoints;
  const { container, user, network, platform } = renderRemote(<TalentRoutes />, {
    api,
    session: 'recruiter',
    path: `/screening-questions/${candidateId}/new`,
    handlers: [
      respond(candidateEndpoints.read, () =>
        fixtureFor(candidateEndpoints.read.response, { id: candidateId, name: 'Mateus Ferreira' }),
      ),
      respond(ofCandidate, () => ({
        data: forms,
        obstacle: null,
        allowedActions: ['create' as const],
      })),
      respond(poolEndpoints.list, () =>
        fixtureFor(poolEndpoints.list.response, {
          data: [fixtureFor(poolEndpoints.list.response.shape.data.element, pool)],
        }),
      ),
      respond(questionEndpoints.list, () => ({
        pool,
        interviewMinutes: null,
        version: 1,
        allowedActions: [],
        use: 'screening' as const,
        questions: [question],
      })),
      respond(create, () => {
        forms = [draft];
        return draft;
      }),
      respond(send, () => ({ ...draft, status: 'sent' as const, version: 2, allowedActions: [] })),
    ],
  });
  expect(await screen.findByText('For Mateus Ferreira')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Save draft' }));
  // The buttons stand below all questions: the focus goes to what is missing.
  const [missing] = screen.getAllByRole('alert');
  expect(missing).toHaveTextContent(/Questions in the form/);
  expect(document.activeElement).toContainElement(missing ?? null);
  await user.clear(screen.getByRole('textbox', { name: /^Title/ }));
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  await user.click(screen.getByRole('link', { name: /^Title/ }));
  expect(screen.getByRole('textbox', { name: /^Title/ })).toHaveFocus();
  expect(network.callsOf(create)).toHaveLength(0);
  await user.click(screen.getByRole('combobox', { name: /Talent pool/ }));
  await user.click(await screen.findByRole('option', { name: 'Go backend' }));
  expect(screen.getByRole('textbox', { name: /^Title/ })).toHaveValue('Screening: Go backend');
  await user.click(await screen.findByRole('checkbox', { name: /How do you find a leak/ }));
  await user.click(screen.getByRole('button', { name: 'Add 1 question' }));
  const items = screen.getByRole('region', { name: /Questions in the form/ });
  expect(within(items).getByText('How do you find a leak?')).toBeVisible();
  expect(await axeFindings(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Preview as candidate' }));
  const preview = await screen.findByRole('dialog', { name: 'Preview as candidate' });
  expect(within(preview).getByRole('textbox', { name: /How do you find a leak/ })).toBeVisible();
  expect(preview).not.toHaveTextContent('pprof');
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Save and send' }));
  const message = await screen.findByRole('textbox', { name: /Personal message/ });
  expect(network.callsOf(create)[0]?.body).toMatchObject({
    poolId: pool.id,
    questions: [{ from: 'pool', questionId: question.id }],
  });
  await user.type(message, 'Take your time.');
  await user.click(screen.getByRole('button', { name: 'Send form' }));
  await waitFor(() =>
    expect(network.callsOf(send)[0]?.body).toEqual({
      version: 1,
      by: 'mail',
      message: 'Take your time.',
      language: 'en',
      words: null,
      sendAt: null,
    }),
  );
  await waitFor(() =>
    expect(platform.visited).toContain(`/candidates/${candidateId}/profile/vetting`),
  );
});

test('among several started forms the right one is continued, offered and sent', async () => {
  const other: ScreeningForm = {
    ...draft,
    id: '64b0000000000000000000c2',
    title: 'Screening: Payments',
    version: 7,
  };
  const { ofCandidate, send } = screeningFormEndpoints;
  const list = (forms: ScreeningForm[]) => [
    respond(candidateEndpoints.read, () =>
      fixtureFor(candidateEndpoints.read.response, { id: candidateId, name: 'Mateus Ferreira' }),
    ),
    respond(ofCandidate, () => ({
      data: forms,
      obstacle: null,
      allowedActions: ['create' as const],
    })),
    respond(send, () => ({ ...other, status: 'sent' as const, version: 8, allowedActions: [] })),
  ];
  const path = `/screening-questions/${candidateId}/new`;
  const { user, network } = renderRemote(<TalentRoutes />, {
    api,
    session: 'recruiter',
    path,
    handlers: list([draft, other]),
  });
  expect(await screen.findByText(/not sent yet. Open one/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: /^Title/ })).toHaveValue('Screening');
  await user.click(screen.getByRole('link', { name: 'Screening: Payments' }));
  expect(screen.getByRole('textbox', { name: /^Title/ })).toHaveValue('Screening: Payments');
  expect(screen.getByRole('link', { name: 'Screening: Go backend' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save and send' }));
  await user.click(await screen.findByRole('button', { name: 'Send form' }));
  await waitFor(() => expect(network.callsOf(send)).toHaveLength(1));
  expect(network.callsOf(send)[0]).toMatchObject({
    params: { id: other.id },
    body: { version: 7 },
  });
});

test('a started form is offered beside a new one, and sending asks which of several', async () => {
  const other: ScreeningForm = { ...draft, id: '64b0000000000000000000c2', title: 'Payments' };
  const { ofCandidate } = screeningFormEndpoints;
  let forms = [draft];
  const handlers = [
    respond(candidateEndpoints.read, () =>
      fixtureFor(candidateEndpoints.read.response, { id: candidateId, name: 'Mateus Ferreira' }),
    ),
    respond(ofCandidate, () => ({ data: forms, obstacle: null, allowedActions: [] })),
  ];
  const path = `/screening-questions/${candidateId}/new`;
  const { user, unmount } = renderRemote(<TalentRoutes />, {
    api,
    session: 'recruiter',
    path,
    handlers,
  });
  expect(await screen.findByRole('textbox', { name: /^Title/ })).toHaveValue(draft.title);
  await user.click(screen.getByRole('link', { name: 'Begin another form' }));
  expect(screen.getByRole('textbox', { name: /^Title/ })).toHaveValue('Screening');
  unmount();
  forms = [draft, other];
  renderRemote(<TalentRoutes />, {
    api,
    session: 'recruiter',
    path: `${path}/email`,
    handlers,
  });
  const dialog = await screen.findByRole('dialog', { name: 'Send screening form' });
  await user.click(within(dialog).getByRole('link', { name: 'Payments' }));
  expect(await screen.findByRole('button', { name: 'Send form' })).toBeVisible();
});

test('typed input survives if a colleague saves or starts a form meanwhile', async () => {
  const { ofCandidate, update } = screeningFormEndpoints;
  let forms: ScreeningForm[] = [draft];
  const handlers = [
    respond(candidateEndpoints.read, () =>
      fixtureFor(candidateEndpoints.read.response, { id: candidateId, name: 'Mateus Ferreira' }),
    ),
    respond(ofCandidate, () => ({ data: forms, obstacle: null, allowedActions: [] })),
    respond(update, () => fail('VERSION_CONFLICT')),
  ];
  const path = `/screening-questions/${candidateId}/new`;
  const at = { api, session: 'recruiter' as const, path, handlers };
  const readAgain = () => act(() => void window.dispatchEvent(new Event('online')));
  const title = () => screen.findByRole('textbox', { name: /^Title/ });

  const { user, network, unmount } = renderRemote(<TalentRoutes />, at);
  await user.type(await title(), ', typed');
  forms = [{ ...draft, title: 'Of a colleague', version: 2 }];
  // The next read starts only after the previous one has finished.
  await waitFor(() => {
    readAgain();
    expect(network.callsOf(ofCandidate).length).toBeGreaterThan(2);
  });
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  expect(await screen.findByText(/A colleague has changed this draft/)).toBeVisible();
  expect(network.callsOf(update)[0]?.body).toMatchObject({
    version: 1,
    changes: { title: 'Screening: Go backend, typed' },
  });
  await user.click(screen.getByRole('button', { name: 'Load again' }));
  await waitFor(async () => expect(await title()).toHaveValue('Of a colleague'));
  unmount();

  forms = [];
  const anew = renderRemote(<TalentRoutes />, at);
  await anew.user.type(await title(), ', typed');
  forms = [draft];
  readAgain();
  expect(await screen.findByRole('link', { name: draft.title })).toBeVisible();
  expect(await title()).toHaveValue('Screening, typed');
});

test('typed input stays if a draft that a colleague changed cannot be loaded again', async () => {
  const { ofCandidate, update } = screeningFormEndpoints;
  let forms: ScreeningForm[] = [draft];
  let isDown = false;
  const { user, platform } = renderRemote(<TalentRoutes />, {
    api,
    session: 'recruiter',
    path: `/screening-questions/${candidateId}/new`,
    handlers: [
      respond(candidateEndpoints.read, () =>
        fixtureFor(candidateEndpoints.read.response, { id: candidateId, name: 'Mateus Ferreira' }),
      ),
      respond(ofCandidate, () =>
        isDown ? fail('INTERNAL') : { data: forms, obstacle: null, allowedActions: [] },
      ),
      respond(update, () => fail('VERSION_CONFLICT')),
    ],
  });
  const title = await screen.findByRole('textbox', { name: /^Title/ });
  await user.type(title, ', typed');
  isDown = true;
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  const again = await screen.findByRole('button', { name: 'Load again' });
  await user.click(again);
  await waitFor(() => expect(platform.notices).toMatchObject([{ kind: 'error' }]));
  expect(title).toHaveValue('Screening: Go backend, typed');

  isDown = false;
  forms = [{ ...draft, status: 'sent', version: 3 }];
  await user.click(again);
  await waitFor(() => expect(platform.notices[1]?.text).toMatch(/sent or discarded/));
  expect(title).toHaveValue('Screening: Go backend, typed');
});

test('a form opened by link provides the link later if it cannot be read at once', async () => {
  const { ofCandidate, send, copyLink } = screeningFormEndpoints;
  let isDown = true;
  const { user, network } = renderRemote(<TalentRoutes />, {
    api,
    session: 'recruiter',
    path: `/screening-questions/${candidateId}/new/email`,
    handlers: [
      respond(candidateEndpoints.read, () =>
        fixtureFor(candidateEndpoints.read.response, { id: candidateId, name: 'Mateus Ferreira' }),
      ),
      respond(ofCandidate, () => ({ data: [draft], obstacle: null, allowedActions: [] })),
      respond(send, () => ({ ...draft, status: 'sent' as const, version: 2, allowedActions: [] })),
      respond(copyLink, () => (isDown ? fail('UNAVAILABLE') : { path: '/t/secret-of-the-link' })),
    ],
  });
  await user.click(await screen.findByRole('radio', { name: 'I copy the link' }));
  await user.click(screen.getByRole('button', { name: 'Open form and get link' }));
  expect(await screen.findByText(/The form is open for answers/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Open form and get link' })).toBeNull();
  isDown = false;
  await waitFor(() => expect(screen.getByRole('button', { name: 'Get link' })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: 'Get link' }));
  expect(await screen.findByText(/secret-of-the-link/)).toBeVisible();
  expect(network.callsOf(send)).toHaveLength(1);
});

test('a form is sent in the user’s words, in another language and at a chosen time, as previewed', async () => {
  const { ofCandidate, previewMail, send } = screeningFormEndpoints;
  const template = fixtureFor(emailTemplateEndpoints.list.response.shape.data.element, {
    id: '64b0000000000000000000e1',
    name: 'Bonjour',
    topic: 'screening',
    audience: 'candidate',
    scope: 'personal',
    isActive: true,
  });
  const { user, network } = renderRemote(<TalentRoutes />, {
    api,
    session: 'recruiter',
    path: `/screening-questions/${candidateId}/new/email`,
    handlers: [
      respond(candidateEndpoints.read, () =>
        fixtureFor(candidateEndpoints.read.response, { id: candidateId, name: 'Mateus Ferreira' }),
      ),
      respond(ofCandidate, () => ({
        data: [draft],
        obstacle: null,
        allowedActions: ['create' as const],
      })),
      respond(emailTemplateEndpoints.list, () => ({ data: [template] })),
      respond(emailTemplateEndpoints.fill, () => ({
        cc: [],
        repliesTo: 'record' as const,
        files: [],
        subject: 'Pour Mateus',
        text: 'Bonjour Mateus !',
        missing: [],
        language: 'fr' as const,
        missingLanguage: null,
      })),
      respond(previewMail, ({ body }) => ({
        name: 'Mateus Ferreira',
        to: 'mateus@people.test',
        problem: null,
        missing: [],
        subject: body.words?.subject ?? 'Some questions for you',
        text: `${body.words?.text ?? 'Hello Mateus'}\n\n${body.language}`,
        leavesAt: '2030-12-01T09:00:00.000Z',
        recipientZone: 'America/Recife',
        waitsFor: body.sendAt ? ('sender' as const) : null,
      })),
      respond(send, () => ({ ...draft, status: 'sent' as const, version: 2, allowedActions: [] })),
    ],
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Send screening form' }));
  expect(await dialog.findByText(/^Hello Mateus/)).toBeVisible();
  expect(dialog.getByText('To mateus@people.test')).toBeVisible();
  await user.click(dialog.getByText('Own words or a template'));
  await user.click(dialog.getByRole('combobox', { name: /Language of the e-mail/ }));
  await user.click(await screen.findByRole('option', { name: 'French' }));
  await user.click(await dialog.findByRole('combobox', { name: /^Template/ }));
  await user.click(await screen.findByRole('option', { name: /Bonjour/ }));
  expect(await dialog.findByText(/^Bonjour Mateus !\s+fr$/)).toBeVisible();
  await user.click(dialog.getByText('At a set time'));
  await user.click(dialog.getByRole('button', { name: 'Schedule form' }));
  expect(network.callsOf(send)).toHaveLength(0);
  expect(await axeFindings(screen.getByRole('dialog'))).toEqual([]);
  await user.click(dialog.getByText('Now'));
  await user.click(dialog.getByRole('button', { name: 'Send form' }));
  await waitFor(() => expect(network.callsOf(send)).toHaveLength(1));
  expect(network.callsOf(send)[0]?.body).toEqual({
    version: 1,
    by: 'mail',
    message: null,
    language: 'fr',
    sendAt: null,
    words: { subject: 'Pour Mateus', text: 'Bonjour Mateus !', templateId: template.id },
  });
});

test('a form for a job begins with the pools and the last questions of that job', async () => {
  const { ofCandidate, ofJob, create } = screeningFormEndpoints;
  const jobId = '64b0000000000000000000f1';
  const { user, network } = renderRemote(<TalentRoutes />, {
    api,
    session: 'recruiter',
    path: `/screening-questions/${candidateId}/new?job=${jobId}`,
    handlers: [
      respond(candidateEndpoints.read, () =>
        fixtureFor(candidateEndpoints.read.response, { id: candidateId, name: 'Mateus Ferreira' }),
      ),
      // A form begun for a pool is a separate one.
      respond(ofCandidate, () => ({
        data: [draft],
        obstacle: null,
        allowedActions: ['create' as const],
      })),
      respond(ofJob, () => ({
        job: { id: jobId, number: 'J-00007', title: 'Payments engineer' },
        pools: [{ ...pool, kind: 'manual' as const }],
        questions: [{ ...fields, key: '64b0000000000000000000d9', pool: null }],
      })),
      respond(questionEndpoints.list, () => ({
        pool,
        interviewMinutes: null,
        version: 1,
        allowedActions: [],
        use: 'screening' as const,
        questions: [question],
      })),
      respond(create, () => draft),
    ],
  });
  expect(await screen.findByText(/Asked for the job Payments engineer/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: /^Title/ })).toHaveValue(
    'Screening: Payments engineer',
  );
  expect(screen.getByRole('button', { name: 'Go backend', pressed: true })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  await waitFor(() => expect(network.callsOf(create)).toHaveLength(1));
  expect(network.callsOf(create)[0]?.body).toMatchObject({
    jobId,
    poolId: null,
    title: 'Screening: Payments engineer',
    questions: [{ from: 'form', key: '64b0000000000000000000d9' }],
  });
});

test('own questions keep the focus while they are moved, edited and removed by keyboard', async () => {
  const { ofCandidate, create } = screeningFormEndpoints;
  const { user, network } = renderRemote(<TalentRoutes />, {
    api,
    session: 'recruiter',
    path: `/screening-questions/${candidateId}/new`,
    handlers: [
      respond(candidateEndpoints.read, () =>
        fixtureFor(candidateEndpoints.read.response, { id: candidateId, name: 'Mateus Ferreira' }),
      ),
      respond(ofCandidate, () => ({
        data: [],
        obstacle: null,
        allowedActions: ['create' as const],
      })),
      respond(create, () => draft),
    ],
  });
  for (const text of ['Why do you want to move?', 'When can you begin?']) {
    await user.click(await screen.findByRole('button', { name: 'Write a question' }));
    const drawer = within(await screen.findByRole('dialog'));
    await user.type(drawer.getByRole('textbox', { name: /^Question/ }), text);
    await user.click(drawer.getByRole('button', { name: 'Use question' }));
    expect(await screen.findByText(text)).toBeVisible();
  }
  const button = (name: string) => screen.getByRole('button', { name });
  act(() => button('Move up: When can you begin?').focus());
  await user.keyboard('{Enter}');
  expect(button('Move down: When can you begin?')).toHaveFocus();
  act(() => button('Remove: When can you begin?').focus());
  await user.keyboard('{Enter}');
  expect(button('Remove: Why do you want to move?')).toHaveFocus();
  await user.click(button('Save draft'));
  await waitFor(() => expect(network.callsOf(create)).toHaveLength(1));
  expect(network.callsOf(create)[0]?.body).toMatchObject({
    questions: [{ from: 'own', key: null, question: { text: 'Why do you want to move?' } }],
  });
});
