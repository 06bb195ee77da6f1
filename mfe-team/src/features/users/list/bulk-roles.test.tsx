import { teamRoutes, userEndpoints, type Role } from '@muster/contracts';
import { defineRemoteRoutes } from '@muster/kit';
import {
  axeFindings,
  renderRemote,
  respond,
  screen,
  waitFor,
  within,
  type Handler,
} from '@muster/kit/testing';
import { api } from '../../../api.ts';
import { UsersPage } from './users-page.tsx';
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

test('several users get a role at once; the users left out, and why, are named before', async () => {
  const item = { id: ana.id, name: 'Ana Kovač' };
  const { user, network, platform } = open(
    [
      respond(userEndpoints.bulkRoles, () => ({
        items: [
          { ...item, outcome: 'ok' as const, code: null },
          { id: li.id, name: 'Li Wei', outcome: 'skipped' as const, code: 'ALREADY_HELD' },
        ],
        ok: 1,
        skipped: 1,
        failed: 0,
      })),
    ],
    'admin',
  );
  for (const name of ['Ana Kovač', 'Li Wei'])
    await user.click(await screen.findByRole('checkbox', { name: new RegExp(name) }));
  await user.click(await screen.findByRole('button', { name: 'Change roles' }));
  const dialog = await screen.findByRole('dialog', { name: 'Change the roles of 2 people' });
  const modal = within(dialog);
  expect(modal.getByRole('button', { name: 'Give role' })).toBeDisabled();
  await user.click(modal.getByRole('combobox', { name: /Role/ }));
  expect(screen.queryByRole('option', { name: 'Owner' })).not.toBeInTheDocument();
  await user.click(await screen.findByRole('option', { name: 'Team lead' }));
  expect(await modal.findByText('1 person gets the role and is told by e-mail')).toBeVisible();
  expect(modal.getByText('Li Wei stays as before: has the role already.')).toBeVisible();
  expect(await axeFindings(dialog)).toEqual([]);
  await user.click(modal.getByRole('button', { name: 'Give role' }));
  await waitFor(() => expect(platform.notices[0]?.text).toBe('The roles of 1 person were changed'));
  const asked = network.callsOf(userEndpoints.bulkRoles).map(({ body }) => body);
  const common = { ids: [ana.id, li.id], change: 'give', role: 'team_lead', companyId: null };
  expect(asked).toEqual([
    { ...common, dryRun: true },
    { ...common, dryRun: false },
  ]);
});
