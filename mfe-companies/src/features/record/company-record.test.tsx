import {
  companyEndpoints,
  companyUserEndpoints,
  emailTemplateEndpoints,
  communicationEndpoints,
  messageEndpoints,
  noteEndpoints,
  promiseEndpoints,
  signatureEndpoints,
  taskEndpoints,
  type CompanyRecord,
  type CompanyTalk,
  type RecordMail,
  type Role,
  recordFileEndpoints,
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
import { CompaniesRoutes } from '../../routes.tsx';
import { idOf, makeCompany, makeMember, recordHandlers } from '../../testing/company.fixtures.ts';

const notes = respond(noteEndpoints.list, () => fixtureFor(noteEndpoints.list.response));
const tasks = respond(taskEndpoints.list, () => ({
  data: [
    {
      ...fixtureFor(taskEndpoints.create.response),
      subjectType: 'company' as const,
      title: 'Follow up with Lumera Pay',
    },
  ],
}));
const promises = respond(promiseEndpoints.list, () => ({ data: [] }));
const files = respond(recordFileEndpoints.ofCompany, () => ({
  ...fixtureFor(recordFileEndpoints.ofCompany.response),
  data: [],
}));

const open = (
  company: CompanyRecord,
  part: string,
  more: Handler[] = [],
  session: Role = 'account_manager',
) =>
  renderRemote(<CompaniesRoutes />, {
    api,
    session,
    path: `/companies/${company.id}/${part}`,
    handlers: [...more, notes, files, tasks, promises, ...recordHandlers(company)],
  });

test('the overview shows the state of the work and the possible actions', async () => {
  const { container } = open(makeCompany(), 'overview');
  expect(await screen.findByRole('heading', { name: 'Lumera Pay', level: 1 })).toBeVisible();
  const figures = within(await screen.findByRole('region', { name: 'Figures' }));
  for (const text of ['3 open positions', '1 late', '20 h', '90 % in time, 48 h agreed'])
    expect(await figures.findByText(text)).toBeVisible();
  expect(await screen.findByText('Follow up with Lumera Pay')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add task' })).toBeVisible();
  expect(screen.getByText('Answers in time')).toBeVisible();
  expect(screen.getByText('First talk, Go engineer')).toBeVisible();
  expect(screen.getByText('Has he led a team?')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Mateus Ferreira, Data engineer' })).toHaveAttribute(
    'href',
    expect.stringContaining(idOf(73)),
  );
  expect(screen.getByText('invoices@lumera.test')).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'New job' })[0]).toHaveAttribute(
    'href',
    expect.stringContaining('/new-job'),
  );
  expect(await axeFindings(container)).toEqual([]);
});

test('the overview links to each agreement for users who send documents to the client', async () => {
  const signed = {
    ...fixtureFor(signatureEndpoints.read.response),
    id: idOf(61),
    title: 'Master services agreement',
    status: 'completed' as const,
    completedAt: '2026-03-02T09:00:00.000Z',
  };
  const agreements = respond(signatureEndpoints.ofCompany, () => ({
    ...fixtureFor(signatureEndpoints.ofCompany.response),
    data: [signed],
  }));
  const company = makeCompany();
  renderRemote(<CompaniesRoutes />, {
    api,
    session: 'account_manager',
    path: `/companies/${company.id}/overview`,
    // Later handlers override earlier ones.
    handlers: [notes, files, tasks, promises, ...recordHandlers(company), agreements],
  });
  const link = await screen.findByRole('link', { name: 'Master services agreement' });
  expect(link).toHaveAttribute(
    'href',
    `/companies/${idOf(11)}/signature-documents?document=${idOf(61)}`,
  );
  expect(screen.getByRole('link', { name: 'All agreements' })).toBeVisible();
});

test('users who send the client no documents see no agreements', async () => {
  const company = makeCompany({ allowedActions: ['read_notes'] });
  const { network } = open(company, 'overview');
  expect(await screen.findByText('Latest notes')).toBeVisible();
  expect(screen.queryByText('Agreements')).not.toBeInTheDocument();
  expect(network.callsOf(signatureEndpoints.ofCompany)).toEqual([]);
});

test('a former client is read-only, money needs permission, and a lost manager is reported', async () => {
  const lead = { id: 'b'.repeat(24), name: 'Ana Kovač' };
  const company = makeCompany({
    status: 'former',
    statusNote: 'Taken over.',
    billing: undefined,
    accountManagerIsHere: false,
    allowedActions: ['activate'],
    recruiter: lead,
    team: [
      {
        id: 'a'.repeat(24),
        person: lead,
        function: 'lead_recruiter',
        from: '2026-01-01',
        to: null,
        backup: null,
        visibleToClient: true,
      },
    ],
  });
  open(company, 'overview');
  expect(await screen.findByText(/The record is read-only/)).toBeVisible();
  expect(screen.getByText(/Taken over/)).toBeVisible();
  expect(screen.getByText('The account manager has left')).toBeVisible();
  // The lead recruiter, who is also on the team, is shown once.
  expect(screen.getAllByText('Lead recruiter')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Add task' })).not.toBeInTheDocument();
  expect(screen.queryByText('Billing')).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Edit' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /^Users/ })).not.toBeInTheDocument();
});

test('blocking a client asks for a reason', async () => {
  const { user, network } = open(makeCompany(), 'overview', [
    respond(companyEndpoints.block, () => makeCompany({ status: 'blocked' })),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Change the state of Lumera Pay' }));
  await user.click(await screen.findByRole('menuitem', { name: /^Block/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Block Lumera Pay' }));
  await user.click(dialog.getByRole('button', { name: 'Block' }));
  expect(network.callsOf(companyEndpoints.block)).toHaveLength(0);
  await user.click(dialog.getByRole('textbox', { name: /Note/ }));
  await user.paste('Invoices are open.');
  await user.click(dialog.getByRole('button', { name: 'Block' }));
  await waitFor(() =>
    expect(network.callsOf(companyEndpoints.block)[0]?.body).toEqual({
      version: 3,
      note: 'Invoices are open.',
    }),
  );
});

test('a client becomes active at once, and the notice can undo it', async () => {
  const prospect = makeCompany({ status: 'prospect' });
  const { user, network, platform } = open(prospect, 'overview', [
    respond(companyEndpoints.activate, () => makeCompany({ version: 4 })),
    respond(companyEndpoints.undoActivate, () => makeCompany({ status: 'prospect', version: 5 })),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Change the state of Lumera Pay' }));
  await user.click(await screen.findByRole('menuitem', { name: /^Make active/ }));
  await waitFor(() => expect(platform.notices[0]?.text).toBe('Lumera Pay is active'));
  await platform.notices[0]?.undo?.();
  expect(platform.notices[1]?.text).toBe('Lumera Pay is as before');
  expect(network.callsOf(companyEndpoints.undoActivate)[0]?.body).toEqual({ version: 4 });
});

test('finance changes only the money, and only changes are sent', async () => {
  const company = makeCompany({ allowedActions: ['edit_billing'] });
  const { user, network } = open(
    company,
    'edit',
    [respond(companyEndpoints.update, () => company)],
    'finance_hr',
  );
  await screen.findByRole('button', { name: 'Save changes' });
  const drawer = within(screen.getByRole('dialog', { name: 'Edit company' }));
  expect(drawer.queryByRole('textbox', { name: 'City' })).not.toBeInTheDocument();
  await user.click(drawer.getByRole('textbox', { name: 'Tax number' }));
  await user.paste('GB 417');
  await user.click(drawer.getByRole('button', { name: 'Save changes' }));
  await waitFor(() =>
    expect(network.callsOf(companyEndpoints.update)[0]?.body).toEqual({
      version: 3,
      changes: { taxId: 'GB 417' },
    }),
  );
});

test('deleting is refused while work is running, and says which', async () => {
  const effects = respond(companyEndpoints.deleteEffects, () => ({
    number: 'CO-0001',
    liveJobs: 2,
    livePlacements: 1,
    openDocuments: 1,
    users: 1,
    notes: 0,
    pastJobs: 3,
    blockedBy: 'COMPANY_HAS_LIVE_WORK' as const,
    restorableUntil: '2026-12-21T09:00:00.000Z',
  }));
  open(makeCompany(), 'delete', [effects], 'admin');
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete Lumera Pay' }));
  expect(
    await dialog.findByText(
      /2 jobs are open or wait; 1 contract runs or is agreed; 1 document waits/,
    ),
  ).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Delete company' })).toBeDisabled();
});

describe('users of a client', () => {
  const listed = (...members: ReturnType<typeof makeMember>[]) =>
    respond(companyUserEndpoints.list, () => ({ data: members }));

  test('show what they may do, and whom the last refusal is about', async () => {
    const { user, container } = open(makeCompany(), 'overview/company-users', [
      listed(
        makeMember(),
        makeMember({
          id: '64b000000000000000000033',
          name: 'Oliver Grant',
          role: 'client_manager',
          supervises: 2,
        }),
      ),
      respond(companyUserEndpoints.disable, () => fail('LAST_CLIENT_ADMIN')),
    ]);
    expect(await screen.findByText('Leads 2 contractors')).toBeVisible();
    expect(await axeFindings(container)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Actions for Priya Raman' }));
    await user.click(await screen.findByRole('menuitem', { name: 'End access' }));
    const dialog = within(await screen.findByRole('dialog', { name: /End the access of Priya/ }));
    await user.click(dialog.getByRole('button', { name: 'End access' }));
    expect(await dialog.findByText(/at least one administrator/)).toBeVisible();
  });

  test('cannot decide as viewers: the right is lost with the role', async () => {
    const member = makeMember({ role: 'client_manager', canDecide: true, canSeeBillRates: true });
    const { user, network } = open(makeCompany(), 'overview/company-users', [
      listed(member),
      respond(companyUserEndpoints.update, () => member),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Actions for Priya Raman' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit role and rights' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Edit role and rights' }));
    await user.click(drawer.getByRole('combobox', { name: /Role/ }));
    await user.click(await screen.findByRole('option', { name: 'Client viewer' }));
    const decides = drawer.getByRole('checkbox', { name: /Decides about candidates/ });
    expect(decides).toBeDisabled();
    expect(decides).not.toBeChecked();
    await user.click(drawer.getByRole('button', { name: 'Save changes' }));
    await waitFor(() =>
      expect(network.callsOf(companyUserEndpoints.update)[0]?.body).toMatchObject({
        changes: { role: 'client_viewer', canDecide: false, canSeeBillRates: false },
      }),
    );
  });

  test('of another domain are pointed out when they are invited', async () => {
    const { user, network } = open(makeCompany(), 'overview/company-users/new', [
      listed(makeMember()),
      respond(companyUserEndpoints.invite, () => makeMember({ status: 'invited' })),
    ]);
    const drawer = within(await screen.findByRole('dialog', { name: 'Invite a user' }));
    const fill = async (name: string, text: string) => {
      await user.click(await drawer.findByRole('textbox', { name }));
      await user.paste(text);
    };
    await fill('Work e-mail', 'ines@elsewhere.test');
    expect(await drawer.findByText(/elsewhere.test is not the domain/)).toBeVisible();
    await fill('First name', 'Ines');
    await fill('Last name', 'Prata');
    await user.click(drawer.getByRole('button', { name: 'Send invitation' }));
    await waitFor(() =>
      expect(network.callsOf(companyUserEndpoints.invite)[0]?.body).toMatchObject({
        email: 'ines@elsewhere.test',
        role: 'client_manager',
        title: null,
        canDecide: true,
        canSeeBillRates: true,
        canSeeAllJobs: false,
      }),
    );
  });
});

const sentMail = (changes: Partial<RecordMail>): CompanyTalk => ({
  kind: 'mail',
  at: '2026-11-20T10:00:00.000Z',
  mail: {
    ...fixtureFor(messageEndpoints.read.response),
    status: 'sent',
    to: ['nora@lumera.test'],
    createdBy: null,
    text: 'Three people.',
    sentAt: '2026-11-20T10:00:00.000Z',
    scheduledFor: null,
    problem: null,
    isPrivate: false,
    isMasked: false,
    mayReply: false,
    allowedActions: [],
    ...changes,
  },
});

test('mails are listed with their answers, senders and the recipients who were left out', async () => {
  const company = makeCompany();
  const list = fixtureFor(companyEndpoints.communications.response);
  const { user, container } = open(company, 'overview/communications', [
    respond(companyEndpoints.communications, () => ({
      ...list,
      closedAddresses: [
        { address: 'gone@lumera.test', reason: 'bounced' as const },
        { address: 'olaf@lumera.test', reason: 'unsubscribed' as const },
      ],
      data: [
        {
          kind: 'received' as const,
          at: '2026-11-21T10:00:00.000Z',
          received: {
            id: 'a'.repeat(24),
            receivedAt: '2026-11-21T10:00:00.000Z',
            subject: 'Re: Your shortlist',
            text: 'The first one, please.',
            from: { name: 'Nora', address: 'nora@lumera.test' },
            leftFiles: ['brief.pdf'],
            isFromOther: true,
            isPrivate: false,
            isMasked: false,
            replyToUserId: null,
          },
        },
        sentMail({ id: 'b'.repeat(24), subject: 'Your shortlist' }),
      ],
    })),
  ]);
  expect(await screen.findByText('Received')).toBeVisible();
  expect(screen.getByText(/came back, and no more are sent: gone@lumera.test$/)).toBeVisible();
  expect(screen.getByText(/asked for no more e-mails: olaf@lumera.test$/)).toBeVisible();
  const timeline = screen.getByRole('region', { name: 'E-mails and calls with the client' });
  expect(timeline).toHaveTextContent('From Nora, nora@lumera.test');
  expect(timeline).toHaveTextContent('Files, to be read in the mailbox: brief.pdf');
  expect(timeline).toHaveTextContent('another address than the one that was written to');
  await user.click(screen.getByRole('button', { name: 'Read: Re: Your shortlist' }));
  expect(await screen.findByText('The first one, please.')).toBeVisible();
  expect(await axeFindings(container)).toEqual([]);
});

test('staff write to users of the client, and log a call with one of them', async () => {
  const company = makeCompany();
  const { create, send, preview } = messageEndpoints;
  const people = [
    { id: idOf(21), name: 'Nora Lind', address: 'nora@lumera.test', problem: null },
    { id: idOf(22), name: 'Olaf Berg', address: 'olaf@lumera.test', problem: 'bounced' as const },
  ];
  const { user, network, container } = open(company, 'overview/communications', [
    respond(companyEndpoints.communications, () => ({
      ...fixtureFor(companyEndpoints.communications.response),
      data: [],
      closedAddresses: [],
      mayWrite: true,
      mayLogCall: true,
    })),
    respond(communicationEndpoints.contactsOfCompany, () => ({ data: people })),
    respond(emailTemplateEndpoints.list, () => ({ data: [] })),
    respond(messageEndpoints.senders, () => ({
      data: [{ kind: 'agency' as const, name: 'Muster', address: 'no-reply@muster.test' }],
      replyTo: 'noor@muster.test',
      repliesCome: false,
    })),
    respond(preview, ({ body }) => ({
      ...fixtureFor(preview.response),
      missing: [],
      waitsFor: null,
      recipientZone: 'Europe/Lisbon',
      recipients: people.filter(({ id }) => body.recipientIds?.includes(id)),
    })),
    respond(create, () => ({ ...fixtureFor(create.response), id: idOf(90), version: 1 })),
    respond(send, () => ({ ...fixtureFor(send.response), id: idOf(90), version: 2 })),
    respond(communicationEndpoints.logCompanyCall, () =>
      fixtureFor(communicationEndpoints.logCompanyCall.response),
    ),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Write e-mail' }));
  const mail = within(await screen.findByRole('dialog', { name: `E-mail to ${company.name}` }));
  await user.click(await mail.findByRole('combobox', { name: /^To/ }));
  await user.click(await screen.findByRole('option', { name: /Olaf Berg/ }));
  expect(await mail.findByText(/E-mail to Olaf Berg came back/)).toBeVisible();
  expect(mail.queryByRole('button', { name: 'Send' })).toBeNull();
  await user.keyboard('{Backspace}');
  await user.click(screen.getByRole('option', { name: /Nora Lind/ }));
  await user.type(mail.getByRole('textbox', { name: /Subject/ }), 'Three people');
  await user.type(mail.getByRole('textbox', { name: /Text/ }), 'Shall we talk?');
  // A record's files belong to its candidate, so a client only gets uploaded ones.
  expect(mail.queryByRole('combobox', { name: /Attach files/ })).toBeNull();
  expect(mail.getByText(/Attach files, or drop them here/)).toBeVisible();
  expect(mail.getByText('Muster <no-reply@muster.test>')).toBeVisible();
  expect(mail.getByText('noor@muster.test')).toBeVisible();
  expect(await axeFindings(screen.getByRole('dialog'))).toEqual([]);
  await user.click(await mail.findByRole('button', { name: 'Send' }));
  await waitFor(() => expect(network.callsOf(send)).toHaveLength(1));
  expect(network.callsOf(create)[0]?.body).toMatchObject({
    subjectType: 'company',
    subjectId: company.id,
    recipientIds: [idOf(21)],
    subject: 'Three people',
    text: 'Shall we talk?',
  });

  await user.click(await screen.findByRole('button', { name: 'Log a call' }));
  const form = within(await screen.findByRole('dialog', { name: 'Log a call' }));
  await user.click(await form.findByRole('combobox', { name: /With whom/ }));
  await user.click(await screen.findByRole('option', { name: 'Nora Lind' }));
  await user.type(form.getByRole('textbox', { name: /Note/ }), 'Wants two more.');
  await user.click(form.getByRole('checkbox', { name: /Private note/ }));
  await user.click(form.getByRole('button', { name: 'Log call' }));
  const { logCompanyCall } = communicationEndpoints;
  await waitFor(() => expect(network.callsOf(logCompanyCall)).toHaveLength(1));
  expect(network.callsOf(logCompanyCall)[0]?.body).toMatchObject({
    contactId: idOf(21),
    note: 'Wants two more.',
    isPrivate: true,
    outcome: 'spoke',
  });
  expect(await axeFindings(container)).toEqual([]);
});
