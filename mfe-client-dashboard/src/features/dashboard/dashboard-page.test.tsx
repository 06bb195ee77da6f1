import {
  chatEndpoints,
  chatThreadSchema,
  clientCandidateEndpoints,
  clientDocumentEndpoints,
  clientFeedbackEndpoints,
  clientJobEndpoints,
  clientPlacementEndpoints,
  type ClientStatus,
  clientTeamEndpoints,
  clientTimesheetEndpoints,
  exitSurveyEndpoints,
  type Contractor,
  type InterviewForClient,
  interviewForClientEndpoints,
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
} from '@muster/kit/testing';
import { api } from '../../api.ts';
import { waitingRow } from '../../shared/candidates/candidate.fixtures.ts';
import type { ClientJob } from './client-job.ts';
import { DashboardPage } from './dashboard-page.tsx';

const { forClient } = clientJobEndpoints;
const backend: ClientJob = {
  id: '64b000000000000000000021',
  number: 'J-00001',
  title: 'Senior backend engineer (Go)',
  status: 'open',
  positionsCount: 3,
  positionsFilled: 1,
  openedDate: '2026-10-18',
  recruiter: 'Ana Kovač',
};
const asked: ClientJob = {
  ...backend,
  id: '64b000000000000000000022',
  number: 'J-00018',
  title: 'Data scientist',
  status: 'on_hold',
  positionsCount: 2,
  positionsFilled: 0,
  openedDate: null,
  recruiter: null,
};
const answer = (jobs: ClientJob[]) => ({ companyName: 'Lumera Pay', jobs });
type People = ReturnType<typeof nobody>;
const nobody = () => ({
  data: [] as (typeof waitingRow)[],
  waiting: 0,
  status: [] as ClientStatus[],
});
const works: Contractor = {
  id: '64b000000000000000000081',
  name: 'Bruno Cardoso',
  jobTitle: 'Backend engineer',
  status: 'active',
  startDate: '2026-11-16',
  endDate: '2027-05-15',
  hoursPerWeek: 40,
  supervisor: 'Owen Clarke',
  workEmail: 'bruno@lumera.test',
  daysLeft: null,
  extensionAskedAt: null,
  mayAskExtension: false,
};
interface Beside {
  interviews?: InterviewForClient[];
  hours?: Parameters<typeof respond<typeof clientTimesheetEndpoints.list>>[1];
  people?: People;
  sheets?: number;
  surveys?: number;
  contractors?: Parameters<typeof respond<typeof clientPlacementEndpoints.contractors>>[1];
}
const conversations = {
  data: [
    {
      ...fixtureFor(chatThreadSchema),
      id: '64b000000000000000000091',
      name: 'Leila Haddad',
      unread: 2,
      lastMessage: { author: 'Leila Haddad', text: 'Two profiles tomorrow.', isOwn: false },
    },
  ],
  nextCursor: null,
};
const alreadyAsked = () => ({
  ...works,
  daysLeft: 9,
  mayAskExtension: false,
  extensionAskedAt: '2026-11-28T10:00:00.000Z',
});
const show = (
  reply: Parameters<typeof respond<typeof forClient>>[1],
  {
    people = nobody(),
    sheets = 0,
    surveys = 0,
    interviews = [],
    contractors = () => ({ data: [] }),
    hours,
  }: Beside = {},
) =>
  renderRemote(<DashboardPage />, {
    api,
    session: 'client_admin',
    path: '/client-dashboard',
    handlers: [
      respond(forClient, reply),
      respond(clientCandidateEndpoints.list, () => people),
      respond(clientPlacementEndpoints.contractors, contractors),
      respond(clientPlacementEndpoints.askExtension, () => alreadyAsked()),
      respond(clientFeedbackEndpoints.list, () => ({ data: [] })),
      respond(clientDocumentEndpoints.list, () => ({ data: [] })),
      respond(
        clientTimesheetEndpoints.list,
        hours ??
          (() => ({
            data: Array.from({ length: sheets }, (_, index) => ({
              ...fixtureFor(clientTimesheetEndpoints.approve.response),
              id: `64b0000000000000000000a${index}`,
            })),
            reasons: [],
          })),
      ),
      respond(exitSurveyEndpoints.own, () => ({
        data: Array.from({ length: surveys }, () =>
          fixtureFor(exitSurveyEndpoints.answer.response),
        ),
      })),
      respond(interviewForClientEndpoints.upcoming, () => ({ data: interviews })),
      respond(chatEndpoints.threads, () => conversations),
      respond(clientTeamEndpoints.read, () => ({ companyName: 'Lumera Pay', data: [], jobs: [] })),
    ],
  });

test('shows how many positions are left, and each job’s progress and recruiters', async () => {
  const { container } = show(() => answer([backend, asked]));
  expect(
    await screen.findByRole('heading', { level: 1, name: '2 positions to fill' }),
  ).toBeVisible();
  for (const fact of ['2 jobs', '1 of 5 positions filled', '1 on hold'])
    expect(screen.getByText(fact)).toBeVisible();
  const card = within(screen.getByRole('article', { name: 'Senior backend engineer (Go)' }));
  for (const text of ['J-00001', 'Open', '1 of 3 filled', '18 Oct 2026', 'Ana Kovač'])
    expect(card.getByText(text)).toBeVisible();
  expect(card.getByRole('progressbar', { name: '1 of 3 positions filled' })).toBeVisible();
  const other = within(screen.getByRole('article', { name: 'Data scientist' }));
  expect(other.getByText('Not assigned yet')).toBeVisible();
  expect(card.queryByRole('link')).not.toBeInTheDocument();
  expect(await axeFindings(container)).toEqual([]);
});

test('a returned request shows what is asked, and links to its form', async () => {
  show(() =>
    answer([{ ...asked, status: 'draft', note: 'Which time zone do you work in?', mayEdit: true }]),
  );
  const card = within(await screen.findByRole('article', { name: 'Data scientist' }));
  expect(card.getByText('Which time zone do you work in?')).toBeVisible();
  // It waits for the client, not the agency.
  expect(card.getByText('Not yet')).toBeVisible();
  expect(card.getByRole('link', { name: /^Complete the request/ })).toHaveAttribute(
    'href',
    `/client-dashboard/jobs/${asked.id}/edit`,
  );
});

test('a job shows who was proposed and how far they are, and who works for the client', async () => {
  const talking = { ...waitingRow, stage: 'Interviews', standing: 'interview' as const };
  const person = { ...talking, job: { id: backend.id, title: backend.title } };
  show(() => answer([backend]), {
    people: { data: [person], waiting: 0, status: [] },
    contractors: () => ({
      data: [{ ...works, billRate: { amount: '85.00', currency: 'USD', unit: 'hour' as const } }],
    }),
  });
  const card = within(await screen.findByRole('article', { name: 'Senior backend engineer (Go)' }));
  expect(await card.findByRole('link', { name: 'Valentina Sosa' })).toBeVisible();
  expect(card.getAllByText('Interviews')).toHaveLength(2);
  const now = within(await screen.findByRole('region', { name: /Your contractors/ }));
  expect(await now.findByText('Bruno Cardoso')).toBeVisible();
  expect(now.getByText(/Led by Owen Clarke/)).toBeVisible();
  expect(now.getByText('$85 an hour')).toBeVisible();
  expect(now.getByText('Until 15 May 2027')).toBeVisible();
});

test('lists what else waits besides candidates, with links', async () => {
  show(() => answer([backend]), { sheets: 2, surveys: 1 });
  expect(await screen.findByText('Also waiting for you')).toBeVisible();
  expect(
    screen.getByText('2 timesheets to approve · 1 survey about a past contractor'),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Look at these' })).toHaveAttribute(
    'href',
    '/client-dashboard/pending-items',
  );
});

test('a job shows what waits for whom, and the agreed deadline', async () => {
  const lines = [
    { wait: 'decide' as const, count: 2, dueAt: '2026-12-01T12:00:00.000Z', late: false },
    { wait: 'answer' as const, count: 1, dueAt: null, late: false },
  ];
  show(() => answer([backend, asked]), {
    people: { ...nobody(), status: [{ jobId: backend.id, lines }] },
  });
  const status = await screen.findByRole('list', { name: 'Where it stands' });
  expect(
    within(status)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    '2 candidates wait for your company’s answer until 1 Dec 2026',
    'The agency owes you an answer about 1 candidate',
  ]);
  // The other job waits for nothing.
  expect(screen.getAllByRole('list', { name: 'Where it stands' })).toHaveLength(1);
});

test('counts down to the end of a contract and asks for an extension with one click', async () => {
  let contractor: Contractor = { ...works, daysLeft: 9, mayAskExtension: true };
  const { user } = show(() => answer([backend]), {
    contractors: () => {
      const data = [contractor];
      contractor = alreadyAsked();
      return { data };
    },
  });
  expect(await screen.findByText('Ends in 9 days')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /Ask to extend the contract of Bruno/ }));
  expect(await screen.findByText('Extension asked for on 28 Nov 2026')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Ask to extend/ })).not.toBeInTheDocument();
});

test('a cancelled interview is neither counted nor shown as one to come', async () => {
  const ahead = (id: string, name: string, status: InterviewForClient['status']) => {
    const made = fixtureFor(interviewForClientEndpoints.upcoming.response.shape.data.element);
    return { ...made, id, status, candidate: { ...made.candidate, name } };
  };
  show(() => answer([backend]), {
    interviews: [
      ahead('64b0000000000000000000c1', 'Ana Prva', 'cancelled'),
      ahead('64b0000000000000000000c2', 'Valentina Sosa', 'confirmed'),
    ],
  });
  const card = within(await screen.findByRole('region', { name: /Upcoming interviews/ }));
  expect(await card.findByRole('link', { name: 'Valentina Sosa' })).toBeVisible();
  expect(card.queryByText('Ana Prva')).not.toBeInTheDocument();
  expect(card.getByRole('heading', { name: /Upcoming interviews/ })).toHaveTextContent(/1$/);
});

test('shows the latest messages and how many are unread', async () => {
  show(() => answer([backend]));
  const card = within(await screen.findByRole('region', { name: /Messages/ }));
  expect(await card.findByRole('link', { name: 'Leila Haddad' })).toHaveAttribute(
    'href',
    '/chat?thread=64b000000000000000000091',
  );
  expect(card.getByText('Two profiles tomorrow.')).toBeVisible();
  expect(card.getByText('2 new')).toBeVisible();
});

test('a part that cannot be read leaves the others as they are', async () => {
  show(() => answer([backend]), { contractors: () => fail('INTERNAL') });
  expect(await screen.findByText('Ana Kovač')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});

test('jobs that cannot be read leave people, contractors, messages and team as they are', async () => {
  show(() => fail('INTERNAL'), { contractors: () => ({ data: [works] }) });
  expect(await screen.findByText('Bruno Cardoso')).toBeVisible();
  for (const name of [/Upcoming interviews/, /Messages/, /recruitment team/])
    expect(await screen.findByRole('region', { name })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('a company without open jobs still sees who works for it', async () => {
  show(() => answer([]), { contractors: () => ({ data: [works] }) });
  expect(await screen.findByText('Bruno Cardoso')).toBeVisible();
  expect(screen.getByText('Tell us whom you need')).toBeVisible();
  expect(screen.getByRole('link', { name: 'bruno@lumera.test' })).toHaveAttribute(
    'href',
    'mailto:bruno@lumera.test',
  );
});

test('says if the list of what waits could not be read, and reads it again', async () => {
  let broken = true;
  const { user } = show(() => answer([backend]), {
    hours: () => (broken ? fail('INTERNAL') : { data: [], reasons: [] }),
  });
  expect(
    await screen.findByText('Not everything that may wait for you could be loaded.'),
  ).toBeVisible();
  expect(screen.getByText('Ana Kovač')).toBeVisible();
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() =>
    expect(
      screen.queryByText('Not everything that may wait for you could be loaded.'),
    ).not.toBeInTheDocument(),
  );
});

test('says so when every position is filled', async () => {
  show(() => answer([{ ...backend, status: 'filled', positionsFilled: 3 }]));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Every position is filled' }),
  ).toBeVisible();
});

test('a company without jobs is asked whom it needs', async () => {
  const { container } = show(() => answer([]));
  expect(await screen.findByText('Tell us whom you need')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Request a job' })).toHaveAttribute(
    'href',
    '/client-dashboard/jobs/new',
  );
  expect(await axeFindings(container)).toEqual([]);
});

test('a failure says so and can be tried again', async () => {
  let broken = true;
  const { user } = show(() => (broken ? fail('INTERNAL') : answer([backend])));
  const retry = await screen.findByRole('button', { name: 'Try again' });
  broken = false;
  await user.click(retry);
  expect(await screen.findByText('Ana Kovač')).toBeVisible();
});

test('a role that may not see the overview is told so', async () => {
  show(() => fail('FORBIDDEN'));
  expect(await screen.findByText(/Client administrator/)).toBeVisible();
});
