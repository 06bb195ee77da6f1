import {
  applicationEndpoints,
  defaultPipeline,
  matchingEndpoints,
  reasonEndpoints,
  type ApplicationRow,
  type JobMatch,
} from '@muster/contracts';
import {
  axeFindings,
  fixtureFor,
  renderRemote,
  respond,
  screen,
  waitFor,
  within,
} from '@muster/kit/testing';
import { api } from '../../../api.ts';
import { CandidatesRoutes } from '../../../routes.tsx';
import { idOf, makeCandidate, recordHandlers, robin } from '../../../testing/candidate.fixtures.ts';

const { ofCandidate, add, move, reject, remove } = applicationEndpoints;
const hourAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

const makeApplication = (changes: Partial<ApplicationRow> = {}): ApplicationRow => ({
  ...fixtureFor(ofCandidate.response.shape.data.element),
  id: idOf(40),
  candidateId: idOf(11),
  job: {
    id: idOf(50),
    number: 'J-00001',
    title: 'Senior backend engineer (Go)',
    status: 'open',
    confidential: false,
  },
  company: { id: idOf(60), name: 'Lumera Pay' },
  status: 'active',
  stage: { id: 'added', name: 'Added', kind: 'added' },
  stages: [...defaultPipeline],
  stageEnteredAt: hourAgo(80),
  stageDueAt: hourAgo(8),
  onHold: false,
  holdUntil: null,
  holdNote: null,
  attempt: 1,
  source: 'staff_added',
  interest: 'not_asked',
  clientDecision: 'none',
  everSubmitted: false,
  bio: { chosenId: null, isOwnText: false },
  submittedAt: null,
  owner: robin,
  addedAt: hourAgo(80),
  exit: null,
  sameClient: false,
  version: 3,
  allowedActions: ['move_stage', 'hold', 'reject', 'withdraw', 'remove'],
  ...changes,
});

const makeMatch = (n: number, changes: Partial<JobMatch> = {}): JobMatch => {
  const row = fixtureFor(matchingEndpoints.ofCandidate.response.shape.data.element);
  return {
    job: { ...row.job, id: idOf(n), title: `Payments engineer ${n}`, status: 'open' },
    match: {
      ...row.match,
      score: 91,
      skills: [],
      blocks: [],
      changes: [{ kind: 'english', by: null, to: 'C1', currency: null }],
    },
    mayAdd: true,
    ...changes,
  };
};

function show(rows: ApplicationRow[], path = '/profile/jobs', matches: JobMatch[] = []) {
  const candidate = makeCandidate();
  return renderRemote(<CandidatesRoutes />, {
    api,
    session: 'recruiter',
    path: `/candidates/${candidate.id}${path}`,
    handlers: [
      ...recordHandlers(candidate),
      respond(ofCandidate, () => ({ data: rows, live: rows.length, mayAdd: true })),
      respond(matchingEndpoints.ofCandidate, () => ({ data: matches })),
      respond(add, ({ body }) => ({
        items: body.jobIds.map((id) => ({
          id,
          name: null,
          outcome: 'ok' as const,
          code: null,
          attempt: 1,
        })),
        ok: 1,
        skipped: 0,
        failed: 0,
      })),
      respond(move, () => makeApplication({ version: 4 })),
      respond(remove, () => makeApplication({ version: 4 })),
      respond(reject, () => makeApplication({ version: 4, status: 'rejected' })),
      respond(reasonEndpoints.list, () => ({
        data: [
          {
            id: idOf(70),
            context: 'application_reject' as const,
            side: 'agency' as const,
            label: 'Rate too high',
            requiresNote: false,
            coolDownDays: null,
            defaultTemplateId: null,
          },
        ],
      })),
    ],
  });
}

test('a row shows job, client, stage, time limit and owner', async () => {
  const { container } = show([makeApplication({ sameClient: true })]);
  expect(await screen.findByText('Senior backend engineer (Go)')).toBeVisible();
  for (const text of [
    /In this stage for 3 days/,
    /8 hours over time/,
    /Owner: Robin Reyes/,
    /Also on another/,
  ])
    expect(screen.getByText(text)).toBeVisible();
  expect(await axeFindings(container)).toEqual([]);
});

test('a page without applications explains itself and offers to add the candidate', async () => {
  show([]);
  expect(await screen.findByText('Not on any job.')).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Add to job' })[0]).toHaveAttribute(
    'href',
    `/jobs/add-candidate/${idOf(11)}`,
  );
});

test('the best matches give reasons and are added with one click, unless something blocks them', async () => {
  const blocked = makeMatch(52);
  const { user, network, container } = show([], '/profile/jobs', [
    makeMatch(51),
    { ...blocked, match: { ...blocked.match, score: 95, blocks: ['excluded'] }, mayAdd: false },
  ]);
  const [best] = await screen.findAllByRole('img', { name: /^Match/ });
  expect(best).toHaveAccessibleName('Match 91 of 100');
  expect(screen.queryByRole('button', { name: 'Add to Payments engineer 52' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Why Payments engineer 51' }));
  expect(screen.getByText('What is missing')).toBeVisible();
  expect(await axeFindings(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Add to Payments engineer 51' }));
  await waitFor(() =>
    expect(network.callsOf(add)[0]?.body).toMatchObject({
      jobIds: [idOf(51)],
      again: true,
      askInterest: false,
    }),
  );
});

test('a candidate added to a best match may be asked at once, and the page says if that was impossible', async () => {
  const unasked = { ...fixtureFor(add.response.shape.items.element), unasked: 'no_email' as const };
  const { user, network, platform } = show([], '/profile/jobs', [makeMatch(51)]);
  network.use(respond(add, () => ({ items: [unasked], ok: 1, skipped: 0, failed: 0 })));
  await user.click(
    await screen.findByRole('button', { name: 'More ways to add to Payments engineer 51' }),
  );
  await user.click(
    await screen.findByRole('menuitem', {
      name: 'Add and ask by e-mail whether they are interested',
    }),
  );
  await waitFor(() => expect(network.callsOf(add)[0]?.body).toMatchObject({ askInterest: true }));
  await waitFor(() =>
    expect(platform.notices[0]?.text).toMatch(/their e-mail address is not known$/),
  );
});

test('moves an application within the early stages, but never beyond them', async () => {
  const { user, network } = show([makeApplication()]);
  await user.click(await screen.findByRole('button', { name: /^Actions for/ }));
  expect(screen.queryByRole('menuitem', { name: 'Move to Submitted' })).not.toBeInTheDocument();
  // For its job: the composer opens over the page of the application.
  expect(await screen.findByRole('menuitem', { name: 'Write e-mail' })).toHaveAttribute(
    'href',
    `/job-applications/${makeApplication().id}/profile?write=new`,
  );
  await user.click(await screen.findByRole('menuitem', { name: 'Move to Interested' }));
  await waitFor(() =>
    expect(network.callsOf(move)[0]?.body).toEqual({ version: 3, stageId: 'interested' }),
  );
});

test('a rejection requires a reason that fits the side that decided', async () => {
  const { user, network } = show([makeApplication()], `/profile/jobs/${idOf(50)}/remove`);
  const dialog = within(await screen.findByRole('dialog', { name: /^Remove Mateus Ferreira/ }));
  expect(dialog.getByText(/Nothing was shown to Lumera Pay/)).toBeVisible();
  await user.click(dialog.getByRole('radio', { name: 'Rejected' }));
  await user.click(await dialog.findByRole('combobox', { name: 'Reason' }));
  await user.click(await screen.findByRole('option', { name: 'Rate too high' }));
  await user.click(dialog.getByRole('button', { name: 'Reject application' }));
  await waitFor(() =>
    expect(network.callsOf(reject)[0]?.body).toEqual({
      version: 3,
      reasonId: idOf(70),
      note: null,
      clientNote: null,
      poolId: null,
      telling: { by: 'later' },
      bridge: { jobIds: [], inMail: false },
    }),
  );
});

test('a job that the candidate was never on is not found', async () => {
  show([makeApplication()], `/profile/jobs/${idOf(51)}/remove`);
  expect(
    within(await screen.findByRole('dialog')).getByText('There is nothing here'),
  ).toBeVisible();
});
