import {
  clientDocumentEndpoints,
  clientFeedbackEndpoints,
  interviewForClientEndpoints,
  type InterviewForClient,
  type InterviewForClientPage,
} from '@muster/contracts';
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
import { ClientDashboardRoutes } from '../../routes.tsx';

const { upcoming, past, read, askMove, addColleague, beginFeedback } = interviewForClientEndpoints;
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

const page: InterviewForClientPage = {
  ...fixtureFor(read.response),
  id: '64b0000000000000000000a1',
  version: 3,
  round: 'Technical interview',
  status: 'confirmed',
  startsAt: inHours(50),
  endsAt: inHours(51),
  durationMin: 60,
  place: { kind: 'external_link', value: 'https://meet.example.com/lumera' },
  message: 'Please bring a laptop.',
  ask: null,
  cancelReason: null,
  clashes: false,
  job: { id: '64b000000000000000000021', title: 'Go engineer' },
  candidate: {
    applicationId: '64b000000000000000000031',
    name: 'Valentina Sosa',
    blind: false,
    headline: null,
    timeZone: 'Asia/Kolkata',
    standing: 'interview',
  },
  hosts: [{ id: '64b000000000000000000061', name: 'Owen Clarke', side: 'client' }],
  organiser: { id: '64b000000000000000000041', name: 'Leila Haddad' },
  noShowParty: null,
  hasFeedback: false,
  ownFeedback: null,
  mayGiveFeedback: false,
  feedback: [],
  summary: 'Led the move of a card ledger.',
  skills: [{ id: '64b000000000000000000051', name: 'Go', years: 7 }],
  colleagues: [{ id: '64b000000000000000000062', name: 'Li Wei' }],
  allowedActions: ['ask_reschedule', 'add_colleague'],
};
const row = (changes: Partial<InterviewForClient> = {}): InterviewForClient => ({
  ...page,
  ...changes,
});

const show = (path: string, handlers: readonly Handler[] = []) =>
  renderRemote(<ClientDashboardRoutes />, {
    api,
    session: 'client_admin',
    path: `/client-dashboard${path}`,
    handlers: [
      respond(upcoming, () => ({ data: [] })),
      respond(past, () => ({ data: [] })),
      respond(clientFeedbackEndpoints.list, () => ({ data: [] })),
      respond(clientDocumentEndpoints.list, () => ({ data: [] })),
      ...handlers,
    ],
  });

test('upcoming interviews appear on the days of a month or week and link to their details', async () => {
  const interview = row({
    startsAt: '2027-03-10T12:00:00.000Z',
    endsAt: '2027-03-10T13:00:00.000Z',
  });
  const { container, user } = show('/upcoming-interviews?view=month', [
    respond(upcoming, () => ({ data: [interview] })),
    respond(read, () => page),
  ]);
  expect(await screen.findByText('Mar 2027')).toBeVisible();
  const day = screen.getByText('Wed 10 Mar').closest('li');
  expect(day).toHaveTextContent(/Valentina Sosa.*Technical interview/);
  expect(screen.getByRole('link', { name: /Valentina Sosa/ })).toHaveAttribute(
    'href',
    `/client-dashboard/interview-details/${page.id}?view=month`,
  );
  expect(await axeFindings(container)).toEqual([]);
  await user.click(screen.getByRole('radio', { name: 'Week' }));
  expect(await screen.findByText('8 Mar – 14 Mar 2027')).toBeVisible();
  expect(screen.getByRole('link', { name: /Valentina Sosa/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Next week' }));
  expect(await screen.findByText('No interviews in this week.')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'List' }));
  expect(
    await screen.findByRole('article', { name: 'Technical interview with Valentina Sosa' }),
  ).toBeVisible();
});

test('upcoming interviews show both time zones, the call and any obstacles', async () => {
  const gone = { ...page.candidate, name: 'Bruno Reis', standing: 'gone' as const };
  const off = { ...page.candidate, name: 'Ana Prva' };
  const ask = { by: 'Owen Clarke', at: inHours(-1), days: ['2027-01-05'], note: 'Away' };
  const { container } = show('/upcoming-interviews', [
    respond(upcoming, () => ({
      data: [
        row({ clashes: true, status: 'reschedule_requested', ask }),
        row({ id: '64b0000000000000000000a2', candidate: gone }),
        row({
          id: '64b0000000000000000000a3',
          candidate: off,
          status: 'cancelled',
          cancelReason: 'The interviewer is ill.',
          allowedActions: [],
        }),
      ],
    })),
  ]);
  const first = within(
    await screen.findByRole('article', { name: 'Technical interview with Valentina Sosa' }),
  );
  expect(first.getByText(/in Kolkata/)).toBeVisible();
  expect(first.getByText('You have another interview at this time.')).toBeVisible();
  expect(first.getByText(/New time requested by Owen Clarke/)).toBeVisible();
  expect(
    first.getByRole('link', { name: 'Join the interview with Valentina Sosa' }),
  ).toHaveAttribute('href', 'https://meet.example.com/lumera');
  expect(screen.getByText(/Bruno Reis is no longer available/)).toBeVisible();
  expect(screen.getByText('Cancelled: The interviewer is ill.')).toBeVisible();
  expect(screen.queryByRole('link', { name: /Join the interview with Ana/ })).toBeNull();
  expect(await axeFindings(container)).toEqual([]);
});

test('past interviews show their outcome, and can be filtered by job', async () => {
  const other = { id: '64b000000000000000000022', title: 'Data engineer' };
  const over = { startsAt: inHours(-50), endsAt: inHours(-49), allowedActions: [] };
  const { user } = show('/past-interviews', [
    respond(past, () => ({
      data: [
        row({ ...over, status: 'completed', hasFeedback: true }),
        row({ ...over, id: '64b0000000000000000000a2', job: other, status: 'no_show' }),
      ],
    })),
  ]);
  expect(await screen.findByText('Feedback given')).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(2);
  await user.click(screen.getByRole('combobox', { name: 'Job' }));
  await user.click(await screen.findByRole('option', { name: 'Data engineer' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
  expect(screen.getByText('No-show')).toBeVisible();
});

test('one’s own feedback that cannot be read is reported beside the past interviews', async () => {
  let isBroken = true;
  const { user } = show('/past-interviews', [
    respond(past, () => ({
      data: [row({ startsAt: inHours(-3), endsAt: inHours(-2), status: 'completed' })],
    })),
    respond(clientFeedbackEndpoints.list, () => (isBroken ? fail('INTERNAL') : { data: [] })),
  ]);
  expect(await screen.findByText(/Not everything that may wait for you/)).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(1);
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() =>
    expect(screen.queryByText(/Not everything that may wait for you/)).not.toBeInTheDocument(),
  );
});

test('says if nothing is planned or past, with a link between both', async () => {
  const { user } = show('/upcoming-interviews');
  expect(await screen.findByText('No interviews planned.')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Past' }));
  expect(await screen.findByText('No interviews yet.')).toBeVisible();
});

test('an interview shows how to prepare, and a colleague with another interview then cannot be added', async () => {
  const { user, network } = show(`/interview-details/${page.id}`, [
    respond(read, () => page),
    respond(askMove, () => ({ ...page, status: 'reschedule_requested' as const })),
    respond(addColleague, () => fail('SLOT_TAKEN')),
  ]);
  const drawer = within(
    await screen.findByRole('dialog', { name: 'Technical interview with Valentina Sosa' }),
  );
  expect(drawer.getByText(/You have worked with Go for 7 years/)).toBeVisible();
  expect(drawer.getByText('Please bring a laptop.')).toBeVisible();
  expect(drawer.getByRole('link', { name: 'Open the profile of Valentina Sosa' })).toHaveAttribute(
    'href',
    '/client-dashboard?candidate=64b000000000000000000031',
  );
  await user.click(drawer.getByRole('button', { name: 'Add a colleague' }));
  const add = within(await screen.findByRole('dialog', { name: 'Add a colleague' }));
  await user.click(add.getByRole('combobox', { name: /^Colleague/ }));
  await user.click(await screen.findByRole('option', { name: 'Li Wei' }));
  await user.click(add.getByRole('button', { name: 'Add colleague' }));
  expect(await add.findByText(/colleague has another interview/)).toBeVisible();
  expect(network.callsOf(addColleague).at(-1)?.body).toEqual({
    userId: '64b000000000000000000062',
    version: 3,
  });
});

test('an interviewer who does not see the job is led to no profile', async () => {
  const candidate = { ...page.candidate, hasProfile: false };
  show(`/interview-details/${page.id}`, [respond(read, () => ({ ...page, candidate }))]);
  expect(await screen.findByText('Led the move of a card ledger.')).toBeVisible();
  expect(screen.queryByRole('link', { name: /Open the profile/ })).not.toBeInTheDocument();
});

test('another time is requested with a reason and days', async () => {
  const { user, network } = show(`/interview-details/${page.id}`, [
    respond(read, () => page),
    respond(askMove, () => ({ ...page, status: 'reschedule_requested' as const })),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Ask for another time' }));
  const ask = within(await screen.findByRole('dialog', { name: 'Ask for another time' }));
  await user.type(ask.getByRole('textbox', { name: /^What has to change/ }), 'We are away.');
  await user.click(ask.getByRole('button', { name: 'Send request' }));
  await waitFor(() =>
    expect(network.callsOf(askMove).at(-1)?.body).toEqual({
      days: [],
      note: 'We are away.',
      version: 3,
    }),
  );
});

test('an unknown interview is reported over the list', async () => {
  show('/interview-details/64b0000000000000000000ff', [respond(read, () => fail('NOT_FOUND'))]);
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/was not found/)).toBeVisible();
});

test('after an interview the drawer shows the company’s feedback, each with its author', async () => {
  const said = fixtureFor(read.response.shape.feedback.element, {
    id: '64b0000000000000000000f1',
    authorName: 'Mia Lind',
    isOwn: false,
    round: 'Technical interview',
    comment: 'Clear and calm.',
    rating: 4,
    recommendation: 'yes',
    privateToAgency: false,
  });
  const { container } = show(`/interview-details/${page.id}`, [
    respond(read, () => ({
      ...page,
      startsAt: inHours(-3),
      endsAt: inHours(-2),
      status: 'completed' as const,
      hasFeedback: true,
      feedback: [said],
      allowedActions: [],
    })),
  ]);
  const words = within(await screen.findByRole('article', { name: 'Feedback of Mia Lind' }));
  expect(words.getByText('Clear and calm.')).toBeVisible();
  expect(await axeFindings(container)).toEqual([]);
});

test('feedback can be started from a past interview, requested or not, and opened once sent', async () => {
  const over = { startsAt: inHours(-3), endsAt: inHours(-2), status: 'completed' as const };
  const feedbackId = '64b0000000000000000000f1';
  const { user, network } = show('/past-interviews', [
    respond(past, () => ({
      data: [
        row({ ...over, mayGiveFeedback: true }),
        row({
          ...over,
          id: '64b0000000000000000000a2',
          candidate: { ...page.candidate, name: 'Thabo Nkosi' },
          ownFeedback: { id: feedbackId, isSent: true },
        }),
      ],
    })),
    respond(beginFeedback, () => ({ feedbackId })),
    respond(clientFeedbackEndpoints.read, () => ({
      ...fixtureFor(clientFeedbackEndpoints.read.response),
      id: feedbackId,
      status: 'draft' as const,
      person: { name: 'Valentina Sosa', blind: false, headline: null },
      lock: null,
      allowedActions: ['save' as const, 'submit' as const],
    })),
  ]);
  expect(
    await screen.findByRole('link', { name: 'Open your feedback on Thabo Nkosi' }),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Give feedback on Valentina Sosa' }));
  expect(await screen.findByRole('dialog', { name: 'Feedback on Valentina Sosa' })).toBeVisible();
  expect(network.callsOf(beginFeedback)).toMatchObject([{ params: { id: page.id }, body: {} }]);
});
