import { referralProgramEndpoints, teamRoutes, type ReferralProgram } from '@muster/contracts';
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
import { SettingsPage } from '../settings-page.tsx';

const program: ReferralProgram = {
  id: '64b0000000000000000000b1',
  name: 'Bring a friend',
  trigger: 'placed_90_days',
  reward: { sum: '500.00', currency: 'USD' },
  activeFrom: '2026-01-01',
  activeTo: null,
  terms: '<p>For all.</p>',
  rewardsPerYear: 20,
  phase: 'in_force',
  updatedAt: '2026-11-01T09:00:00.000Z',
  updatedBy: null,
  version: 2,
};
const ended: ReferralProgram = {
  ...program,
  id: '64b0000000000000000000b2',
  name: 'Older program',
  phase: 'ended',
  activeFrom: '2025-01-01',
  activeTo: '2025-12-31',
};
const routes = defineRemoteRoutes([{ route: teamRoutes.settings, element: <SettingsPage /> }]);
const open = (query = '', handlers: Handler[] = []) =>
  renderRemote(routes, {
    api,
    path: `/settings?panel=referrals${query}`,
    session: 'finance_hr',
    handlers: [
      respond(referralProgramEndpoints.list, () => ({ data: [program, ended] })),
      ...handlers,
    ],
  });

it('shows what referrers receive, and ends a program today on request', async () => {
  const { container, user, network } = open('', [
    respond(referralProgramEndpoints.update, () => program),
  ]);
  await screen.findByText('Bring a friend');
  const [first, second] = screen
    .getAllByRole('listitem')
    .filter(({ textContent }) => textContent?.includes('at work'));
  expect(first).toHaveTextContent(
    /Bring a friend.*In force.*\$500 after 90 days at work, up to 20 a year/,
  );
  expect(second).toHaveTextContent(/Older program.*Ended/);
  // An ended program cannot be changed.
  expect(screen.queryByRole('button', { name: 'Edit Older program' })).not.toBeInTheDocument();
  expect(await axeFindings(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'End Bring a friend today' }));
  const asked = within(await screen.findByRole('dialog', { name: /End “Bring a friend” today/ }));
  await user.click(asked.getByRole('button', { name: 'End today' }));
  await waitFor(() =>
    expect(network.callsOf(referralProgramEndpoints.update)[0]?.body).toEqual({
      version: 2,
      changes: { activeTo: new Date().toISOString().slice(0, 10) },
    }),
  );
});

it('reports at the field that another program is in force at that time', async () => {
  const { user } = open('&program=new', [
    respond(referralProgramEndpoints.create, () =>
      fail('VALIDATION_FAILED', {
        fields: [{ path: 'activeFrom', code: 'PERIOD_OVERLAP', message: 'Overlaps.' }],
      }),
    ),
  ]);
  const form = within(await screen.findByRole('dialog', { name: 'New program' }));
  await user.type(form.getByRole('textbox', { name: 'Name' }), 'Summer program');
  await user.type(form.getByRole('textbox', { name: 'First day' }), '2027-06-01');
  await user.click(form.getByRole('button', { name: 'Add program' }));
  await waitFor(() => expect(form.getByRole('textbox', { name: 'First day' })).toBeInvalid());
});

it('sends only what was changed', async () => {
  const { user, network } = open(`&program=${program.id}`, [
    respond(referralProgramEndpoints.update, () => program),
  ]);
  const form = within(await screen.findByRole('dialog', { name: 'Edit program' }));
  expect(form.getByRole('textbox', { name: 'First day' })).toBeDisabled();
  const name = form.getByRole('textbox', { name: 'Name' });
  await user.clear(name);
  await user.type(name, 'Bring two');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(network.callsOf(referralProgramEndpoints.update)[0]?.body).toEqual({
      version: 2,
      changes: { name: 'Bring two' },
    }),
  );
});
