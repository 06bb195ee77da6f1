import {
  approvalEndpoints,
  companyEndpoints,
  companyRowSchema,
  teamRoutes,
  userEndpoints,
  type Role,
} from '@muster/contracts';
import { defineRemoteRoutes } from '@muster/kit';
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
  type Handler,
} from '@muster/kit/testing';
import { api } from '../../api.ts';
import { DisableUserModal } from './disable/disable-user-modal.tsx';
import { EditUserDrawer } from './edit/edit-user-drawer.tsx';
import { InviteUserDrawer } from './invite/invite-user-drawer.tsx';
import { UsersPage } from './list/users-page.tsx';
import { ana, li, usersPage } from './users.fixtures.ts';

const routes = defineRemoteRoutes([
  {
    route: teamRoutes.users,
    element: <UsersPage />,
    overlays: [
      { route: teamRoutes.userCreate, element: <InviteUserDrawer /> },
      { route: teamRoutes.userEdit, element: <EditUserDrawer /> },
      { route: teamRoutes.userDisable, element: <DisableUserModal /> },
    ],
  },
]);
const lukas = {
  id: '64b0000000000000000000e1',
  name: 'Lukas Petrov',
  roles: ['team_lead' as const],
};
const noor = { id: '64b0000000000000000000e2', name: 'Noor Haddad' };
const effects = {
  sessions: 2,
  owned: {
    candidates: 3,
    applications: 0,
    jobs: 2,
    companies: 0,
    placements: 0,
    pools: 0,
    tasks: 1,
  },
  roles: ['recruiter' as const],
  interviews: [
    {
      id: '64b0000000000000000000a7',
      title: 'Technical interview',
      candidate: 'Rui Alves',
      startsAt: '2036-03-10T09:00:00.000Z',
      proposedId: lukas.id,
      substitutes: [
        { id: lukas.id, name: 'Lukas Petrov', isFree: true, interviews: 1 },
        { id: noor.id, name: 'Noor Haddad', isFree: false, interviews: 0 },
      ],
    },
  ],
  moreInterviews: 2,
  timeZone: 'Europe/Zagreb',
  memberId: '64b0000000000000000000f1',
  blockedBy: null,
};

function open(path: string, handlers: Handler[] = [], session: Role = 'admin') {
  return renderRemote(routes, {
    api,
    path,
    session,
    handlers: [
      respond(userEndpoints.list, () => usersPage([ana, li])),
      respond(userEndpoints.read, () => ana),
      respond(userEndpoints.options, () => [lukas, { ...lukas, id: ana.id, name: 'Ana Kovač' }]),
      respond(userEndpoints.disableEffects, () => effects),
      respond(approvalEndpoints.list, () => ({ waiting: [], asked: [] })),
      respond(companyEndpoints.list, () => ({ ...usersPage([]), data: [] })),
      ...handlers,
    ],
  });
}
const rowOf = async (name: RegExp) => within(await screen.findByRole('row', { name }));

test('a row shows who a user is, what they may do, for whom, and when they were last here', async () => {
  const { container } = open('/users');
  const row = await rowOf(/Ana Kovač/);
  for (const text of ['ana@muster.test', 'Active', 'Recruiter', 'Vetter'])
    expect(row.getByText(text)).toBeVisible();
  const invited = await rowOf(/Li Wei/);
  for (const text of ['Invitation expired', 'Orchard Learning', 'Never'])
    expect(invited.getByText(text)).toBeVisible();
  expect(await axeFindings(container)).toEqual([]);
});

test('impersonation is offered by permission: not for oneself, invited or higher-ranked users', async () => {
  const owner = { ...ana, id: '64b000000000000000000033', displayName: 'Ingrid Solberg' };
  const self = { ...ana, id: '64b000000000000000000034', displayName: 'Martin Keller' };
  const { user } = open('/users', [
    respond(userEndpoints.list, () =>
      usersPage([
        ana,
        li,
        { ...owner, roles: ana.roles.map((role) => ({ ...role, role: 'owner' as const })) },
        { ...self, isSelf: true },
      ]),
    ),
  ]);
  for (const [name, isOffered] of [
    ['Ana Kovač', true],
    ['Li Wei', false],
    ['Ingrid Solberg', false],
    ['Martin Keller', false],
  ] as const) {
    await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
    await screen.findByRole('menuitem', { name: 'Edit user' });
    const item = screen.queryByRole('menuitem', { name: 'Act as this person' });
    expect([name, item !== null]).toEqual([name, isOffered]);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  }
});

test('two-step sign-in is shown in the list, and is reset after a confirmation', async () => {
  const { user, network, platform } = open('/users', [
    respond(userEndpoints.list, () => usersPage([{ ...ana, twoStep: true }, li])),
    respond(userEndpoints.resetTwoFactor, () => ({ ...ana, version: 5 })),
  ]);
  expect((await rowOf(/Ana Kovač/)).getByText('On')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Actions for Ana Kovač' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Reset two-step sign-in' }));
  const dialog = await screen.findByRole('dialog', { name: /Reset two-step sign-in of Ana Kovač/ });
  expect(within(dialog).getByText(/The password alone signs Ana Kovač in/)).toBeVisible();
  expect(network.callsOf(userEndpoints.resetTwoFactor)).toHaveLength(0);
  await user.click(within(dialog).getByRole('button', { name: 'Reset two-step sign-in' }));
  await waitFor(() => expect(platform.notices[0]?.text).toContain('Two-step sign-in of Ana Kovač'));
  expect(network.callsOf(userEndpoints.resetTwoFactor)[0]?.body).toEqual({ version: 4 });
});

test('an expired invitation is sent again from its row', async () => {
  const { user, network, platform } = open('/users', [
    respond(userEndpoints.resendInvite, () => ({ ...ana, ...li })),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Actions for Li Wei' }));
  expect(screen.queryByRole('menuitem', { name: 'Disable account' })).not.toBeInTheDocument();
  await user.click(await screen.findByRole('menuitem', { name: 'Resend invitation' }));
  await waitFor(() => expect(platform.notices[0]?.text).toContain('li@orchard.test'));
  expect(network.callsOf(userEndpoints.resendInvite)[0]?.body).toEqual({ version: 2 });
});

test('withdrawing an invitation asks for confirmation', async () => {
  const { user, network } = open('/users', [
    respond(userEndpoints.revokeInvite, () => ({ ...ana, ...li, status: 'disabled' as const })),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Actions for Li Wei' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Withdraw invitation' }));
  const dialog = await screen.findByRole('dialog', {
    name: /Withdraw the invitation of Li Wei/,
  });
  expect(network.callsOf(userEndpoints.revokeInvite)).toHaveLength(0);
  await user.click(within(dialog).getByRole('button', { name: 'Withdraw invitation' }));
  await waitFor(() => expect(network.callsOf(userEndpoints.revokeInvite)).toHaveLength(1));
});

test('an invitation offers the roles that the actor may give, and a client role asks for the client', async () => {
  const { user } = open('/users/new');
  const drawer = within(await screen.findByRole('dialog', { name: 'Invite user' }));
  await user.click(drawer.getByRole('combobox', { name: /Role/ }));
  expect(await screen.findByRole('option', { name: 'Recruiter' })).toBeVisible();
  for (const name of ['Owner', 'Administrator'])
    expect(screen.queryByRole('option', { name })).not.toBeInTheDocument();
  await user.click(screen.getByRole('option', { name: 'Client viewer' }));
  await user.click(drawer.getByRole('button', { name: 'Send invitation' }));
  expect(await drawer.findByRole('link', { name: /Company: Fill this in/ })).toBeVisible();
  expect(await axeFindings(screen.getByRole('dialog'))).toEqual([]);
});

test('an invitation points out a mail domain that is not the client’s', async () => {
  const orchard = { ...fixtureFor(companyEndpoints.read.response), name: 'Orchard Learning' };
  const row = fixtureFor(companyRowSchema);
  const { user } = open('/users/new', [
    respond(companyEndpoints.list, () => ({
      ...usersPage([]),
      data: [{ ...row, id: orchard.id, name: orchard.name }],
    })),
    respond(companyEndpoints.read, () => ({ ...orchard, domain: 'orchard.test' })),
  ]);
  const drawer = within(await screen.findByRole('dialog', { name: 'Invite user' }));
  await user.click(drawer.getByRole('combobox', { name: /Role/ }));
  await user.click(await screen.findByRole('option', { name: 'Client viewer' }));
  await user.click(drawer.getByRole('combobox', { name: /Company/ }));
  await user.click(await screen.findByRole('option', { name: 'Orchard Learning' }));
  const mail = drawer.getByRole('textbox', { name: /E-mail/ });
  await user.type(mail, 'li@orchrad.test');
  expect(
    await drawer.findByText(
      'orchrad.test is not the domain of Orchard Learning (orchard.test). Continue if that is correct.',
    ),
  ).toBeVisible();
  await user.clear(mail);
  await user.type(mail, 'li@eu.orchard.test');
  expect(drawer.queryByText(/is not the domain/)).not.toBeInTheDocument();
});

test('an invitation of a colleague points out a mail domain that is not the agency’s', async () => {
  const meta = document.createElement('meta');
  Object.assign(meta, { name: 'agency-mail', content: 'hello@northbeam.test' });
  document.head.append(meta);
  const { user } = open('/users/new');
  const drawer = within(await screen.findByRole('dialog', { name: 'Invite user' }));
  const mail = drawer.getByRole('textbox', { name: /E-mail/ });
  await user.type(mail, 'ana@elsewhere.test');
  expect(
    await drawer.findByText(/elsewhere.test is not the domain of .*northbeam.test/),
  ).toBeVisible();
  await user.clear(mail);
  await user.type(mail, 'ana@northbeam.test');
  expect(drawer.queryByText(/is not the domain/)).not.toBeInTheDocument();
  meta.remove();
});

test('says so when an account already has these roles', async () => {
  const { user } = open('/users/new', [respond(userEndpoints.invite, () => fail('DUPLICATE'))]);
  const drawer = within(await screen.findByRole('dialog', { name: 'Invite user' }));
  await user.type(drawer.getByRole('textbox', { name: /E-mail/ }), 'ana@muster.test');
  await user.type(drawer.getByRole('textbox', { name: /First name/ }), 'Ana');
  await user.type(drawer.getByRole('textbox', { name: /Last name/ }), 'Kovač');
  await user.click(drawer.getByRole('button', { name: 'Send invitation' }));
  expect(await drawer.findByText(/has an account with these roles already/)).toBeVisible();
});

test('disabling an account states the consequences, asks for a successor and a reason, and hands over', async () => {
  const { user, network, platform } = open(`/users/${ana.id}/disable`, [
    respond(userEndpoints.disable, () => ({ ...ana, status: 'disabled' as const, version: 5 })),
  ]);
  const dialog = await screen.findByRole('dialog', { name: 'Disable Ana Kovač' });
  const modal = within(dialog);
  expect(modal.getByText(/2 sessions end at once/)).toBeVisible();
  expect(modal.getByText(/To the new owner: 3 candidates, 2 jobs, and 1 open task/)).toBeVisible();
  const ahead = within(modal.getByRole('region', { name: '3 interviews need someone else' }));
  for (const text of [/^Technical interview, /, /2 more that you cannot see/])
    expect(ahead.getByText(text)).toBeVisible();
  const who = ahead.getByRole('combobox', { name: /Who interviews Rui Alves/ });
  expect(who).toHaveValue('Lukas Petrov, free, 1 other interview in the next 7 days');
  expect(modal.getByRole('link', { name: 'Handover pack' })).toHaveAttribute(
    'href',
    `/team/${effects.memberId}/profile?edit=handover`,
  );
  expect(await axeFindings(dialog)).toEqual([]);

  await user.type(modal.getByRole('textbox', { name: /Reason/ }), 'Left the agency');
  await user.click(modal.getByRole('button', { name: 'Disable account' }));
  expect(await modal.findByRole('link', { name: /New owner: Fill this in/ })).toBeVisible();
  expect(network.callsOf(userEndpoints.disable)).toHaveLength(0);

  await user.click(modal.getByRole('combobox', { name: /New owner/ }));
  await user.click(await screen.findByRole('option', { name: 'Lukas Petrov' }));
  expect(screen.queryByRole('option', { name: 'Ana Kovač' })).not.toBeInTheDocument();
  expect(modal.getByText(/To Lukas Petrov: 3 candidates/)).toBeVisible();
  await user.click(who);
  await user.click(await screen.findByRole('option', { name: /Noor Haddad, not free then/ }));
  await user.click(modal.getByRole('button', { name: 'Disable account' }));
  await waitFor(() => expect(platform.notices).toHaveLength(1));
  expect(network.callsOf(userEndpoints.disable)[0]?.body).toEqual({
    version: 4,
    reason: 'Left the agency',
    reassignToUserId: lukas.id,
    on: null,
    substitutes: [{ interviewId: effects.interviews[0]?.id, toUserId: noor.id }],
  });
});

test('many interviews are shown in pages, and each goes to its proposed substitute', async () => {
  const [technical] = effects.interviews;
  const many = Array.from({ length: 45 }, (_one, index) => ({
    ...fixtureFor(userEndpoints.disableEffects.response.shape.interviews.element),
    ...technical,
    id: `64b0000000000000000001${String(index).padStart(2, '0')}`,
    candidate: `Person ${index}`,
  }));
  const { user, network, platform } = open(`/users/${ana.id}/disable`, [
    respond(userEndpoints.disableEffects, () => ({
      ...effects,
      owned: { ...effects.owned, candidates: 0, jobs: 0, tasks: 0 },
      interviews: many,
      moreInterviews: 0,
    })),
    respond(userEndpoints.disable, () => ({ ...ana, status: 'disabled' as const, version: 5 })),
  ]);
  const modal = within(await screen.findByRole('dialog', { name: 'Disable Ana Kovač' }));
  const held = () => modal.getAllByRole('combobox', { name: /^Who interviews/ });
  expect(held()).toHaveLength(20);
  await user.click(modal.getByRole('button', { name: 'Show 20 more interviews' }));
  expect(held()).toHaveLength(40);
  await user.type(modal.getByRole('textbox', { name: /Reason/ }), 'Left the agency');
  await user.click(modal.getByRole('button', { name: 'Disable account' }));
  await waitFor(() => expect(platform.notices).toHaveLength(1));
  const body = network.callsOf(userEndpoints.disable)[0]?.body as { substitutes: unknown[] };
  expect(body.substitutes).toHaveLength(45);
  expect(body.substitutes.at(-1)).toEqual({ interviewId: many[44]?.id, toUserId: lukas.id });
});

test('an account’s future end date shows what happens until then, and can be undone', async () => {
  const closing = { on: '2036-03-10', isStuck: false };
  const [technical] = effects.interviews;
  const { user, network, platform } = open(`/users/${ana.id}/disable`, [
    respond(userEndpoints.disableEffects, () => ({
      ...effects,
      owned: { ...effects.owned, candidates: 0, jobs: 0, tasks: 0 },
      interviews: [
        {
          ...fixtureFor(userEndpoints.disableEffects.response.shape.interviews.element),
          ...technical,
          id: '64b0000000000000000000a8',
          candidate: 'Mia Berg',
          startsAt: '2036-03-09T22:59:00.000Z',
        },
        ...effects.interviews,
      ],
      moreInterviews: 0,
    })),
    respond(userEndpoints.disable, () => ({ ...ana, closing, version: 5 })),
    respond(userEndpoints.keepOpen, () => ({ ...ana, version: 6 })),
  ]);
  const modal = within(await screen.findByRole('dialog', { name: 'Disable Ana Kovač' }));
  const day = modal.getByRole('textbox', { name: /Closed from/ });
  await user.clear(day);
  await user.type(day, '2036-03-10');
  await user.tab();
  expect(await modal.findByText(/^Until .* Ana Kovač works as before/)).toBeVisible();
  expect(modal.getByText(/at 00:00 \(Europe\/Zagreb\) sessions end/)).toBeVisible();
  // One minute before the day begins in Zagreb, so the interview stays with the person.
  expect(modal.queryByRole('combobox', { name: /Mia Berg/ })).not.toBeInTheDocument();
  expect(modal.getByRole('combobox', { name: /Who interviews Rui Alves/ })).toBeVisible();
  await user.type(modal.getByRole('textbox', { name: /Reason/ }), 'Leaves in spring');
  await user.click(modal.getByRole('button', { name: /^Disable on / }));
  await waitFor(() => expect(platform.notices).toHaveLength(1));
  expect(network.callsOf(userEndpoints.disable)[0]?.body).toMatchObject({
    on: '2036-03-10',
    substitutes: [
      { interviewId: '64b0000000000000000000a8', toUserId: null },
      { interviewId: technical?.id, toUserId: lukas.id },
    ],
  });
  await act(async () => platform.notices[0]?.undo?.());
  await waitFor(() => expect(network.callsOf(userEndpoints.keepOpen)).toHaveLength(1));
  expect(network.callsOf(userEndpoints.keepOpen)[0]?.body).toEqual({ version: 5 });
});

test('a row shows that an account will end, and can cancel that', async () => {
  const { user, network } = open('/users', [
    respond(userEndpoints.list, () =>
      usersPage([{ ...ana, closing: { on: '2036-03-10', isStuck: false } }, li]),
    ),
    respond(userEndpoints.keepOpen, () => ({ ...ana, version: 5 })),
  ]);
  const row = await rowOf(/Ana Kovač/);
  expect(row.getByText(/^Ends 10 Mar/)).toBeVisible();
  await user.click(row.getByRole('button', { name: 'Actions for Ana Kovač' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Keep account open' }));
  await waitFor(() => expect(network.callsOf(userEndpoints.keepOpen)).toHaveLength(1));
});

test.each([
  ['CANNOT_DISABLE_SELF', /your own account/],
  ['LAST_OWNER', /the last owner/],
  ['LAST_CLIENT_ADMIN', /the last administrator of a client/],
  ['SUPERVISES_CONTRACTORS', /supervises contractors of a client/],
] as const)('%s is explained instead of showing the form', async (blockedBy, words) => {
  open(`/users/${ana.id}/disable`, [
    respond(userEndpoints.disableEffects, () => ({ ...effects, blockedBy })),
  ]);
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Disable account' })).not.toBeInTheDocument();
});

test('two users edit one account: both keep their choices', async () => {
  const theirs = { ...ana, firstName: 'Anne', phone: '+385 1 234', version: 6 };
  const { user, network } = open(`/users/${ana.id}/edit`, [
    respond(userEndpoints.update, ({ body }) =>
      body.version === 6
        ? { ...theirs, ...body.changes, version: 7 }
        : fail('VERSION_CONFLICT', {
            context: {
              current: theirs,
              version: 6,
              changedFields: ['firstName', 'phone'],
              by: 'Ingrid Solberg',
              at: '2026-03-02T09:00:00.000Z',
            },
          }),
    ),
  ]);
  await screen.findByRole('button', { name: 'Save profile' });
  const drawer = screen.getByRole('dialog', { name: 'Edit user' });
  expect(await axeFindings(drawer)).toEqual([]);
  const first = within(drawer).getByRole('textbox', { name: /First name/ });
  await user.clear(first);
  await user.type(first, 'Anica');
  await user.click(within(drawer).getByRole('button', { name: 'Save profile' }));
  const dialog = within(await screen.findByRole('dialog', { name: /Ingrid Solberg has changed/ }));
  await user.click(dialog.getByRole('radio', { name: /Anica/ }));
  await user.click(dialog.getByRole('button', { name: 'Save the merged version' }));
  await waitFor(() => expect(network.callsOf(userEndpoints.update)).toHaveLength(2));
  expect(network.callsOf(userEndpoints.update)[1]?.body).toEqual({
    version: 6,
    changes: { firstName: 'Anica' },
  });
});

test('removing a role that owns records asks who takes them over', async () => {
  const { user, network } = open(`/users/${ana.id}/edit`, [
    respond(userEndpoints.setRoles, ({ body }) =>
      body.reassignToUserId
        ? { ...ana, version: 5 }
        : fail('OWNED_RECORDS_EXIST', { context: { candidates: 3, tasks: 2 } }),
    ),
  ]);
  await user.click(await screen.findByRole('tab', { name: 'Roles' }));
  await user.click(screen.getByRole('button', { name: 'Remove Recruiter' }));
  await user.click(screen.getByRole('button', { name: 'Save roles' }));
  expect(await screen.findByText(/owns 3 candidates and 2 open tasks/)).toBeVisible();
  await user.click(screen.getByRole('combobox', { name: /New owner/ }));
  await user.click(await screen.findByRole('option', { name: 'Lukas Petrov' }));
  await user.click(screen.getByRole('button', { name: 'Save roles' }));
  await waitFor(() => expect(network.callsOf(userEndpoints.setRoles)).toHaveLength(2));
  expect(network.callsOf(userEndpoints.setRoles)[1]?.body).toEqual({
    version: 4,
    roles: [{ role: 'vetter', companyId: null, candidateId: null }],
    reassignToUserId: lukas.id,
  });
});

test('a role that is kept after all needs nobody to take anything over', async () => {
  const { user, network } = open(`/users/${ana.id}/edit`, [
    respond(userEndpoints.setRoles, ({ body }) =>
      body.roles.some(({ role }) => role === 'recruiter')
        ? { ...ana, version: 5 }
        : fail('OWNED_RECORDS_EXIST', { context: { candidates: 3, tasks: 2 } }),
    ),
  ]);
  await user.click(await screen.findByRole('tab', { name: 'Roles' }));
  await user.click(screen.getByRole('button', { name: 'Remove Recruiter' }));
  await user.click(screen.getByRole('button', { name: 'Save roles' }));
  expect(await screen.findByRole('combobox', { name: /New owner/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add another role' }));
  expect(screen.queryByRole('combobox', { name: /New owner/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Save roles' }));
  await waitFor(() => expect(network.callsOf(userEndpoints.setRoles)).toHaveLength(2));
  expect(network.callsOf(userEndpoints.setRoles)[1]?.body).toMatchObject({
    reassignToUserId: null,
  });
});

test('an account manager sees accounts, but neither edits nor disables them', async () => {
  open(
    '/users',
    [respond(userEndpoints.list, () => usersPage([{ ...ana, allowedActions: [] }]))],
    'account_manager',
  );
  expect(await screen.findByText('Ana Kovač')).toBeVisible();
  expect(screen.queryByRole('link', { name: /Ana Kovač/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Actions for/ })).not.toBeInTheDocument();
});
