import {
  type AnyEndpoint,
  clientCandidateEndpoints,
  type ClientDocument,
  clientDocumentEndpoints,
  clientFeedbackEndpoints,
  clientJobEndpoints,
  clientTimesheetEndpoints,
  coworkerEndpoints,
  type Coworkers,
  exitSurveyEndpoints,
  exitSurveyQuestionSchema,
} from '@muster/contracts';
import {
  axeFindings,
  fail,
  fixtureFor,
  renderRemote,
  respond,
  screen,
  waitFor,
} from '@muster/kit/testing';
import { api } from '../../api.ts';
import { PendingPage } from './pending-page.tsx';

const agreement: ClientDocument = {
  id: '64b000000000000000000091',
  title: 'Work at Lumera',
  person: 'Inês Duarte',
  senderName: 'Leila Haddad',
  sentAt: new Date(Date.now() - 50 * 3_600_000).toISOString(),
  expiresAt: '2027-02-01T09:00:00.000Z',
};
const returned = {
  id: '64b000000000000000000021',
  number: 'J-00007',
  title: 'Go engineer',
  status: 'draft' as const,
  positionsCount: 1,
  positionsFilled: 0,
  openedDate: null,
  recruiter: null,
  note: 'Which budget did you plan?',
  mayEdit: true,
  noteAt: new Date(Date.now() - 26 * 3_600_000).toISOString(),
};

type Reply<E extends AnyEndpoint> = Parameters<typeof respond<E>>[1];
interface Waiting {
  documents?: Reply<typeof clientDocumentEndpoints.list>;
  hours?: Reply<typeof clientTimesheetEndpoints.list>;
  jobs?: Reply<typeof clientJobEndpoints.forClient>;
  surveys?: Reply<typeof exitSurveyEndpoints.own>;
  coworkers?: Reply<typeof coworkerEndpoints.list>;
  approve?: Reply<typeof coworkerEndpoints.approve>;
  session?: 'client_admin' | 'client_manager';
}

function show(
  open: Reply<typeof clientDocumentEndpoints.open>,
  {
    documents = () => ({ data: [agreement] }),
    hours = () => ({ data: [], reasons: [] }),
    jobs = () => ({ companyName: 'Lumera Pay', jobs: [returned] }),
    surveys = () => ({ data: [] }),
    coworkers = () => ({ ...fixtureFor(coworkerEndpoints.list.response), waiting: [] }),
    approve = () => ({ waiting: [] }),
    session = 'client_manager',
  }: Waiting = {},
) {
  return renderRemote(<PendingPage />, {
    api,
    session,
    path: '/client-dashboard/pending-items',
    handlers: [
      respond(clientCandidateEndpoints.list, () => ({ data: [], waiting: 0, status: [] })),
      respond(clientFeedbackEndpoints.list, () => ({ data: [] })),
      respond(clientTimesheetEndpoints.list, hours),
      respond(clientDocumentEndpoints.list, documents),
      respond(clientDocumentEndpoints.open, open),
      respond(clientJobEndpoints.forClient, jobs),
      respond(exitSurveyEndpoints.own, surveys),
      respond(coworkerEndpoints.list, coworkers),
      respond(coworkerEndpoints.approve, approve),
    ],
  });
}

test('a document and a question show how long they wait, and each opens with one click', async () => {
  const { user, network, platform, container } = show(() => ({ path: '/t/#secret' }));
  expect(await screen.findByRole('heading', { name: /Documents to sign/ })).toBeVisible();
  expect(screen.getByText(/Inês Duarte · from Leila Haddad/)).toBeVisible();
  expect(screen.getByText('Waiting 2 days')).toBeVisible();
  expect(screen.getByText('Which budget did you plan?')).toBeVisible();
  expect(screen.getByText('Waiting 1 day')).toBeVisible();
  expect(screen.queryByText('Nothing waiting. Thank you.')).not.toBeInTheDocument();
  expect(
    screen.getByRole('link', { name: 'Answer the question about Go engineer' }),
  ).toHaveAttribute('href', `/client-dashboard/jobs/${returned.id}/edit`);
  expect(await axeFindings(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Read and sign Work at Lumera' }));
  await waitFor(() => expect(platform.visited).toEqual(['/t/#secret']));
  expect(network.callsOf(clientDocumentEndpoints.open)[0]?.params).toEqual({ id: agreement.id });
});

test('an administrator agrees to the invitation of a manager among the pending items', async () => {
  const request: Coworkers['waiting'][number] = {
    id: '64b0000000000000000000c1',
    email: 'new@lumera.example',
    role: 'client_manager',
    canSeeAllJobs: false,
    jobs: ['Go engineer'],
    requestedBy: 'Oliver Grant',
    at: new Date(Date.now() - 74 * 3_600_000).toISOString(),
    message: '',
    mayDecide: true,
  };
  let waiting = [request];
  const { user, network } = show(() => ({ path: '/' }), {
    session: 'client_admin',
    documents: () => ({ data: [] }),
    jobs: () => ({ companyName: 'Lumera Pay', jobs: [] }),
    coworkers: () => ({ ...fixtureFor(coworkerEndpoints.list.response), data: [], waiting }),
    approve: () => {
      waiting = [];
      return { waiting };
    },
  });
  expect(await screen.findByText(/1 invitation to agree to/)).toBeVisible();
  const agree = await screen.findByRole('button', { name: /^Agree to .* new@lumera.example$/ });
  expect(screen.getByText('would see Go engineer')).toBeVisible();
  expect(screen.getByText('Waiting 3 days')).toBeVisible();
  await user.click(agree);
  expect(await screen.findByText('Nothing waiting. Thank you.')).toBeVisible();
  expect(network.callsOf(coworkerEndpoints.approve)[0]?.params).toEqual({ id: request.id });
});

test('requests about ended work wait as well', async () => {
  show(() => ({ path: '/' }), {
    documents: () => ({ data: [] }),
    jobs: () => ({ companyName: 'Lumera Pay', jobs: [] }),
    surveys: () => ({
      data: [{ ...fixtureFor(exitSurveyQuestionSchema), about: 'Bruno Cardoso' }],
    }),
  });
  expect(await screen.findByRole('button', { name: 'Answer about Bruno Cardoso' })).toBeVisible();
  expect(screen.queryByText('Nothing waiting. Thank you.')).not.toBeInTheDocument();
});

test('a document that was answered by mail meanwhile says so', async () => {
  const { user, platform } = show(() => fail('INVALID_TRANSITION'));
  await user.click(await screen.findByRole('button', { name: 'Read and sign Work at Lumera' }));
  await waitFor(() => expect(platform.notices).toMatchObject([{ kind: 'error' }]));
  expect(platform.visited).toEqual([]);
});

test.each(['documents', 'hours', 'jobs'] as const)(
  'does not claim that nothing waits if %s could not be read',
  async (part) => {
    let broken = true;
    const none = {
      documents: () => ({ data: [] }),
      hours: () => ({ data: [], reasons: [] }),
      jobs: () => ({ companyName: 'Lumera Pay', jobs: [] }),
    };
    const answerOf = none[part] as () => never;
    const { user } = show(() => ({ path: '/' }), {
      ...none,
      [part]: () => (broken ? fail('INTERNAL') : answerOf()),
    });
    expect(await screen.findByText(/Not everything that may wait/)).toBeVisible();
    expect(screen.queryByText('Nothing waiting. Thank you.')).not.toBeInTheDocument();
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Nothing waiting. Thank you.')).toBeVisible();
  },
);
