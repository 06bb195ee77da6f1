import {
  emailTemplateEndpoints,
  reasonEndpoints,
  teamRoutes,
  type CatalogueReason,
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
import { api } from '../../../api.ts';
import { SettingsPage } from '../settings-page.tsx';

const idOf = (n: number) => `64b0000000000000000000a${n}`;
const rate: CatalogueReason = {
  id: idOf(1),
  context: 'application_reject',
  side: 'agency',
  label: 'Rate too high',
  requiresNote: false,
  coolDownDays: null,
  defaultTemplateId: null,
  isActive: true,
  updatedAt: '2026-11-01T09:00:00.000Z',
  updatedBy: null,
  version: 2,
};
const client: CatalogueReason = { ...rate, id: idOf(2), side: 'client', label: 'Role changed' };
const vetting: CatalogueReason = {
  ...rate,
  id: idOf(3),
  label: 'Failed vetting',
  requiresNote: true,
  coolDownDays: 90,
  isActive: false,
};
const job: CatalogueReason = { ...rate, id: idOf(4), context: 'job_close', label: 'Budget' };

const routes = defineRemoteRoutes([{ route: teamRoutes.settings, element: <SettingsPage /> }]);
const open = (query = '', handlers: Handler[] = [], session: 'admin' | 'recruiter' = 'admin') =>
  renderRemote(routes, {
    api,
    path: `/settings?panel=reasons${query}`,
    session,
    handlers: [
      respond(reasonEndpoints.catalogue, () => ({ data: [rate, client, vetting, job] })),
      ...handlers,
    ],
  });

it('shows the reasons of a context by side, whether in use or not', async () => {
  const { container } = open();
  const ours = within(await screen.findByRole('region', { name: /Our side/ }));
  expect(ours.getByText('1 of 2 in use')).toBeVisible();
  const [, second] = ours.getAllByRole('listitem');
  expect(second).toHaveTextContent(
    /Failed vetting.*Switched off.*Asks for a note · Cool-down of 90 days/,
  );
  expect(screen.queryByText('Budget')).not.toBeInTheDocument();
  expect(await axeFindings(container)).toEqual([]);
});

it('reorders reasons within their side with the keyboard', async () => {
  const { user, network } = open('', [respond(reasonEndpoints.order, () => ({ data: [] }))]);
  (await screen.findByRole('button', { name: 'Move Failed vetting up' })).focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Failed vetting is now at position 1 of 2')).toBeInTheDocument();
  expect(network.callsOf(reasonEndpoints.order)[0]?.body).toEqual({
    context: 'application_reject',
    ids: [vetting.id, client.id, rate.id],
  });
});

it('switches a reason off, and on again on request', async () => {
  const { user, network, platform } = open('', [
    respond(reasonEndpoints.update, () => ({ ...rate, isActive: false, version: 3 })),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Switch off Rate too high' }));
  await waitFor(() => expect(platform.notices[0]?.text).toMatch(/no longer offered/));
  await act(async () => platform.notices[0]?.undo?.());
  expect(network.callsOf(reasonEndpoints.update).map(({ body }) => body)).toEqual([
    { version: 2, changes: { isActive: false } },
    { version: 3, changes: { isActive: true } },
  ]);
});

it('reports duplicate wording at the field, and says what new wording changes', async () => {
  const { user } = open(`&reason=${rate.id}`, [
    respond(reasonEndpoints.update, () =>
      fail('VALIDATION_FAILED', {
        fields: [{ path: 'changes.label', code: 'NOT_UNIQUE', message: 'Already in use.' }],
      }),
    ),
  ]);
  const form = within(await screen.findByRole('dialog', { name: 'Edit reason' }));
  const label = form.getByRole('textbox', { name: 'Reason' });
  await user.clear(label);
  await user.type(label, 'Failed vetting');
  expect(form.getByText(/Records with this reason/)).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(label).toBeInvalid());
});

it('adds a reason to the context in view', async () => {
  const { user, network } = open('&context=job_close&reason=new', [
    respond(reasonEndpoints.create, () => job),
  ]);
  const form = within(await screen.findByRole('dialog', { name: 'New reason' }));
  await user.type(form.getByRole('textbox', { name: 'Reason' }), 'Merged with another job');
  await user.click(form.getByRole('button', { name: 'Add reason' }));
  await waitFor(() =>
    expect(network.callsOf(reasonEndpoints.create)[0]?.body).toEqual({
      context: 'job_close',
      side: 'none',
      label: 'Merged with another job',
      requiresNote: false,
      coolDownDays: null,
      defaultTemplateId: null,
    }),
  );
});

it('links a reason that is told to candidates to a template of the team', async () => {
  const row = fixtureFor(emailTemplateEndpoints.list.response.shape.data.element);
  const team = { ...row, audience: 'candidate', scope: 'team', isActive: true } as const;
  const { user, network } = open(`&reason=${rate.id}`, [
    respond(reasonEndpoints.update, () => rate),
    respond(emailTemplateEndpoints.list, () => ({
      data: [
        { ...team, id: idOf(7), name: 'Rate declined' },
        { ...team, id: idOf(8), name: 'My own words', scope: 'personal' as const },
      ],
    })),
  ]);
  const form = within(await screen.findByRole('dialog', { name: 'Edit reason' }));
  await user.click(await form.findByRole('combobox', { name: 'E-mail template' }));
  expect(screen.queryByRole('option', { name: 'My own words' })).toBeNull();
  await user.click(await screen.findByRole('option', { name: 'Rate declined' }));
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(network.callsOf(reasonEndpoints.update)[0]?.body).toEqual({
      version: 2,
      changes: { defaultTemplateId: idOf(7) },
    }),
  );
});

it('is closed to users who may not manage the catalogue', async () => {
  open('', [], 'recruiter');
  expect(await screen.findByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
});
