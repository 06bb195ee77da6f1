import {
  evaluationEndpoints,
  legalIdentityEndpoints,
  reasonEndpoints,
  signatureEndpoints,
  teamEndpoints,
  timesheetEndpoints,
  type Timesheet,
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
import { TeamRoutes } from '../../routes.tsx';
import { bruno, placementId, sheetsOf, week } from './member.fixtures.ts';

/** Other areas have no data of a member unless a test provides some. */
const nothingElse: Handler[] = [
  respond(evaluationEndpoints.ofMember, () => ({
    ...fixtureFor(evaluationEndpoints.ofMember.response),
    goals: [],
  })),
  respond(legalIdentityEndpoints.ofCandidate, () => ({ data: [], canCreate: [] })),
  respond(signatureEndpoints.ofCandidate, () => ({
    ...fixtureFor(signatureEndpoints.ofCandidate.response),
    data: [],
  })),
];

const show = (
  part: string,
  handlers: Handler[] = [],
  { session = 'finance_hr' as 'finance_hr' | 'contractor', member = bruno } = {},
) =>
  renderRemote(<TeamRoutes />, {
    api,
    session,
    path: `/team/${bruno.id}/${part}`,
    handlers: [...nothingElse, ...handlers, respond(teamEndpoints.read, () => member)],
  });
const own = { session: 'contractor' as const, member: { ...bruno, isSelf: true } };
const withWeek = (sheet = week): Handler[] => [
  respond(timesheetEndpoints.ofMember, () => sheetsOf(sheet)),
  respond(timesheetEndpoints.read, () => sheet),
];

test('a profile shows what the member does, for whom, and whom to call', async () => {
  const { container } = show('profile');
  expect(await screen.findByRole('heading', { level: 1, name: 'Bruno Cardoso' })).toBeVisible();
  for (const text of [
    'Backend engineer',
    'Lumera Pay',
    'P-00045 · Senior backend engineer',
    'Reports to Noor Haddad',
    'Rui Cardoso',
    'H-77',
  ])
    expect(screen.getAllByText(text)[0]).toBeVisible();
  expect(screen.getByText('$50.00')).toBeVisible();
  expect(await axeFindings(container)).toEqual([]);
});

test('a former member is read-only, and facts that the reader may not know are absent', async () => {
  const { emergencyContact: _contact, harvestId: _id, ...rest } = bruno;
  show('profile', [], {
    session: 'finance_hr',
    member: { ...rest, status: 'ended', endDate: '2026-04-30', allowedActions: [] },
  });
  expect(await screen.findByText(/has left/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
  expect(screen.queryByText('Emergency contact')).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Timesheets' })).not.toBeInTheDocument();
});

test('a contractor whose contract ended is told so, and still opens the timesheets', async () => {
  const { member } = own;
  show('profile', [], { ...own, member: { ...member, status: 'ended', endDate: '2026-04-30' } });
  expect(await screen.findByText(/^Your contract has ended/)).toBeVisible();
  expect(screen.queryByText(/This person has left/)).not.toBeInTheDocument();
});

test('a circle of managers is reported at its field', async () => {
  const refused = fail('VALIDATION_FAILED', {
    fields: [{ path: 'changes.managerUserId', code: 'NOT_ALLOWED', message: '' }],
  });
  const { user, network } = show('profile?edit=member', [
    respond(teamEndpoints.update, () => refused),
  ]);
  const drawer = within(await screen.findByRole('dialog', { name: 'Edit team member' }));
  const title = drawer.getByRole('textbox', { name: /Title/ });
  await user.clear(title);
  await user.paste('Lead engineer');
  await user.click(drawer.getByRole('button', { name: 'Save changes' }));
  await waitFor(() =>
    expect(network.callsOf(teamEndpoints.update)[0]?.body).toEqual({
      version: 3,
      changes: { title: 'Lead engineer' },
    }),
  );
  expect(await drawer.findByRole('link', { name: /Reports to/ })).toBeVisible();
});

test('a contractor reads who leads the work and how to write to them', async () => {
  const [contract] = bruno.placements;
  const member = {
    ...own.member,
    placements: [{ ...contract!, supervisor: { name: 'Owen Clarke', email: 'owen@lumera.test' } }],
  };
  show('profile', [], { ...own, member });
  expect(await screen.findByText(/Led by Owen Clarke/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'owen@lumera.test' })).toHaveAttribute(
    'href',
    'mailto:owen@lumera.test',
  );
});

test('hours are typed as in a spreadsheet, and overtime requires a reason', async () => {
  const saved = { ...week, version: 3, minutes: 1000 };
  const { user, network, container } = show(
    'profile/timesheets?day=2026-05-04',
    [...withWeek(), respond(timesheetEndpoints.saveEntries, () => saved)],
    own,
  );
  const cell = (name: RegExp) => screen.findByRole('textbox', { name });
  expect(await cell(/^Regular, Mon 4 May/)).toHaveValue('8:00');
  await user.click(await cell(/^Regular, Mon 4 May/));
  await user.keyboard('{ArrowRight}7.5{ArrowRight}');
  expect(await cell(/^Regular, Wed 6 May/)).toHaveFocus();
  expect(await cell(/^Regular, Tue 5 May/)).toHaveValue('7:30');
  await user.click(screen.getByRole('button', { name: 'Add row' }));
  await user.click(await cell(/^Overtime, Tue 5 May/));
  await user.keyboard('1');
  await user.click(screen.getByRole('button', { name: 'Save hours' }));
  expect(network.callsOf(timesheetEndpoints.saveEntries)).toHaveLength(0);
  await user.click(await cell(/^Why overtime on Tue 5 May/));
  await user.paste('The release.');
  await user.click(screen.getByRole('button', { name: 'Save hours' }));
  const times = { startedAt: null, endedAt: null, externalRef: null };
  const entry = { task: null, note: null, billable: true, ...times };
  await waitFor(() =>
    expect(network.callsOf(timesheetEndpoints.saveEntries)[0]?.body).toEqual({
      version: 2,
      nothingWorked: false,
      entries: [
        { ...entry, date: '2026-05-04', minutes: 480, category: 'regular' },
        { ...entry, date: '2026-05-05', minutes: 450, category: 'regular' },
        {
          ...entry,
          date: '2026-05-05',
          minutes: 60,
          category: 'overtime',
          note: 'The release.',
        },
      ],
    }),
  );
  expect(await axeFindings(container)).toEqual([]);
});

test('hours are imported from a CSV file into the grid and saved manually', async () => {
  const { user, network } = show(
    'profile/timesheets?day=2026-05-04',
    [...withWeek(), respond(timesheetEndpoints.saveEntries, () => week)],
    own,
  );
  await screen.findByRole('button', { name: 'Fill from a CSV file' });
  const text = 'date,hours,task\n2026-05-05,6.5,Search\n2027-01-01,8,Search\n';
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('There is no field for the file');
  await user.upload(input, new File([text], 'hours.csv', { type: 'text/csv' }));
  expect(await screen.findByText(/1 line read into the sheet.*Line 3 is outside/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: /^Regular · Search, Tue 5 May/ })).toHaveValue('6:30');
  expect(network.callsOf(timesheetEndpoints.saveEntries)).toHaveLength(0);
});

test('times of day replace typed hours, and imported entries that stay keep their names', async () => {
  const imported: Timesheet = {
    ...week,
    source: 'harvest_import',
    entries: ['h1', 'h2'].map((externalRef, index) => ({
      ...week.entries[0]!,
      id: week.entries[0]!.id.slice(0, -1) + String(index),
      externalRef,
      minutes: 120,
    })),
  };
  const { user, network } = show(
    'profile/timesheets?day=2026-05-04',
    [...withWeek(imported), respond(timesheetEndpoints.saveEntries, () => week)],
    own,
  );
  expect(await screen.findByRole('textbox', { name: /^Regular, Mon 4 May/ })).toHaveValue('4:00');
  expect(screen.getByText('Hours came from Harvest')).toBeVisible();
  const tuesday = screen.getByRole('textbox', { name: /^Regular, Tue 5 May/ });
  await user.type(tuesday, '9-12, 13-16:30');
  await user.tab();
  expect(tuesday).toHaveValue('09:00–12:00, 13:00–16:30');
  await user.click(screen.getByRole('button', { name: 'Save hours' }));
  await waitFor(() =>
    expect(network.callsOf(timesheetEndpoints.saveEntries)[0]?.body).toMatchObject({
      entries: [
        { date: '2026-05-04', externalRef: 'h1', minutes: 120 },
        { date: '2026-05-04', externalRef: 'h2', minutes: 120 },
        { date: '2026-05-05', startedAt: '09:00', endedAt: '12:00', minutes: 180 },
        { date: '2026-05-05', startedAt: '13:00', endedAt: '16:30', minutes: 210 },
      ],
    }),
  );
});

test('days of a pause cannot be filled, and existing hours must be removed first', async () => {
  const paused: Timesheet = {
    ...week,
    pausedDays: ['2026-05-06', '2026-05-07'],
    entries: week.entries.map((entry) => ({ ...entry, date: '2026-05-06' })),
  };
  const { user, network, container } = show(
    'profile/timesheets?day=2026-05-04',
    [...withWeek(paused), respond(timesheetEndpoints.saveEntries, () => week)],
    own,
  );
  expect(await screen.findByText(/paused from Wed 6 May 2026 to Thu 7 May 2026/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: /^Regular, Tue 5 May/ })).toBeVisible();
  expect(screen.queryByRole('textbox', { name: /^Regular, Wed 6 May/ })).not.toBeInTheDocument();
  expect(await axeFindings(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Remove these hours' }));
  await user.type(screen.getByRole('textbox', { name: /^Regular, Tue 5 May/ }), '8');
  await user.click(screen.getByRole('button', { name: 'Save hours' }));
  await waitFor(() =>
    expect(network.callsOf(timesheetEndpoints.saveEntries)[0]?.body).toMatchObject({
      entries: [{ date: '2026-05-05', minutes: 480 }],
    }),
  );
});

test('a timesheet cannot be started for a week that is entirely a pause', async () => {
  show(
    'profile/timesheets?day=2026-05-04',
    [
      respond(timesheetEndpoints.ofMember, () => {
        const { assignments, ...sheets } = sheetsOf();
        const pauses = [{ from: '2026-04-28', until: null }];
        return { ...sheets, assignments: assignments.map((one) => ({ ...one, pauses })) };
      }),
    ],
    own,
  );
  expect(await screen.findByText(/The contract is paused in this period/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Start timesheet' })).not.toBeInTheDocument();
});

test('a week without a timesheet starts from the previous one', async () => {
  const { user, network } = show(
    'profile/timesheets?day=2026-05-04',
    [
      respond(timesheetEndpoints.ofMember, () =>
        sheetsOf({ ...week, periodStart: '2026-04-27', periodEnd: '2026-05-03' }),
      ),
      respond(timesheetEndpoints.open, () => week),
      respond(timesheetEndpoints.read, () => week),
    ],
    own,
  );
  expect(await screen.findByText('Nothing logged this week.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Copy the one before' }));
  await waitFor(() =>
    expect(network.callsOf(timesheetEndpoints.open)[0]?.body).toEqual({
      placementId,
      day: '2026-05-10',
      copy: true,
    }),
  );
});

test('hours are returned with a reason, and their amount is shown', async () => {
  const submitted = {
    ...week,
    status: 'submitted' as const,
    submittedAt: '2026-05-10T16:00:00.000Z',
    submittedBy: { id: bruno.userId, name: bruno.name },
    allowedActions: ['approve' as const, 'reject' as const],
  };
  const reason = { id: '64b0000000000000000000c1', label: 'Wrong days', requiresNote: false };
  const days = ['2026-05-04', '2026-05-08'];
  const sheet: Timesheet = {
    ...submitted,
    entries: days.map((date, index) => ({
      ...submitted.entries[0]!,
      id: submitted.entries[0]!.id.slice(0, -1) + String(index),
      date,
    })),
  };
  const { user, network } = show('profile/timesheets?day=2026-05-04', [
    ...withWeek(sheet),
    respond(reasonEndpoints.list, () => ({
      data: [
        {
          ...fixtureFor(reasonEndpoints.list.response).data[0]!,
          ...reason,
          context: 'timesheet_reject' as const,
          side: 'agency' as const,
          coolDownDays: 0,
          defaultTemplateId: null,
        },
      ],
    })),
    respond(timesheetEndpoints.reject, () => ({ ...submitted, status: 'rejected' as const })),
  ]);
  expect(await screen.findByText('Waits for the client’s approval.')).toBeVisible();
  expect(screen.getAllByText('$400.00')[0]).toBeVisible();
  expect(screen.queryByRole('textbox', { name: /^Regular/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Send back' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send the timesheet back' }));
  await user.click(dialog.getByRole('combobox', { name: /Reason/ }));
  await user.click(await screen.findByRole('option', { name: 'Wrong days' }));
  await user.click(dialog.getByRole('textbox', { name: /Note/ }));
  await user.paste('Friday was a holiday.');
  await user.click(dialog.getByRole('combobox', { name: /^Days/ }));
  expect(screen.getAllByRole('option')).toHaveLength(2);
  await user.click(screen.getByRole('option', { name: /8 May/ }));
  await user.click(dialog.getByRole('button', { name: 'Send back' }));
  await waitFor(() =>
    expect(network.callsOf(timesheetEndpoints.reject)[0]?.body).toEqual({
      version: 2,
      reasonId: reason.id,
      note: 'Friday was a holiday.',
      days: ['2026-05-08'],
    }),
  );
});

test('a read-only sheet names its public holidays and, where known, who approved it', async () => {
  const approved = {
    ...week,
    status: 'client_approved' as const,
    clientApproval: { by: null, at: '2026-05-11T09:00:00.000Z' },
    holidays: [{ date: '2026-05-04', name: 'Constitution Day' }],
    allowedActions: [],
  };
  show('profile/timesheets?day=2026-05-04', withWeek(approved));
  expect(await screen.findByText('Mon 4 May 2026: Public holiday: Constitution Day')).toBeVisible();
  expect(screen.getByText('Approved by the client, 11 May 2026')).toBeVisible();
});

test('says so when a record cannot be loaded', async () => {
  renderRemote(<TeamRoutes />, {
    api,
    session: 'recruiter',
    path: `/team/${bruno.id}/profile`,
    handlers: [respond(teamEndpoints.read, () => fail('NOT_FOUND'))],
  });
  expect(await screen.findByText(/not found|does not exist/i)).toBeVisible();
});
