import {
  applicationEndpoints,
  calendarEndpoints,
  candidateEndpoints,
  followEndpoints,
  photoEndpoints,
  placementEndpoints,
  scorecardEndpoints,
  taskEndpoints,
  type ActivityItem,
  type ApplicationRow,
  type CandidateRecord,
  type Role,
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
import { CandidatesRoutes } from '../../routes.tsx';
import { idOf, li, makeCandidate, recordHandlers } from '../../testing/candidate.fixtures.ts';

const { read, activity, restoreDeleted } = candidateEndpoints;
const candidate = makeCandidate({
  skills: [
    fixtureFor(read.response.shape.skills.element, {
      name: 'Go',
      level: 'advanced',
      years: 7,
      isPrimary: true,
      verifiedScore: 4.6,
    }),
  ],
  english: [
    fixtureFor(read.response.shape.english.element, {
      level: 'B1',
      assessedBy: 'vetter',
      assessor: li,
    }),
    fixtureFor(read.response.shape.english.element, {
      id: idOf(41),
      level: 'C2',
      assessedBy: 'self',
    }),
  ],
});

function show(
  record: CandidateRecord = candidate,
  { session = 'recruiter' as Role, path = '', more = [] as Handler[] } = {},
) {
  return renderRemote(<CandidatesRoutes />, {
    api,
    session,
    path: path || `/candidates/${record.id}/profile`,
    handlers: [...recordHandlers(record), ...more],
  });
}
const row = fixtureFor(applicationEndpoints.ofCandidate.response.shape.data.element);
const makeApplicationRow = (changes: Partial<ApplicationRow>): ApplicationRow => ({
  ...row,
  id: idOf(70),
  status: 'active',
  onHold: false,
  stageDueAt: null,
  ...changes,
});
const heading = () => screen.findByRole('heading', { level: 1, name: /Mateus Ferreira/ });

test('the record shows name, status, owner and next step', async () => {
  const { container } = show(
    makeCandidate({ completeness: { percent: 40, missing: ['skills', 'cv'] } }),
  );
  await heading();
  expect(screen.getByText('C-000011')).toBeVisible();
  expect(screen.getByText('Vetted')).toBeVisible();
  expect(screen.getByText(/Owner Robin Reyes/)).toBeVisible();
  expect(screen.getByText('Complete the profile: skills')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Add skills' })).toHaveAttribute(
    'href',
    `/candidates/${idOf(11)}/edit/skills-english-level`,
  );
  expect(await axeFindings(container)).toEqual([]);
  expect(document.title).toBe('Mateus Ferreira · Candidate profile · Muster');
});

test('current and earlier placements are shown on the profile and link to the placement', async () => {
  const { response } = placementEndpoints.list;
  const placement = {
    ...fixtureFor(response.shape.data.element),
    number: 'P-00045',
    status: 'active' as const,
    startDate: '2026-01-12',
    actualEndDate: null,
    plannedEndDate: null,
  };
  const { network } = show(candidate, {
    more: [
      respond(placementEndpoints.list, () => ({ ...fixtureFor(response), data: [placement] })),
    ],
  });
  const card = within(await screen.findByRole('region', { name: /^Placements/ }));
  expect(card.getByText(/P-00045/)).toBeVisible();
  expect(card.getByText('Since 12 Jan 2026')).toBeVisible();
  expect(card.getByRole('link', { name: placement.job.title })).toHaveAttribute(
    'href',
    `/jobs/${placement.job.id}/positions?placement=${placement.id}`,
  );
  expect(network.callsOf(placementEndpoints.list)[0]?.query).toMatchObject({
    'filter[candidate]': [candidate.id],
  });
});

test('a vetter’s assessment is shown beside what the candidate says', async () => {
  show();
  expect(await screen.findByText('Assessed by Li Chen')).toBeVisible();
  expect(screen.getByText('says C2')).toBeVisible();
  expect(screen.getByText('4.6')).toBeVisible();
});

test('parts that a role may not see are absent, not empty', async () => {
  const { contact: _contact, rates: _rates, ...visible } = candidate;
  show({ ...visible, allowedActions: ['edit_skills', 'add_note'] }, { session: 'vetter' });
  await heading();
  expect(screen.queryByText('Rates')).not.toBeInTheDocument();
  expect(screen.queryByText('E-mail')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Edit skills and English' })).toBeVisible();
  for (const name of ['Edit contact information', 'Edit links'])
    expect(screen.queryByRole('link', { name })).not.toBeInTheDocument();
});

test('a candidate number in the address is replaced by the id, even under a drawer', async () => {
  show(candidate, { path: '/candidates/C-000011/edit/links?from=mail' });
  await heading();
  await waitFor(() =>
    expect(window.location.pathname + window.location.search).toBe(
      `/candidates/${candidate.id}/edit/links?from=mail`,
    ),
  );
  expect(await screen.findByRole('dialog', { name: 'Edit links' })).toBeVisible();
});

test('a user’s own record has no page', async () => {
  renderRemote(<CandidatesRoutes />, {
    api,
    session: 'recruiter',
    path: `/candidates/${candidate.id}/profile`,
    handlers: [respond(read, () => fail('SELF_RECORD'))],
  });
  expect(
    await screen.findByRole('heading', { level: 1, name: /own record|yourself/ }),
  ).toBeVisible();
});

test('an address that names no candidate says so', async () => {
  renderRemote(<CandidatesRoutes />, {
    api,
    session: 'recruiter',
    path: '/candidates/nonsense/profile',
    handlers: [respond(read, () => fail('NOT_FOUND'))],
  });
  expect(await screen.findByText('There is nothing here')).toBeVisible();
});

test('an outdated profile asks to be checked', async () => {
  show(makeCandidate({ isStale: true }));
  expect(await screen.findByText(/This profile has not been changed for six months/)).toBeVisible();
});

test('a deleted record says who deleted it and why, and can be restored', async () => {
  const deleted = makeCandidate({
    allowedActions: ['restore_deleted'],
    deleted: {
      at: new Date().toISOString(),
      by: 'Li Chen',
      reason: 'Entered twice',
      restorableUntil: '2026-12-24T09:00:00.000Z',
    },
    version: 4,
  });
  const { user, network, platform } = show(deleted, {
    session: 'team_lead',
    more: [respond(restoreDeleted, () => makeCandidate({ version: 5 }))],
  });
  expect(await screen.findByText(/Deleted .* by Li Chen/)).toBeVisible();
  expect(screen.getByText(/Entered twice/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Restore candidate' }));
  await waitFor(() => expect(platform.notices).toHaveLength(1));
  expect(network.callsOf(restoreDeleted)[0]?.body).toEqual({ version: 4 });
});

const happened = (n: number, changes: Partial<ActivityItem>) =>
  fixtureFor(activity.response.shape.data.element, {
    id: idOf(n),
    at: '2026-03-02T09:00:00.000Z',
    actor: 'Li Chen',
    ...changes,
  });

test('activity is described in sentences, with the words of the page', async () => {
  const changed = happened(80, { kind: 'changed', fields: ['city', 'phone', 'internalThing'] });
  const shared = happened(81, {
    group: 'files',
    kind: 'file_changed',
    action: 'set_visibility',
    excerpt: 'cv.pdf',
    targetId: idOf(90),
  });
  const moved = happened(82, {
    group: 'applications',
    kind: 'application_changed',
    action: 'stage_changed',
    to: 'internal_review',
    excerpt: 'Backend engineer',
  });
  const { container } = show(candidate, {
    more: [respond(activity, () => ({ data: [changed, shared, moved], nextCursor: null }))],
  });
  expect(await screen.findByText('Li Chen changed city, phone')).toBeVisible();
  expect(within(container).queryByText(/internalThing/)).not.toBeInTheDocument();
  expect(screen.getByText('Li Chen changed who sees a file')).toBeVisible();
  expect(screen.getByRole('link', { name: 'cv.pdf' })).toHaveAttribute(
    'href',
    expect.stringContaining(`file=${idOf(90)}`),
  );
  expect(screen.getByText('Li Chen moved an application to “Internal review”')).toBeVisible();
});

test('activity continues beyond its first page, and filter chips are kept in the address', async () => {
  const older = happened(84, { at: '2026-03-01T09:00:00.000Z', kind: 'created', action: 'create' });
  const newer = happened(83, { kind: 'note_added', group: 'notes', action: 'create' });
  const { user, network } = show(candidate, {
    more: [
      respond(activity, ({ query }) => {
        if (query.groups) return { data: [newer], nextCursor: null };
        return query.cursor
          ? { data: [older], nextCursor: null }
          : { data: [newer], nextCursor: 'further' };
      }),
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Show earlier' }));
  expect(await screen.findByText('Li Chen added this candidate')).toBeVisible();
  expect(screen.getByText('Li Chen wrote a note')).toBeVisible();
  const chips = within(screen.getByRole('group', { name: 'Show in the activity' }));
  await user.click(chips.getByRole('button', { name: 'Notes' }));
  await waitFor(() => expect(window.location.search).toBe('?activity=notes'));
  expect(chips.getByRole('button', { name: 'Notes' })).toHaveAttribute('aria-pressed', 'true');
  await waitFor(() =>
    expect(screen.queryByText('Li Chen added this candidate')).not.toBeInTheDocument(),
  );
  expect(network.callsOf(activity).at(-1)?.query).toMatchObject({ groups: ['notes'] });
});

test('a user writes to a candidate, adds them to a job, and continues running work from the record', async () => {
  const running = makeApplicationRow({
    job: { ...row.job, title: 'Go engineer' },
    company: { ...row.company, name: 'Lumera Pay' },
    stage: { id: 'selected', name: 'Selected', kind: 'selected' },
  });
  const waiting = makeApplicationRow({
    id: idOf(71),
    company: { ...row.company, name: 'Lumera Pay' },
    stage: { id: 'submitted', name: 'Submitted', kind: 'submitted' },
  });
  const busy = makeCandidate({
    completeness: { percent: 40, missing: ['skills'] },
    counts: { notes: 0, openTasks: 0, applications: 2 },
  });
  show(busy, {
    more: [
      respond(applicationEndpoints.ofCandidate, () => ({
        data: [waiting, running],
        live: 2,
        mayAdd: true,
      })),
    ],
  });
  await heading();
  expect(screen.getByRole('link', { name: 'E-mail' })).toHaveAttribute(
    'href',
    `/candidates/${busy.id}/profile/communications?write=new`,
  );
  expect(screen.getByRole('link', { name: 'Add to job' })).toHaveAttribute(
    'href',
    `/jobs/add-candidate/${busy.id}`,
  );
  expect(await screen.findByText('With client: Lumera Pay')).toBeVisible();
  // The application that waits for the agency comes before the profile and before one that waits
  // for the client.
  expect(await screen.findByText(/^Agree on rates and a first day for Go engineer/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open application' })).toHaveAttribute(
    'href',
    `/job-applications/${running.id}/profile`,
  );
});

test('the next appointments are shown beside the record, in both time zones', async () => {
  const response = fixtureFor(calendarEndpoints.ofCandidate.response);
  const entry = fixtureFor(calendarEndpoints.ofCandidate.response.shape.entries.element);
  const soon = { startsAt: '2100-03-02T13:00:00.000Z', endsAt: '2100-03-02T13:45:00.000Z' };
  show(makeCandidate({ timeZone: 'America/Recife' }), {
    more: [
      respond(calendarEndpoints.ofCandidate, () => ({
        ...response,
        entries: [
          { ...entry, ...soon, key: 'a', title: 'Second round', link: '/somewhere', people: [li] },
          { ...entry, ...soon, key: 'b', title: 'Called off', isCancelled: true },
        ],
      })),
    ],
  });
  const upcoming = within(await screen.findByRole('region', { name: /^Upcoming/ }));
  expect(upcoming.getByRole('link', { name: 'Second round' })).toHaveAttribute(
    'href',
    '/somewhere',
  );
  expect(upcoming.getByText(/^10:00 in Recife · Li Chen/)).toBeVisible();
  expect(upcoming.queryByText('Called off')).not.toBeInTheDocument();
});

test('the star has its place before it is known whether the user follows the candidate', async () => {
  let answer: (followed: { following: boolean }) => void = () => undefined;
  const awaited = new Promise<{ following: boolean }>((done) => {
    answer = done;
  });
  show(candidate, { more: [respond(followEndpoints.readCandidate, () => awaited)] });
  await heading();
  expect(screen.getByRole('button', { name: 'Follow' })).toBeDisabled();
  answer({ following: true });
  expect(await screen.findByRole('button', { name: 'Following' })).toBeEnabled();
});

test('a task that is due comes first', async () => {
  const task = fixtureFor(taskEndpoints.list.response.shape.data.element, {
    title: 'Call about the offer',
    dueOn: '2026-01-02',
    status: 'open',
    version: 2,
    allowedActions: ['complete'],
  });
  const { user, network } = show(
    makeCandidate({ counts: { notes: 0, openTasks: 1, applications: 0 } }),
    {
      more: [
        respond(taskEndpoints.list, () => ({ data: [task] })),
        respond(taskEndpoints.complete, () => ({ ...task, status: 'done' as const })),
      ],
    },
  );
  await heading();
  expect(await screen.findByText(/^Call about the offer, due 2 Jan/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Mark as done' }));
  await waitFor(() =>
    expect(network.callsOf(taskEndpoints.complete)).toMatchObject([{ body: { version: 2 } }]),
  );
});

test('a candidate who wants no mails or whose address is hidden cannot be mailed', async () => {
  const { contact: _contact, ...hidden } = makeCandidate();
  const first = show(hidden);
  await heading();
  expect(screen.queryByRole('link', { name: 'E-mail' })).toBeNull();
  first.unmount();
  show(makeCandidate({ status: 'do_not_contact' }));
  await heading();
  expect(screen.queryByRole('link', { name: 'E-mail' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Add to job' })).toBeNull();
});

test('an empty card is one line with a link to fill it', async () => {
  show(makeCandidate({ skills: [], links: [] }));
  await heading();
  expect(screen.getByText('No skills yet. Add at least 3.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Add links' })).toHaveAttribute(
    'href',
    `/candidates/${candidate.id}/edit/links`,
  );
});

test('each skill shows its evidence, how old that is and who gave it', async () => {
  const [go] = candidate.skills;
  if (!go) throw new Error('The candidate has a skill');
  const skills = [
    { ...go, verifiedBy: li, verifiedAt: '2021-03-01T10:00:00.000Z' },
    {
      ...go,
      id: idOf(51),
      skillId: idOf(52),
      name: 'Kafka',
      isKept: true,
      verifiedScore: null,
      verifiedBy: null,
      verifiedAt: null,
      confirmedAt: '2026-09-01T10:00:00.000Z',
    },
  ];
  const { user, container } = show(makeCandidate({ skills }), {
    more: [
      respond(scorecardEndpoints.evidence, () => ({
        hidden: 1,
        data: [
          {
            skillId: go.skillId,
            name: 'Go',
            findings: [
              {
                id: idOf(61),
                kind: 'client' as const,
                score: 5,
                by: 'Ada',
                interview: null,
                job: { id: idOf(62), title: 'Data engineer', company: 'Acme' },
                at: new Date().toISOString(),
              },
              {
                id: idOf(63),
                kind: 'interview' as const,
                score: 4,
                by: 'Li Wei',
                interview: 'live_coding' as const,
                job: null,
                at: new Date(Date.now() - 2 * 365 * 86_400_000).toISOString(),
              },
            ],
          },
        ],
      })),
    ],
  });
  expect(await screen.findByText(/^Verified by .*2021 · verify again$/)).toBeVisible();
  expect(
    screen.getByText(/^A colleague’s mark is shown .* · A client confirmed it, .*2026$/),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Evidence' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Evidence for the skills' }));
  const client = within(
    await drawer.findByRole('row', { name: /^Client feedback: Data engineer/ }),
  );
  expect(client.getByText(/^Ada, Acme, /)).toBeVisible();
  expect(client.getByText('50 %')).toBeVisible();
  const interview = within(drawer.getByRole('row', { name: /^Live coding/ }));
  expect(interview.getByText('4 of 5')).toBeVisible();
  expect(interview.getByText('50 %')).toBeVisible();
  expect(drawer.getByText(/marks of 1 colleague are shown once/)).toBeVisible();
  expect(await axeFindings(container)).toEqual([]);
});

test('a user who may change contacts can remove the photo', async () => {
  const photo = `/api/v1/candidates/${idOf(11)}/photo/${idOf(60)}`;
  const { user, network, container } = show(makeCandidate({ photo }), {
    more: [respond(photoEndpoints.removeCandidate, () => makeCandidate({ version: 9 }))],
  });
  await heading();
  expect(container.querySelector(`img[src="${photo}?size=large"]`)).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Photo' }));
  await user.click(await screen.findByRole('button', { name: 'Remove photo' }));
  await waitFor(() =>
    expect(network.callsOf(photoEndpoints.removeCandidate)[0]?.body).toEqual({
      version: makeCandidate().version,
    }),
  );
});

test('a user who may not change contacts is not offered to change the photo', async () => {
  const { user } = show(makeCandidate({ allowedActions: [] }), { session: 'staff_viewer' });
  await heading();
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  expect(await screen.findByRole('menuitem', { name: /Copy number/ })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Photo' })).not.toBeInTheDocument();
});
