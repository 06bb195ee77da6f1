import {
  applicationActionEndpoints,
  approvalEndpoints,
  homeEndpoints,
  taskEndpoints,
  type PlatformSession,
  type Role,
} from '@muster/contracts';
import {
  act,
  axeFindings,
  fail,
  fixtureFor,
  makeSession,
  renderRemote,
  respond,
  screen,
  waitFor,
  within,
} from '@muster/kit/testing';
import { api } from '../../api.ts';
import {
  answers,
  arrangementOf,
  clock,
  emptyDay,
  fullDay,
  placement,
  submission,
  task,
} from './home.fixtures.ts';
import { HomePage } from './home-page.tsx';

type Handler = ReturnType<typeof respond>;

const show = (
  day: typeof fullDay = fullDay,
  more: readonly Handler[] = [],
  { session = 'recruiter', path = '/' }: { session?: Role | PlatformSession; path?: string } = {},
) => renderRemote(<HomePage />, { api, session, path, handlers: [...answers(day), ...more] });

const card = async (name: string) => within(await screen.findByRole('region', { name }));
const titled = (name: RegExp) => screen.findByRole('region', { name });

test('greets the user, says what needs attention today and shows each part with its count', async () => {
  const { container } = show();
  expect(
    await screen.findByRole('heading', { level: 1, name: /^(Good \w+|Hello), Robin$/ }),
  ).toBeVisible();
  expect(
    await screen.findByText(/2 items need your attention today, 1 of them late\./),
  ).toBeVisible();
  const queue = within(await titled(/^My queue/));
  expect(await queue.findByText('First call on Thursday')).toBeVisible();
  expect(queue.getByText('3 d late')).toBeVisible();
  expect(queue.getByText('Due today')).toBeVisible();
  expect(queue.getByText('No day set')).toBeVisible();
  const interviews = within(await titled(/^Interviews and meetings today/));
  expect(interviews.getByRole('link', { name: 'Second round: Leyla Hasanova' })).toHaveAttribute(
    'href',
    '/job-applications/64b0000000000000000000a8/calendar',
  );
  expect(interviews.queryByText('Off')).not.toBeInTheDocument();
  const funnel = within(await titled(/^Funnel/));
  expect(funnel.getByRole('row', { name: /^Submitted/ })).toHaveTextContent('4');
  const jobs = within(await titled(/^My jobs/));
  const row = within(await jobs.findByRole('row', { name: /Senior backend engineer/ }));
  expect(row.getByText(/^\d+ d late$/)).toBeVisible();
  for (const text of ['Lumera Pay', '1 of 3', 'Urgent']) expect(row.getByText(text)).toBeVisible();
  expect(row.getByRole('link', { name: /Senior backend engineer/ })).toHaveAttribute(
    'href',
    '/jobs/64b0000000000000000000e1',
  );
  expect(row.getByRole('img', { name: /^In the pipeline: Added 9/ })).toBeVisible();
  expect(await screen.findByText('Lukas Petrov wrote a note: Prefers mornings.')).toBeVisible();
  expect(await axeFindings(container)).toEqual([]);
});

test('shows no card that the user may have hidden until the arrangement has loaded', async () => {
  const arranged = arrangementOf('recruiter');
  let answer = () => undefined as void;
  const awaited = new Promise<typeof arranged>((done) => {
    answer = () => done(arranged);
  });
  const { container } = show(fullDay, [respond(homeEndpoints.arrangement, () => awaited)]);
  await screen.findByRole('heading', { level: 1 });
  const busy = () => container.querySelector('[aria-busy="true"]');
  expect(busy()).toBeEmptyDOMElement();
  // On a slow line an empty page would look broken.
  await waitFor(() => expect(busy()).not.toBeEmptyDOMElement());
  expect(screen.queryByRole('region', { name: /My queue/ })).not.toBeInTheDocument();
  answer();
  expect(await titled(/^My queue/)).toBeVisible();
});

test('a line about a person shows that person’s photo if there is one', async () => {
  const photo = '/api/v1/candidates/64b0000000000000000000d1/photo/64b0000000000000000000f9';
  const candidate = { id: '64b0000000000000000000d7', name: 'Kwame Mensah', photo };
  show({
    ...fullDay,
    queue: {
      ...fullDay.queue,
      data: [task({ subjectPhoto: photo }), task({ id: '64b0000000000000000000c4' })],
      clocks: [clock({ candidate })],
    },
  });
  const queue = within(await titled(/^My queue/));
  const rows = await queue.findAllByRole('listitem');
  expect(rows.map((row) => row.querySelector('img')?.getAttribute('src') ?? null)).toEqual([
    photo,
    photo,
    null,
  ]);
});

test('lists candidates who wait longer than promised, the longest wait first', async () => {
  const { user } = show(fullDay, [], { path: '/?panel=answers' });
  const names = await screen.findAllByRole('link', { name: /Sunita|Kwame/ });
  const drawer = screen.getByRole('dialog', { name: /People who wait for an answer/ });
  const inside = within(drawer);
  expect(names.map(({ textContent }) => textContent)).toEqual(['Sunita Gurung', 'Kwame Mensah']);
  expect(names[0]).toHaveAttribute('href', '/job-applications/64b0000000000000000000b8/profile');
  expect(inside.getByText('2 people wait longer than promised')).toBeVisible();
  const told = await inside.findByRole('link', { name: 'Who was told in time' });
  expect(told.getAttribute('href')).toMatch(
    /^\/reports\?metric=no_ghosting&from=2026-02-01&to=2026-03-02&zone=UTC&by=recruiter&group=[0-9a-f]{24}$/,
  );
  expect(await axeFindings(drawer)).toEqual([]);
  const [close] = inside.getAllByRole('button', { name: 'Close' });
  if (!close) throw new Error('Nothing closes the drawer');
  await user.click(close);
  await waitFor(() => expect(window.location.search).toBe(''));
});

test('says so when nobody is waiting', async () => {
  show(emptyDay, [], { path: '/?panel=answers' });
  const dialog = within(
    await screen.findByRole('dialog', { name: /People who wait for an answer/ }),
  );
  expect(await dialog.findByText('Nobody waits longer than promised')).toBeVisible();
});

test('figures and counts link to the lists that they count', async () => {
  show();
  const figures = await card('This week');
  const added = await figures.findByRole('link', { name: /New candidates/ });
  expect(added).toHaveAccessibleName(/11.*3 more than last week/);
  expect(decodeURIComponent(added.getAttribute('href') ?? '')).toBe(
    '/candidates?sort=-createdAt&filter[created][gte]=2026-03-02',
  );
  expect(figures.getByText('Same as last week')).toBeVisible();
  expect(figures.getByText('All were contacted')).toBeVisible();
  const told = figures.getByRole('link', { name: /Told in time, 30 days/ });
  expect(told).toHaveAccessibleName(/75.%.*2 people wait longer than promised/);
  expect(told).toHaveAttribute('href', '/?panel=answers');
  expect(
    figures.getByRole('img', {
      name: 'The last eight weeks, this one last: 2, 4, 3, 5, 4, 6, 8, 11',
    }),
  ).toBeVisible();
  const all = await screen.findByRole('link', { name: 'See all' });
  expect(decodeURIComponent(all.getAttribute('href') ?? '')).toContain(
    'filter[created][gte]=2026-02-23',
  );
});

const parts = [
  ['queue', /^My queue/, 'Send the preparation sheet'],
  ['jobs', /^My jobs/, 'Senior backend engineer (Go)'],
  ['newCandidates', /^New candidates/, 'Leyla Hasanova'],
  ['followed', /^Followed/, 'Amara Okafor'],
  ['submissions', /^Waiting for the client/, 'Ricardo Hernández'],
  ['contracts', /^Contracts/, 'Leyla Novak'],
  ['figures', /^This week/, 'Tasks done'],
] as const;

test.each(parts)(
  'when %s fails, only that part shows the failure, and it recovers',
  async (broken, name, text) => {
    let fails = true;
    const { user } = show(fullDay, [
      respond(homeEndpoints[broken], () => (fails ? fail('INTERNAL') : fullDay[broken])),
    ]);
    const failed = within(await titled(name));
    const retry = await failed.findByRole('button', { name: 'Try again' });
    const others = parts.filter(([part]) => part !== broken);
    expect(others).toHaveLength(parts.length - 1);
    for (const [, other, shown] of others)
      expect((await within(await titled(other)).findAllByText(shown)).length).toBeGreaterThan(0);
    expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(1);
    fails = false;
    await user.click(retry);
    expect((await failed.findAllByText(text)).length).toBeGreaterThan(0);
  },
);

test('a part that does not answer does not delay the other parts', async () => {
  show(fullDay, [respond(homeEndpoints.jobs, () => new Promise<never>(() => undefined))]);
  expect(await screen.findByText('Leyla Hasanova')).toBeVisible();
  expect(await screen.findByText('First call on Thursday')).toBeVisible();
  expect((await card('My jobs')).queryByRole('table')).not.toBeInTheDocument();
});

test('tells a user without any records what will appear here', async () => {
  const { container } = show(emptyDay);
  for (const text of [
    'Your queue is empty.',
    'You are on no open job.',
    'No candidates were added in the last 7 days.',
    'No submission waits for an answer.',
    'Nothing in your calendar today.',
    'No candidate was added to a job in these days.',
    'No contract starts or ends within 60 days.',
    /^You follow no candidates\./,
    /Nothing in your queue is due today\./,
  ])
    expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Add candidate' })).toHaveAttribute(
    'href',
    '/candidates/new',
  );
  expect(await axeFindings(container)).toEqual([]);
});

test('does not request parts that the user may not see', async () => {
  const viewer = makeSession('staff_viewer');
  const { 'job.list': _jobs, 'task.read': _tasks, ...permissions } = viewer.permissions;
  const { network } = show(fullDay, [], { session: { ...viewer, permissions } });
  expect(await screen.findByText('Leyla Hasanova')).toBeVisible();
  expect(screen.queryByRole('region', { name: /^My (queue|jobs)/ })).not.toBeInTheDocument();
  expect(network.callsOf(homeEndpoints.jobs)).toEqual([]);
  expect(network.callsOf(homeEndpoints.queue)).toEqual([]);
});

test('a task is completed in place, and that can be undone', async () => {
  const { user, network, platform } = show(fullDay, [
    respond(taskEndpoints.complete, () => task({ status: 'done', version: 4 })),
    respond(taskEndpoints.reopen, () => task({ version: 5 })),
  ]);
  await user.click(
    await screen.findByRole('button', { name: 'Mark “Send the preparation sheet” as done' }),
  );
  await waitFor(() => expect(network.callsOf(homeEndpoints.queue)).toHaveLength(2));
  expect(network.callsOf(taskEndpoints.complete)[0]).toMatchObject({ body: { version: 3 } });
  await act(async () => platform.notices[0]?.undo?.());
  expect(network.callsOf(taskEndpoints.reopen)[0]).toMatchObject({ body: { version: 4 } });
});

test('a task is postponed in place', async () => {
  const { user, network } = show(fullDay, [
    respond(taskEndpoints.snooze, () => task({ status: 'snoozed', snoozedUntil: '2026-03-09' })),
  ]);
  await user.click(
    await screen.findByRole('button', { name: 'Actions for “Send the preparation sheet”' }),
  );
  await user.click(await screen.findByRole('menuitem', { name: 'Snooze for a week' }));
  await waitFor(() => expect(network.callsOf(taskEndpoints.snooze)).toHaveLength(1));
});

test('clocks are listed among the tasks by day, with the verb of their stage', async () => {
  const clocks = [
    clock(),
    clock({
      id: '64b0000000000000000000a9',
      stageKind: 'submitted',
      dueOn: '2026-02-20',
      version: 7,
      mayRemind: true,
    }),
  ];
  const { user, network } = show(
    {
      ...fullDay,
      queue: { ...fullDay.queue, counts: { all: 5, late: 3, today: 1 }, clocks },
    },
    [
      respond(applicationActionEndpoints.remindClient, () =>
        fixtureFor(applicationActionEndpoints.remindClient.response),
      ),
    ],
  );
  const queue = within(await titled(/^My queue/));
  await queue.findByText(/Ask the client for an answer/);
  const rows = queue.getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringContaining('Ask the client for an answer'),
    expect.stringContaining('Chase the client'),
    expect.stringContaining('Review and submit'),
    expect.stringContaining('Send the preparation sheet'),
    expect.stringContaining('Plan a talk'),
  ]);
  expect(queue.getByRole('link', { name: 'Send Kwame Mensah to the client' })).toHaveAttribute(
    'href',
    '/job-applications/64b0000000000000000000a7/submit',
  );
  await user.click(
    queue.getByRole('button', { name: 'Remind Lumera Pay by e-mail to answer on Kwame Mensah' }),
  );
  await waitFor(() =>
    expect(network.callsOf(applicationActionEndpoints.remindClient)).toMatchObject([
      { params: { id: '64b0000000000000000000a9' }, body: { version: 7, message: null } },
    ]),
  );
});

test('Ask opens the dialog that asks the client; a client reminded today is shown as such', async () => {
  const clocks = [
    clock({ stageKind: 'added' }),
    clock({ id: '64b0000000000000000000a9', stageKind: 'submitted', mayRemind: false }),
  ];
  show({ ...fullDay, queue: { ...fullDay.queue, clocks } });
  const queue = within(await titled(/^My queue/));
  expect(await queue.findByRole('link', { name: 'Ask Kwame Mensah for interest' })).toHaveAttribute(
    'href',
    '/job-applications/64b0000000000000000000a7/profile?step=ask_interest',
  );
  expect(queue.getByRole('link', { name: 'Open the feedback on Kwame Mensah' })).toBeVisible();
  expect(queue.queryByText('Nudge')).not.toBeInTheDocument();
});

test('a submission in the queue is not listed again among those that wait', async () => {
  const inQueue = submission({ isInQueue: true });
  const other = submission({
    id: '64b0000000000000000000b8',
    candidate: { id: '64b0000000000000000000d9', name: 'Ruwan Bandara' },
    isLate: false,
  });
  const submissions = { total: 2, late: 1, data: [inQueue, other], answered: [] };
  show({ ...fullDay, submissions, arrangement: arrangementOf('account_manager') }, [], {
    session: 'account_manager',
  });
  const waiting = within(await titled(/^Waiting for the client/));
  expect(await waiting.findByText('Ruwan Bandara')).toBeVisible();
  expect(waiting.queryByText('Ricardo Hernández')).not.toBeInTheDocument();
  expect(waiting.getByText('1 more in your queue')).toBeVisible();
  expect(waiting.getByRole('heading', { level: 2 })).toHaveTextContent(/1$/);
});

describe('the headline sentence', () => {
  const waiting = Array.from({ length: 4 }, (_x, i) => ({
    ...fixtureFor(approvalEndpoints.list.response.shape.waiting.element),
    id: `64b00000000000000000020${i}`,
    status: 'pending' as const,
  }));
  const approvals = respond(approvalEndpoints.list, () => ({ waiting, asked: [] }));

  test('counts the approvals that are listed below it', async () => {
    show(emptyDay, [approvals], { session: 'owner' });
    expect(await screen.findByText(/4 items need your attention today\./)).toBeVisible();
    expect(screen.queryByText(/is due today/)).not.toBeInTheDocument();
  });

  test('is not shown before the approvals are known', async () => {
    const never = respond(approvalEndpoints.list, () => new Promise<never>(() => undefined));
    show(emptyDay, [never], { session: 'owner' });
    expect(await screen.findByText('Your queue is empty.')).toBeVisible();
    expect(screen.queryByText(/is due today/)).not.toBeInTheDocument();
  });

  test('mentions what comes later', async () => {
    show({ ...emptyDay, queue: { ...emptyDay.queue, counts: { all: 3, late: 0, today: 0 } } });
    expect(
      await screen.findByText(/Nothing in your queue is due today, 3 items are due later\./),
    ).toBeVisible();
  });
});

test.each([
  ['owner', ['My queue', 'Team load', 'Waiting for the client', 'Contracts', 'New candidates']],
  ['team_lead', ['My queue', 'Team load', 'Waiting for the client', 'Contracts']],
  ['account_manager', ['My queue', 'Waiting for the client', 'My jobs', 'Contracts']],
  ['finance_hr', ['My queue', 'Contracts', 'Followed']],
  ['vetter', ['My queue', 'In vetting', 'My jobs', 'Followed']],
  ['staff_viewer', ['Waiting for the client', 'Contracts', 'New candidates', 'Followed']],
] as const)('a %s has a home page of their own: %j', async (role, cards) => {
  const day = { ...fullDay, arrangement: arrangementOf(role) };
  const { container } = show(day, [], { session: role });
  for (const name of cards) expect(await titled(new RegExp(`^${name}`))).toBeVisible();
  const others = ['My queue', 'My jobs', 'Team load', 'In vetting'].filter(
    (name) => !(cards as readonly string[]).includes(name),
  );
  expect(others.length).toBeGreaterThan(0);
  for (const foreign of others)
    expect(screen.queryByRole('region', { name: new RegExp(`^${foreign}`) })).toBeNull();
  expect(await axeFindings(container)).toEqual([]);
});

test('finance reads the monthly amounts billed and paid, and margins', async () => {
  const monthly = [
    { currency: 'EUR' as const, bill: '10000.00', pay: '7500.00', placements: 2, margin: 0.25 },
    { currency: 'USD' as const, bill: '5000.00', pay: '0.00', placements: 1, margin: null },
  ];
  const figures = { contracts: { live: 7, endingIn30: 2, overdue: 0 }, monthly };
  const day = { ...fullDay, arrangement: arrangementOf('finance_hr') };
  show(day, [respond(homeEndpoints.figures, () => figures)], { session: 'finance_hr' });
  const strip = await card('This week');
  expect(await strip.findByText('2 end within 30 days')).toBeVisible();
  expect(strip.getByText(/margin 25\s?%/)).toBeVisible();
  // Pay in another currency, for which no rate is set.
  expect(strip.getByText('$0 paid')).toBeVisible();
  expect(await within(await titled(/^Contracts/)).findByText(/Margin 18\s?%/)).toBeVisible();
});

test('says of a contract past its end that it was due to end, in the figures and in its row', async () => {
  const overdue = placement({ plannedEndDate: '2026-03-08', risks: ['overdue'] });
  const day = {
    ...fullDay,
    arrangement: arrangementOf('account_manager'),
    contracts: { total: 1, data: [overdue] },
  };
  const figures = { contracts: { live: 7, endingIn30: 2, overdue: 1 } };
  show(day, [respond(homeEndpoints.figures, () => figures)], { session: 'account_manager' });
  expect(await (await card('This week')).findByText('1 was due to end')).toBeVisible();
  expect(await within(await titled(/^Contracts/)).findByText(/^Due to end/)).toBeVisible();
});

test('shows what clients answered within the last days', async () => {
  const { id, candidate, job, company } = submission();
  const answer = { id, candidate, job, company, at: '2026-03-01T09:00:00.000Z' };
  const submissions = {
    total: 0,
    late: 0,
    data: [],
    answered: [{ ...answer, answer: 'selected' as const }],
  };
  show({ ...fullDay, submissions });
  const answers = within(await screen.findByRole('region', { name: /clients answered/ }));
  expect(answers.getByRole('link', { name: candidate.name })).toBeVisible();
  expect(answers.getByText('Selected')).toBeVisible();
  expect(answers.getByRole('heading', { name: /clients answered/ })).toBeVisible();
  expect(screen.getByText('No submission waits for an answer.')).toBeVisible();
});

test('offers a viewer no action on a submission except to open it', async () => {
  const submissions = {
    total: 1,
    late: 1,
    data: [submission({ mayRemind: false })],
    answered: [],
  };
  const day = { ...fullDay, submissions, arrangement: arrangementOf('staff_viewer') };
  show(day, [], { session: 'staff_viewer' });
  expect(await screen.findByRole('link', { name: /^Open the feedback on Ricardo/ })).toBeVisible();
  expect(screen.queryByText('Nudge')).not.toBeInTheDocument();
});

test('the Late tab shows its count and requests only late tasks', async () => {
  const { user, network } = show();
  await user.click(await screen.findByRole('radio', { name: 'Late 1' }));
  const queue = within(await titled(/^My queue/));
  await waitFor(() => expect(queue.getAllByRole('listitem')).toHaveLength(1));
  expect(network.callsOf(homeEndpoints.queue).at(-1)?.query).toEqual({ tab: 'late' });
});

test('a list of more than six tasks is collapsed', async () => {
  const data = Array.from({ length: 9 }, (_x, i) =>
    task({ id: `64b00000000000000000010${i}`, title: `Task ${i}` }),
  );
  const { user } = show({
    ...fullDay,
    queue: { ...fullDay.queue, counts: { all: 9, late: 0, today: 9 }, data },
  });
  const queue = within(await titled(/^My queue/));
  expect(await queue.findAllByRole('listitem')).toHaveLength(6);
  await user.click(queue.getByRole('button', { name: 'Show 3 more' }));
  expect(queue.getAllByRole('listitem')).toHaveLength(9);
  await user.click(queue.getByRole('button', { name: 'Show fewer' }));
  expect(queue.getAllByRole('listitem')).toHaveLength(6);
});

describe('the first steps', () => {
  const steps = {
    isOver: false,
    steps: [
      { name: 'colleague' as const, isDone: true },
      { name: 'company' as const, isDone: false },
      { name: 'candidate' as const, isDone: false },
    ],
  };

  test('link to what is still to do, and can be hidden', async () => {
    let isOver = false;
    const { user, container } = show({ ...emptyDay }, [
      respond(homeEndpoints.firstSteps, () => (isOver ? { isOver, steps: [] } : steps)),
      respond(homeEndpoints.dismissFirstSteps, () => {
        isOver = true;
        return { isOver, steps: [] };
      }),
    ]);
    const list = within(await titled(/^First steps/));
    expect(list.getByText('1 of 3 done')).toBeVisible();
    expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/companies/new',
      '/candidates/new',
    ]);
    expect(await axeFindings(container)).toEqual([]);
    await user.click(list.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(screen.queryByText('First steps')).not.toBeInTheDocument());
  });
});
