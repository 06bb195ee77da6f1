import {
  clientPlacementEndpoints,
  clientSeatEndpoints,
  clientTeamEndpoints,
  coworkerEndpoints,
  ownCompanyEndpoints,
  type ClientSeat,
  type ClientTeamMember,
  type Coworkers,
  type PastContractor,
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
import { quietClient } from '../shared/quiet-client.fixtures.ts';
import { api } from '../api.ts';
import { ClientDashboardRoutes } from '../routes.tsx';

const leila: ClientTeamMember = {
  userId: '64b000000000000000000041',
  name: 'Leila Haddad',
  function: 'account_manager',
  timeZone: 'Europe/Lisbon',
  hours: [1, 2, 3, 4].map((weekday) => ({ weekday, from: '08:30', to: '16:30' })),
  isAway: false,
  cover: null,
  jobs: [],
};
const rui: ClientTeamMember = {
  ...leila,
  userId: '64b000000000000000000042',
  name: 'Rui Matos',
  function: 'recruiter',
  isAway: true,
  cover: { id: leila.userId, name: leila.name },
  jobs: ['Go engineer'],
};
const job = { id: '64b000000000000000000021', title: 'Go engineer', number: 'J-00001' };
const team = { companyName: 'Lumera Pay', data: [leila, rui], jobs: [job] };

const show = (path: string, handlers: readonly Handler[] = []) =>
  renderRemote(<ClientDashboardRoutes />, {
    api,
    session: 'client_admin',
    path: `/client-dashboard${path}`,
    handlers: [...quietClient, respond(clientTeamEndpoints.read, () => team), ...handlers],
  });

test('the team shows its hours and who answers while a member is away', async () => {
  const { container } = show('/recruitment-team');
  expect(await screen.findByText('Leila Haddad answers until then')).toBeVisible();
  expect(screen.getByText('Looks for: Go engineer')).toBeVisible();
  expect(screen.getAllByText(/Mon–Thu 08:30–16:30 in Lisbon/)).toHaveLength(2);
  expect(screen.getAllByRole('link', { name: 'Write to Leila Haddad' })).toHaveLength(2);
  expect(await axeFindings(container)).toEqual([]);
});

test('a mail names its job and its copy, and the hourly limit and unknown recipients are reported', async () => {
  const { user, network, unmount } = show(`/email-recruitment-team/${rui.userId}`, [
    respond(clientTeamEndpoints.email, () => fail('RATE_LIMITED')),
  ]);
  const dialog = within(await screen.findByRole('dialog', { name: 'Write to Rui Matos' }));
  expect(dialog.getByRole('link', { name: 'Write to Leila Haddad instead' })).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: /^Subject/ }), 'Next steps');
  await user.type(dialog.getByRole('textbox', { name: /^Message/ }), 'When can we talk?');
  await user.click(dialog.getByRole('checkbox', { name: 'Send me a copy' }));
  expect(dialog.getByText('A copy goes to your own address.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Send e-mail' }));
  expect(await dialog.findByText(/ten messages within the hour/)).toBeVisible();
  expect(network.callsOf(clientTeamEndpoints.email).at(-1)?.body).toEqual({
    subject: 'Next steps',
    message: 'When can we talk?',
    jobId: null,
    copyToMe: true,
  });
  unmount();
  show('/email-recruitment-team/64b000000000000000000099');
  expect(await screen.findByText(/is not on your recruitment team/)).toBeVisible();
});

test('a call is booked at a free time, and a time taken meanwhile is reported', async () => {
  const data = ['2026-12-01T09:00:00.000Z', '2026-12-02T09:00:00.000Z', '2026-12-02T10:30:00.000Z'];
  let isTaken = true;
  const { user, network, container } = show(`/recruitment-team?call=${leila.userId}`, [
    respond(clientTeamEndpoints.callTimes, () => ({
      name: leila.name,
      timeZone: 'Europe/Lisbon',
      minutes: 30,
      data,
    })),
    respond(clientTeamEndpoints.bookCall, () =>
      isTaken
        ? fail('SLOT_TAKEN')
        : { name: leila.name, startsAt: String(data[2]), endsAt: '2026-12-02T11:00:00.000Z' },
    ),
  ]);
  const dialog = within(await screen.findByRole('dialog', { name: 'Call with Leila Haddad' }));
  const choose = async (field: RegExp, option: RegExp) => {
    await user.click(dialog.getByRole('combobox', { name: field }));
    await user.click(await screen.findByRole('option', { name: option }));
  };
  await choose(/^Day/, /2 Dec/);
  await choose(/^Time/, /30/);
  await user.type(dialog.getByRole('textbox', { name: /^Your phone number/ }), '+49 30 123456');
  await user.type(dialog.getByRole('textbox', { name: /^What is it about/ }), 'Next steps');
  await user.click(dialog.getByRole('button', { name: 'Book the call' }));
  expect(await dialog.findByText(/has just been taken/)).toBeVisible();
  expect(await axeFindings(container)).toEqual([]);
  isTaken = false;
  await choose(/^Time/, /30/);
  await user.click(dialog.getByRole('button', { name: 'Book the call' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(network.callsOf(clientTeamEndpoints.bookCall).at(-1)?.body).toEqual({
    startsAt: data[2],
    phone: '+49 30 123456',
    subject: 'Next steps',
    jobId: null,
  });
});

test('times that cannot be read are reported in the dialog, and read again', async () => {
  let isBroken = true;
  const { user } = show(`/recruitment-team?call=${leila.userId}`, [
    respond(clientTeamEndpoints.callTimes, () =>
      isBroken
        ? fail('INTERNAL')
        : { name: leila.name, timeZone: 'Europe/Lisbon', minutes: 30, data: [] },
    ),
  ]);
  await screen.findByRole('button', { name: 'Try again' });
  const dialog = within(screen.getByRole('dialog', { name: 'Book a call' }));
  isBroken = false;
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/has no free time within the next two weeks/)).toBeVisible();
});

test('past contractors can be requested again if allowed, otherwise the user is told to talk about them', async () => {
  const ana: PastContractor = {
    id: '64b000000000000000000061',
    name: 'Ana Prva',
    jobTitle: 'Data engineer',
    startDate: '2026-01-01',
    endDate: '2026-08-31',
    supervisor: 'Owen Clarke',
    rating: 4,
    askedAt: null,
    mayAskAgain: true,
  };
  const bad = { ...ana, id: '64b000000000000000000062', name: 'Bad Luck', mayAskAgain: false };
  const gone = { ...bad, id: '64b000000000000000000063', name: null };
  const { user, network, container } = show('/past-contractors', [
    respond(clientPlacementEndpoints.past, () => ({ data: [ana, bad, gone] })),
    respond(clientPlacementEndpoints.askAgain, () => ({ ...ana, mayAskAgain: false })),
  ]);
  expect(await screen.findByText('Name removed')).toBeVisible();
  expect(screen.getAllByText('Talk with your account manager')).toHaveLength(1);
  expect(await axeFindings(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Ask again: Ana Prva' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Work with Ana Prva again' }));
  await user.type(dialog.getByRole('textbox', { name: /^What you need/ }), 'Next quarter.');
  await user.click(dialog.getByRole('button', { name: 'Send request' }));
  await waitFor(() =>
    expect(network.callsOf(clientPlacementEndpoints.askAgain).at(-1)?.body).toEqual({
      message: 'Next quarter.',
      from: null,
    }),
  );
});

test('choosing another supervisor says what follows, and a former one cannot be chosen', async () => {
  const [owen, li] = ['Owen Clarke', 'Li Wei'].map((name, index) => ({
    id: `64b00000000000000000007${index}`,
    name,
    title: null,
  }));
  const seat: ClientSeat = {
    ...fixtureFor(clientSeatEndpoints.read.response),
    label: 'Seat #1',
    jobTitle: 'Go engineer',
    mayChange: true,
    version: 2,
    backup: null,
    next: null,
    contractor: { name: 'Bruno Cardoso', startDate: '2026-11-16' },
    supervisor: owen ? { ...owen, eligible: false } : null,
    choices: li ? [li] : [],
  };
  const { user, network } = show(`/edit-supervisor/${seat.id}`, [
    respond(clientSeatEndpoints.read, () => seat),
    respond(clientSeatEndpoints.setSupervisor, () => seat),
  ]);
  const dialog = within(await screen.findByRole('dialog', { name: 'Change the supervisor' }));
  expect(dialog.getByText(/Owen Clarke can no longer supervise/)).toBeVisible();
  expect(dialog.getByText(/Bruno Cardoso is told who leads the work/)).toBeVisible();
  await user.click(dialog.getByRole('combobox', { name: /^Supervisor/ }));
  await user.click(await screen.findByRole('option', { name: 'Li Wei' }));
  await user.click(dialog.getByRole('button', { name: 'Change supervisor' }));
  await waitFor(() =>
    expect(network.callsOf(clientSeatEndpoints.setSupervisor).at(-1)?.body).toEqual({
      version: 2,
      supervisorCompanyUserId: li?.id,
      backupSupervisorId: null,
      from: null,
    }),
  );
});

test('a change of supervisor waits for the chosen day, and a planned one is shown', async () => {
  const li = { id: '64b000000000000000000071', name: 'Li Wei', title: null };
  const ana = { ...li, id: '64b000000000000000000072', name: 'Ana Silva', eligible: true };
  const seat: ClientSeat = {
    ...fixtureFor(clientSeatEndpoints.read.response),
    mayChange: true,
    version: 2,
    backup: null,
    contractor: { name: 'Bruno Cardoso', startDate: '2026-11-16' },
    supervisor: null,
    next: { supervisor: ana, from: '2031-02-01' },
    choices: [li, ana],
  };
  const { user, network } = show(`/edit-supervisor/${seat.id}`, [
    respond(clientSeatEndpoints.read, () => seat),
    respond(clientSeatEndpoints.setSupervisor, () => seat),
  ]);
  const dialog = within(await screen.findByRole('dialog', { name: 'Change the supervisor' }));
  expect(dialog.getByText(/From 1 Feb 2031 on: Ana Silva/)).toBeVisible();
  await user.click(dialog.getByRole('combobox', { name: /^Supervisor/ }));
  await user.click(await screen.findByRole('option', { name: 'Li Wei' }));
  await user.type(dialog.getByRole('textbox', { name: /^From/ }), '2031-03-01');
  await user.click(dialog.getByRole('button', { name: 'Change supervisor' }));
  await waitFor(() =>
    expect(network.callsOf(clientSeatEndpoints.setSupervisor).at(-1)?.body).toMatchObject({
      supervisorCompanyUserId: li.id,
      from: '2031-03-01',
    }),
  );
});

test('coworkers are invited with a warning about other domains, and a waiting invitation is decided on', async () => {
  const company: Coworkers = {
    companyName: 'Lumera Pay',
    domain: 'lumera.test',
    jobs: [job],
    needsApproval: [],
    roles: ['client_admin', 'client_manager', 'client_viewer'],
    data: [],
    waiting: [
      {
        id: '64b000000000000000000081',
        email: 'ivo@lumera.test',
        role: 'client_manager',
        requestedBy: 'Priya Raman',
        at: '2026-11-23T10:00:00.000Z',
        mayDecide: true,
        canSeeAllJobs: false,
        jobs: ['Go engineer'],
        message: 'He leads payments.',
      },
    ],
  };
  const { user, network, platform } = show('/invite-coworker', [
    respond(coworkerEndpoints.list, () => company),
    respond(coworkerEndpoints.approve, () => ({ waiting: [] })),
    respond(coworkerEndpoints.invite, () => ({
      data: [{ email: 'eva@other.test', outcome: 'invited' as const }],
    })),
  ]);
  expect(await screen.findByText('would see Go engineer')).toBeVisible();
  expect(screen.getByText('Message to them: He leads payments.')).toBeVisible();
  await user.click(
    screen.getByRole('button', { name: 'Agree to the invitation of ivo@lumera.test' }),
  );
  const drawer = within(screen.getByRole('dialog', { name: 'Invite coworkers' }));
  await waitFor(() =>
    expect(platform.notices).toMatchObject([{ text: 'ivo@lumera.test was invited' }]),
  );
  await user.type(
    drawer.getByRole('combobox', { name: /^E-mail addresses/ }),
    'eva@other.test{Enter}',
  );
  expect(await drawer.findByText(/is not an address of lumera.test/)).toBeVisible();
  await user.click(drawer.getByRole('button', { name: 'Send invitations' }));
  await waitFor(() =>
    expect(network.callsOf(coworkerEndpoints.invite).at(-1)?.body).toMatchObject({
      emails: ['eva@other.test'],
      role: 'client_manager',
      jobIds: [],
      canSeeAllJobs: false,
    }),
  );
});

test('access is ended at the second press if a colleague changed the user meanwhile', async () => {
  let version = 3;
  const owen = () =>
    fixtureFor(coworkerEndpoints.update.response, {
      id: '64b000000000000000000091',
      name: 'Owen Clarke',
      role: 'client_manager',
      status: 'active',
      supervises: 0,
      version,
      allowedActions: ['edit', 'disable'],
    });
  const { user, network } = show('/invite-coworker', [
    respond(coworkerEndpoints.list, () => ({
      companyName: 'Lumera Pay',
      domain: null,
      jobs: [],
      needsApproval: [],
      roles: ['client_admin' as const, 'client_manager' as const, 'client_viewer' as const],
      data: [owen()],
      waiting: [],
    })),
    respond(coworkerEndpoints.disable, ({ body }) => {
      if (body.version === version) return owen();
      return fail('VERSION_CONFLICT');
    }),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Actions for Owen Clarke' }));
  await user.click(await screen.findByRole('menuitem', { name: 'End access' }));
  version = 4;
  const ending = within(await screen.findByRole('dialog', { name: /End the access of Owen/ }));
  await user.click(ending.getByRole('button', { name: 'End access' }));
  await waitFor(() => expect(network.callsOf(coworkerEndpoints.list).length).toBeGreaterThan(1));
  await user.click(ending.getByRole('button', { name: 'End access' }));
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: /End the access of Owen/ })).toBeNull(),
  );
  expect(network.callsOf(coworkerEndpoints.disable).at(-1)?.body).toEqual({ version: 4 });
});

test('an admin gives a manager other jobs than those of the invitation', async () => {
  const owen = fixtureFor(coworkerEndpoints.update.response, {
    id: '64b000000000000000000091',
    name: 'Owen Clarke',
    role: 'client_manager',
    canSeeAllJobs: false,
    sharedJobIds: [job.id],
    status: 'active',
    version: 3,
    allowedActions: ['edit'],
  });
  const second = { id: '64b000000000000000000022', title: 'Data engineer', number: 'J-00002' };
  const { user, network } = show('/invite-coworker', [
    respond(coworkerEndpoints.list, () => ({
      companyName: 'Lumera Pay',
      domain: null,
      jobs: [job, second],
      needsApproval: [],
      roles: ['client_admin' as const, 'client_manager' as const, 'client_viewer' as const],
      data: [owen],
      waiting: [],
    })),
    respond(coworkerEndpoints.update, () => ({ ...owen, version: 4 })),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Actions for Owen Clarke' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit role and rights' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Edit role and rights' }));
  expect(drawer.getByText('Go engineer (J-00001)')).toBeVisible();
  await user.click(drawer.getByRole('combobox', { name: /^Jobs they can see/ }));
  await user.click(await screen.findByRole('option', { name: 'Data engineer (J-00002)' }));
  await user.keyboard('{Escape}');
  await user.click(drawer.getByRole('button', { name: 'Save changes' }));
  await waitFor(() =>
    expect(network.callsOf(coworkerEndpoints.update)[0]?.body).toEqual({
      version: 3,
      changes: { sharedJobIds: [job.id, second.id] },
    }),
  );
});

test('an admin changes a coworker’s rights, is told why access cannot be ended, and resends an invitation', async () => {
  const owen = fixtureFor(coworkerEndpoints.update.response, {
    id: '64b000000000000000000091',
    name: 'Owen Clarke',
    email: 'owen@lumera.test',
    title: null,
    role: 'client_manager',
    canDecide: true,
    canSeeBillRates: true,
    canSeeAllJobs: false,
    status: 'active',
    supervises: 0,
    version: 3,
    allowedActions: ['edit', 'disable'],
  });
  const eva: typeof owen = {
    ...owen,
    id: '64b000000000000000000092',
    name: 'Eva Lind',
    email: 'eva@lumera.test',
    status: 'invited',
    allowedActions: ['edit', 'resend_invite', 'disable'],
  };
  const leader: typeof owen = {
    ...owen,
    id: '64b000000000000000000093',
    name: 'Li Wei',
    supervises: 2,
  };
  const company: Coworkers = {
    companyName: 'Lumera Pay',
    domain: null,
    jobs: [],
    needsApproval: [],
    roles: ['client_admin', 'client_manager', 'client_viewer'],
    data: [eva, owen, leader],
    waiting: [],
  };
  const { user, network, platform } = show('/invite-coworker', [
    respond(coworkerEndpoints.list, () => company),
    respond(coworkerEndpoints.update, () => ({ ...owen, version: 4 })),
    respond(coworkerEndpoints.disable, () => fail('LAST_CLIENT_ADMIN')),
    respond(coworkerEndpoints.resendInvite, () => eva),
  ]);
  const choose = async (name: string, action: string) => {
    await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
    await user.click(await screen.findByRole('menuitem', { name: action }));
  };
  await choose('Owen Clarke', 'Edit role and rights');
  const drawer = within(await screen.findByRole('dialog', { name: 'Edit role and rights' }));
  await user.click(drawer.getByRole('combobox', { name: /Role/ }));
  await user.click(await screen.findByRole('option', { name: 'Client viewer' }));
  expect(drawer.getByRole('checkbox', { name: /Decides about candidates/ })).toBeDisabled();
  await user.click(drawer.getByRole('button', { name: 'Save changes' }));
  await waitFor(() =>
    expect(network.callsOf(coworkerEndpoints.update)[0]?.body).toEqual({
      version: 3,
      changes: { role: 'client_viewer', canDecide: false, canSeeBillRates: false },
    }),
  );
  // No invitation was sent along the way.
  expect(network.callsOf(coworkerEndpoints.invite)).toEqual([]);
  await choose('Owen Clarke', 'End access');
  const ending = within(await screen.findByRole('dialog', { name: /End the access of Owen/ }));
  await user.click(ending.getByRole('button', { name: 'End access' }));
  expect(await ending.findByText(/at least one administrator/)).toBeVisible();
  await user.click(ending.getByRole('button', { name: 'Keep access' }));
  await choose('Li Wei', 'End access');
  const leading = within(await screen.findByRole('dialog', { name: /End the access of Li Wei/ }));
  expect(leading.getByText(/They lead 2 contractors/)).toBeVisible();
  expect(leading.getByRole('button', { name: 'End access' })).toBeDisabled();
  await user.click(leading.getByRole('button', { name: 'Keep access' }));
  await choose('Eva Lind', 'Send the invitation again');
  await waitFor(() =>
    expect(platform.notices.at(-1)).toMatchObject({
      text: 'A new invitation is on its way to eva@lumera.test',
    }),
  );
});

test('an admin edits the company’s description and logo, and others are offered neither', async () => {
  const { read, update } = ownCompanyEndpoints;
  const logo = { fileId: '64b0000000000000000000c1', url: '/api/v1/client/company/logo/1' };
  const company = { id: job.id, name: 'Lumera Pay', about: '<p>We pay.</p>', logo, version: 4 };
  const { user, network, platform, container, unmount } = show('?company=facts', [
    respond(read, () => company),
    respond(update, () => ({ ...company, logo: null, version: 5 })),
  ]);
  expect(await screen.findByRole('textbox', { name: /About the company/ })).toHaveTextContent(
    'We pay.',
  );
  const drawer = within(screen.getByRole('dialog', { name: 'Company facts' }));
  expect(await axeFindings(container)).toEqual([]);
  await user.click(drawer.getByRole('button', { name: 'Remove logo' }));
  await user.click(drawer.getByRole('button', { name: 'Save changes' }));
  await waitFor(() =>
    expect(network.callsOf(update)[0]?.body).toEqual({ version: 4, changes: { logoFileId: null } }),
  );
  await waitFor(() =>
    expect(platform.notices).toMatchObject([{ text: 'The facts of your company are saved' }]),
  );
  unmount();
  const other = renderRemote(<ClientDashboardRoutes />, {
    api,
    session: 'client_manager',
    path: '/client-dashboard?company=facts',
    handlers: [...quietClient, respond(clientTeamEndpoints.read, () => team)],
  });
  expect(await screen.findAllByRole('link', { name: 'Invite coworkers' })).not.toHaveLength(0);
  expect(screen.queryByRole('link', { name: 'Company facts' })).not.toBeInTheDocument();
  expect(other.network.callsOf(read)).toEqual([]);
});
