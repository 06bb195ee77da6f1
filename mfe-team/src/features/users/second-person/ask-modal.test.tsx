import { teamRoutes, userEndpoints, type Role } from '@muster/contracts';
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
import { ana, li, usersPage } from '../users.fixtures.ts';

const routes = defineRemoteRoutes([{ route: teamRoutes.users, element: <UsersPage /> }]);

const open = (handlers: Handler[], session: Role) =>
  renderRemote(routes, {
    api,
    path: '/users',
    session,
    handlers: [
      respond(userEndpoints.list, () => usersPage([ana, li])),
      respond(userEndpoints.read, () => ana),
      ...handlers,
    ],
  });

test('an owner asks a second person to make a colleague an owner, with a reason', async () => {
  const asked = { approvalId: li.id, expiresAt: '2026-03-05T09:00:00.000Z', already: false };
  const { user, network, platform } = open(
    [respond(userEndpoints.makeOwner, () => asked)],
    'owner',
  );
  await user.click(await screen.findByRole('button', { name: 'Actions for Ana Kovač' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Make an owner' }));
  const dialog = await screen.findByRole('dialog', { name: 'Make Ana Kovač an owner' });
  const modal = within(dialog);
  expect(modal.getByText(/Another owner has to approve it/)).toBeVisible();
  await user.type(modal.getByRole('textbox', { name: /Reason/ }), 'short');
  await user.click(modal.getByRole('button', { name: 'Ask for approval' }));
  expect(await modal.findByRole('link', { name: /Reason/ })).toBeVisible();
  expect(network.callsOf(userEndpoints.makeOwner)).toHaveLength(0);
  expect(await axeFindings(dialog)).toEqual([]);
  await user.type(modal.getByRole('textbox', { name: /Reason/ }), ' of hands at the top');
  await user.click(modal.getByRole('button', { name: 'Ask for approval' }));
  await waitFor(() => expect(platform.notices[0]?.text).toBe('A second person is asked to decide'));
  expect(network.callsOf(userEndpoints.makeOwner)[0]?.body).toEqual({
    version: 4,
    reason: 'short of hands at the top',
  });
});

test('if nobody else can decide, says how to get there', async () => {
  const { user } = open(
    [respond(userEndpoints.makeOwner, () => fail('SECOND_PERSON_REQUIRED'))],
    'owner',
  );
  await user.click(await screen.findByRole('button', { name: 'Actions for Ana Kovač' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Make an owner' }));
  const modal = within(await screen.findByRole('dialog', { name: 'Make Ana Kovač an owner' }));
  await user.type(modal.getByRole('textbox', { name: /Reason/ }), 'short of hands at the top');
  await user.click(modal.getByRole('button', { name: 'Ask for approval' }));
  expect(await modal.findByText(/make a colleague an administrator first/)).toBeVisible();
});

test('anonymising a disabled account is offered only to users who may do it', async () => {
  const gone = { ...ana, status: 'disabled' as const };
  const asked = { approvalId: li.id, expiresAt: '2026-03-05T09:00:00.000Z', already: false };
  const { user, network } = open(
    [
      respond(userEndpoints.list, () =>
        usersPage([{ ...gone, allowedActions: ['enable', 'anonymise'] }, li]),
      ),
      respond(userEndpoints.anonymise, () => asked),
    ],
    'owner',
  );
  await user.click(await screen.findByRole('button', { name: 'Actions for Ana Kovač' }));
  expect(screen.queryByRole('menuitem', { name: 'Make an owner' })).not.toBeInTheDocument();
  await user.click(await screen.findByRole('menuitem', { name: 'Anonymise account' }));
  const dialog = await screen.findByRole('dialog', { name: /Anonymise the account of Ana Kovač/ });
  const modal = within(dialog);
  await user.type(modal.getByRole('textbox', { name: /Reason/ }), 'Asked for it in a letter');
  await user.click(modal.getByRole('button', { name: 'Ask for approval' }));
  await waitFor(() => expect(network.callsOf(userEndpoints.anonymise)).toHaveLength(1));
});
