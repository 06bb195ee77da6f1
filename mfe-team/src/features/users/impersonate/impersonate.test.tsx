import {
  impersonationEndpoints,
  teamRoutes,
  userEndpoints,
  type ImpersonationOffer,
  type Role,
  type SessionState,
} from '@muster/contracts';
import { defineRemoteRoutes } from '@muster/kit';
import {
  axeFindings,
  fail,
  renderRemote,
  respond,
  screen,
  waitFor,
  within,
  type Handler,
} from '@muster/kit/testing';
import { api } from '../../../api.ts';
import { UsersPage } from '../list/users-page.tsx';
import { ana, usersPage } from '../users.fixtures.ts';
import { ImpersonateModal } from './impersonate-modal.tsx';

const { offer, start } = impersonationEndpoints;
const routes = defineRemoteRoutes([
  {
    route: teamRoutes.users,
    element: <UsersPage />,
    overlays: [{ route: teamRoutes.userImpersonate, element: <ImpersonateModal /> }],
  },
]);

const offered: ImpersonationOffer = {
  targetId: ana.id,
  targetName: 'Ana Kovač',
  refusedBy: null,
  assignments: [{ id: '64b0000000000000000000b1', role: 'recruiter', companyName: null }],
  modes: ['view_only', 'act'],
  minutes: 30,
  startsLeft: 9,
  needsProof: true,
};
const signedOut: SessionState = { state: 'signed-out', csrfToken: null };

function open(
  changes: Partial<ImpersonationOffer> = {},
  handlers: Handler[] = [],
  session: Role = 'admin',
) {
  return renderRemote(routes, {
    api,
    path: `/users/${ana.id}/impersonate`,
    session,
    handlers: [
      respond(userEndpoints.list, () => usersPage([ana])),
      respond(offer, () => ({ ...offered, ...changes })),
      respond(start, () => signedOut),
      ...handlers,
    ],
  });
}
const modalOf = async () => within(await screen.findByRole('dialog', { name: 'Act as Ana Kovač' }));

test('read-only impersonation starts with a reason, and the page hears of the new session', async () => {
  const { user, network, platform } = open();
  const modal = await modalOf();
  for (const words of [
    '9 starts are left today',
    /lasts 30 minutes at most/,
    /every change is refused/,
    /gets an e-mail: who, when, why/,
    'Your password is asked for first.',
  ])
    expect(modal.getByText(words)).toBeVisible();
  expect(await axeFindings(screen.getByRole('dialog'))).toEqual([]);

  await user.type(modal.getByRole('textbox', { name: /Reason/ }), 'short');
  await user.click(modal.getByRole('button', { name: 'View as Ana Kovač' }));
  expect(await modal.findByRole('link', { name: /Reason: Enter at least 10/ })).toBeVisible();
  expect(network.callsOf(start)).toHaveLength(0);

  await user.type(modal.getByRole('textbox', { name: /Reason/ }), ' of a filter that hides people');
  await user.click(modal.getByRole('button', { name: 'View as Ana Kovač' }));
  await waitFor(() =>
    expect(platform.events).toContainEqual({
      event: 'session.changed',
      payload: { reason: 'role-switched' },
    }),
  );
  expect(network.callsOf(start)[0]?.body).toEqual({
    assignmentId: offered.assignments[0]?.id,
    reason: 'short of a filter that hides people',
    ticketRef: null,
    mode: 'view_only',
    confirmAct: false,
    withoutNotice: false,
  });
});

test('act mode requires a second confirmation that states what it means', async () => {
  const { user, network } = open();
  const modal = await modalOf();
  await user.click(modal.getByRole('radio', { name: 'Act' }));
  expect(modal.getByText(/You can edit profile facts of Ana Kovač/)).toBeVisible();
  await user.type(
    modal.getByRole('textbox', { name: /Reason/ }),
    'Corrects the phone she read out',
  );
  await user.click(modal.getByRole('button', { name: 'Act as Ana Kovač' }));
  expect(await modal.findByRole('link', { name: /I want to make changes/ })).toBeVisible();
  expect(network.callsOf(start)).toHaveLength(0);
  await user.click(modal.getByRole('checkbox', { name: /I want to make changes/ }));
  await user.click(modal.getByRole('button', { name: 'Act as Ana Kovač' }));
  await waitFor(() => expect(network.callsOf(start)).toHaveLength(1));
  expect(network.callsOf(start)[0]?.body).toMatchObject({ mode: 'act', confirmAct: true });
});

test('one of several roles is chosen', async () => {
  const second = {
    id: '64b0000000000000000000b2',
    role: 'client_admin' as const,
    companyName: 'Orchard Learning',
  };
  const { user, network } = open({ assignments: [...offered.assignments, second] });
  const modal = await modalOf();
  await user.type(modal.getByRole('textbox', { name: /Reason/ }), 'She does not see her jobs');
  await user.click(modal.getByRole('button', { name: 'View as Ana Kovač' }));
  expect(await modal.findByRole('link', { name: /In which role: Fill this in/ })).toBeVisible();
  await user.click(modal.getByRole('radio', { name: 'Client administrator at Orchard Learning' }));
  await user.click(modal.getByRole('button', { name: 'View as Ana Kovač' }));
  await waitFor(() => expect(network.callsOf(start)).toHaveLength(1));
  expect(network.callsOf(start)[0]?.body).toMatchObject({ assignmentId: second.id });
});

test('only owners may hide the impersonation from the person', async () => {
  const { unmount } = open();
  const modal = await modalOf();
  expect(modal.queryByRole('checkbox', { name: /Security investigation/ })).toBeNull();
  unmount();
  const { user } = open({}, [], 'owner');
  const own = await modalOf();
  await user.click(own.getByRole('checkbox', { name: /Security investigation/ }));
  expect(own.getByText(/gets no e-mail/)).toBeVisible();
});

test('a user who may only look is not asked for the mode', async () => {
  open({ modes: ['view_only'] });
  const modal = await modalOf();
  expect(modal.queryByRole('radio', { name: 'Act' })).not.toBeInTheDocument();
});

test.each([
  ['SELF', /your own account/],
  ['OWNER', /Nobody may act as an owner/],
  ['ADMIN', /only owners may act as one/],
  ['NOT_CLIENT', /users of your clients/],
  ['NOT_ACTIVE', /not in use/],
  ['NOT_CONSENTING', /does not allow it/],
  ['ALREADY_IMPERSONATING', /already acting as someone/],
  ['DAILY_LIMIT', /started 10 times today/],
] as const)('%s is explained instead of showing the form', async (refusedBy, words) => {
  open({ refusedBy });
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByRole('textbox', { name: /Reason/ })).not.toBeInTheDocument();
});

test('a change since the offer is reported by the server’s refusal', async () => {
  const { user } = open({}, [
    respond(start, () =>
      fail('IMPERSONATION_NOT_ALLOWED', { context: { refusedBy: 'NOT_CONSENTING' } }),
    ),
  ]);
  const modal = await modalOf();
  await user.type(modal.getByRole('textbox', { name: /Reason/ }), 'She does not see her jobs');
  await user.click(modal.getByRole('button', { name: 'View as Ana Kovač' }));
  expect(await screen.findByText(/does not allow it/)).toBeVisible();
});
