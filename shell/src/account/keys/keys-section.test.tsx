import { apiKeyEndpoints, type ApiKeyView } from '@muster/contracts';
import { LeaveGuardProvider } from '@muster/kit';
import {
  axeFindings,
  fail,
  makeSession,
  renderRemote,
  respond,
  screen,
  type Handler,
} from '@muster/kit/testing';
import { setSession } from '../../session/session-store.ts';
import { api } from '../account-api.ts';
import { signedIn } from '../account.fixtures.ts';
import { KeysSection } from './keys-section.tsx';

const { create, end, list } = apiKeyEndpoints;
const key: ApiKeyView = {
  id: '64b0000000000000000000c1',
  name: 'Nightly report',
  prefix: 'muster_Ab3dEf',
  role: 'recruiter',
  access: 'read',
  permissions: null,
  state: 'active',
  createdAt: '2026-03-01T09:00:00.000Z',
  expiresAt: '2026-06-01T09:00:00.000Z',
  lastUsedAt: null,
};

function open(keys: readonly ApiKeyView[], ...handlers: Handler[]) {
  setSession(signedIn());
  return renderRemote(
    <LeaveGuardProvider>
      <KeysSection />
    </LeaveGuardProvider>,
    {
      api,
      session: makeSession('recruiter'),
      handlers: [respond(list, () => [...keys]), ...handlers],
    },
  );
}

test('a key is created with some permissions, and its secret must be saved before continuing', async () => {
  const { user, network, platform } = open(
    [],
    respond(create, () => ({ key, secret: 'muster_the-secret' })),
  );
  expect(await screen.findByText('You have no API key.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'New key' }));
  await user.type(screen.getByRole('textbox', { name: /Name/ }), 'Nightly report');
  await user.click(screen.getByRole('radio', { name: 'Some things only' }));
  await user.click(screen.getByRole('button', { name: 'Make the key' }));
  expect(network.callsOf(create)).toHaveLength(0);
  await user.type(screen.getByRole('combobox', { name: /Permissions/ }), 'Candidate: list');
  await user.click(await screen.findByRole('option', { name: 'Candidate: list' }));
  expect(await axeFindings(screen.getByRole('form'))).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Make the key' }));

  expect(await screen.findByText('muster_the-secret')).toBeVisible();
  expect(network.callsOf(create)[0]?.body).toEqual({
    name: 'Nightly report',
    access: 'read',
    permissions: ['candidate.list'],
    days: '90',
  });
  expect(platform.unsaved()).toBe('The key is not shown again.');
  await user.click(screen.getByRole('checkbox', { name: 'I have kept it' }));
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(platform.unsaved()).toBeNull();
  expect(screen.queryByText('muster_the-secret')).not.toBeInTheDocument();
});

test('a refusal by the server is shown above the form', async () => {
  const { user } = open(
    [],
    respond(create, () => fail('API_KEY_LIMIT')),
  );
  await user.click(await screen.findByRole('button', { name: 'New key' }));
  await user.type(screen.getByRole('textbox', { name: /Name/ }), 'One more');
  await user.click(screen.getByRole('button', { name: 'Make the key' }));
  expect(await screen.findByText(/as many API keys as one person can have/)).toBeVisible();
});

test('a key is revoked after a confirmation', async () => {
  let keys: readonly ApiKeyView[] = [
    key,
    { ...key, id: '64b0000000000000000000c2', name: 'Old one', state: 'expired' },
  ];
  const { user, network, container } = open(
    keys,
    respond(list, () => [...keys]),
    respond(end, ({ params }) => {
      keys = keys.filter(({ id }) => id !== params.id);
      return { ok: true as const };
    }),
  );
  const facts = await screen.findAllByText(/muster_Ab3dEf… · Recruiter · Read · until/);
  expect(facts).toHaveLength(2);
  expect(screen.getByText('Expired')).toBeVisible();
  expect(await axeFindings(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'End Nightly report' }));
  expect(await screen.findByText(/What uses “Nightly report” is refused/)).toBeVisible();
  expect(network.callsOf(end)).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'End' }));
  expect(await screen.findByText('Old one')).toBeVisible();
  expect(network.callsOf(end)[0]?.params).toEqual({ id: key.id });
});
