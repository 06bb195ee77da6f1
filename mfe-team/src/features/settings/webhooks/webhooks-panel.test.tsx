import {
  teamRoutes,
  webhookEndpoints,
  type Webhook,
  type WebhookDelivery,
} from '@muster/contracts';
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
import { SettingsPage } from '../settings-page.tsx';

const webhook: Webhook = {
  id: '64b0000000000000000000b1',
  name: 'Warehouse',
  url: 'https://hooks.example.com/in',
  events: ['job.opened'],
  isActive: true,
  state: 'on',
  failures: 2,
  lastDeliveredAt: null,
  waiting: 3,
  updatedAt: '2026-11-01T09:00:00.000Z',
  updatedBy: null,
  version: 4,
};
const delivery: WebhookDelivery = {
  id: '64b0000000000000000000b9',
  messageId: 'msg_64b0000000000000000000b9',
  type: 'job.opened',
  state: 'waiting',
  createdAt: '2026-11-01T09:00:00.000Z',
  nextTryAt: '2026-11-01T09:05:00.000Z',
  body: '{"type":"job.opened"}',
  answer: 'Busy',
  tries: [{ at: '2026-11-01T09:00:01.000Z', httpStatus: 503, failure: 'refused', ms: 41 }],
};

const routes = defineRemoteRoutes([{ route: teamRoutes.settings, element: <SettingsPage /> }]);
const open = (
  webhooks: readonly Webhook[],
  handlers: Handler[] = [],
  session: 'admin' | 'recruiter' = 'admin',
) =>
  renderRemote(routes, {
    api,
    path: '/settings?panel=webhooks',
    session,
    handlers: [respond(webhookEndpoints.list, () => ({ data: [...webhooks] })), ...handlers],
  });

test('a webhook is added, and its secret shown once', async () => {
  const { user, network } = open(
    [],
    [respond(webhookEndpoints.create, () => ({ webhook, secret: 'whsec_abc' }))],
  );
  expect(await screen.findByText('No webhook yet')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'New webhook' }));
  const form = within(await screen.findByRole('dialog', { name: 'New webhook' }));
  await user.type(form.getByRole('textbox', { name: /Name/ }), 'Warehouse');
  await user.type(form.getByRole('textbox', { name: /Address/ }), 'hooks.example.com/in');
  await user.click(form.getByRole('combobox', { name: /Tell it of/ }));
  await user.click(await screen.findByRole('option', { name: 'A job was opened' }));
  await user.click(form.getByRole('button', { name: 'Add webhook' }));
  const told = await screen.findByRole('dialog', { name: 'Keep this secret now' });
  expect(within(told).getByText('whsec_abc')).toBeVisible();
  expect(network.callsOf(webhookEndpoints.create)[0]?.body).toEqual({
    name: 'Warehouse',
    url: 'https://hooks.example.com/in',
    events: ['job.opened'],
  });
  await user.click(within(told).getByRole('button', { name: 'I have kept it' }));
  await waitFor(() => expect(screen.queryByText('whsec_abc')).not.toBeInTheDocument());
});

test('the list shows the health of each webhook', async () => {
  const stopped = {
    ...webhook,
    id: '64b0000000000000000000b2',
    name: 'Payroll',
    state: 'stopped' as const,
  };
  const { container } = open([webhook, stopped]);
  expect(
    (
      await screen.findAllByText(
        '1 kind of event · nothing delivered yet · 3 wait · 2 failed tries in a row',
      )
    )[0],
  ).toBeVisible();
  expect(screen.getByText('Switched off after failures')).toBeVisible();
  expect(await axeFindings(container)).toEqual([]);
});

test('the log shows the outcome of each delivery, sends one again and sends a test', async () => {
  const { user, network } = open(
    [webhook],
    [
      respond(webhookEndpoints.deliveries, () => ({ data: [delivery] })),
      respond(webhookEndpoints.redeliver, () => delivery),
      respond(webhookEndpoints.tryOut, () => delivery),
    ],
  );
  await user.click(await screen.findByRole('button', { name: 'Deliveries of Warehouse' }));
  const log = within(await screen.findByRole('dialog', { name: 'Deliveries of Warehouse' }));
  expect(
    await log.findByText(/1 try · answered 503 in 41 ms · not accepted · next try/),
  ).toBeVisible();
  await user.click(log.getByRole('button', { name: `Send ${delivery.messageId} again` }));
  await user.click(log.getByRole('button', { name: 'Send a test' }));
  await waitFor(() => expect(network.callsOf(webhookEndpoints.tryOut)).toHaveLength(1));
  expect(network.callsOf(webhookEndpoints.redeliver)[0]?.params).toEqual({ id: delivery.id });
  expect(await axeFindings(screen.getByRole('dialog'))).toEqual([]);
});

test('the secret is renewed, and the webhook removed, after a confirmation', async () => {
  const { user, network } = open(
    [webhook],
    [
      respond(webhookEndpoints.renewSecret, () => ({ webhook, secret: 'whsec_new' })),
      respond(webhookEndpoints.remove, () => ({ ok: true as const })),
    ],
  );
  await user.click(await screen.findByRole('button', { name: 'Edit Warehouse' }));
  await user.click(await screen.findByRole('button', { name: 'New secret' }));
  await user.click(await screen.findByRole('button', { name: 'Make a new secret' }));
  expect(await screen.findByText('whsec_new')).toBeVisible();
  expect(network.callsOf(webhookEndpoints.renewSecret)[0]?.body).toEqual({ version: 4 });
  await user.click(screen.getByRole('button', { name: 'I have kept it' }));
  await user.click(await screen.findByRole('button', { name: 'Edit Warehouse' }));
  await user.click(await screen.findByRole('button', { name: 'Remove webhook' }));
  const question = within(await screen.findByRole('dialog', { name: 'Remove this webhook?' }));
  await user.click(question.getByRole('button', { name: 'Remove webhook' }));
  await waitFor(() => expect(network.callsOf(webhookEndpoints.remove)).toHaveLength(1));
});

test('is closed to users who may not change settings', async () => {
  open([], [], 'recruiter');
  expect(await screen.findByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
});
