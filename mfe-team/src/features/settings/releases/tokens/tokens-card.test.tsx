import { releaseTokenEndpoints, type ReleaseToken } from '@muster/contracts';
import { axeFindings, renderRemote, respond, screen } from '@muster/kit/testing';
import { api } from '../../../../api.ts';
import { TokensCard } from './tokens-card.tsx';

const { list, create, revoke } = releaseTokenEndpoints;
const token: ReleaseToken = {
  id: '64b0000000000000000000c1',
  remote: 'mfe-bench',
  name: 'CI of the bench',
  createdBy: 'Ines Duarte',
  createdAt: '2026-11-01T09:00:00.000Z',
  expiresAt: '2027-01-30T09:00:00.000Z',
  lastUsedAt: null,
  isExpired: false,
};

const open = (tokens: () => ReleaseToken[]) =>
  renderRemote(<TokensCard />, {
    api,
    session: 'owner',
    handlers: [
      respond(list, () => ({ tokens: tokens() })),
      respond(create, () => ({ token, secret: 'muster-release_once' })),
      respond(revoke, () => ({ ok: true as const })),
    ],
  });

test('a token is created for one area and shown once', async () => {
  const { user, network, platform } = open(() => []);
  expect(await screen.findByText(/No team releases from a repository/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'New token' }));
  await user.type(await screen.findByRole('textbox', { name: /Area/ }), 'bench');
  await user.type(screen.getByRole('textbox', { name: /Name/ }), 'CI of the bench');
  await user.click(screen.getByRole('button', { name: 'Make the token' }));
  expect(network.callsOf(create)).toHaveLength(0);
  await user.clear(screen.getByRole('textbox', { name: /Area/ }));
  await user.type(screen.getByRole('textbox', { name: /Area/ }), 'mfe-bench');
  await user.click(screen.getByRole('button', { name: 'Make the token' }));
  expect(await screen.findByText('muster-release_once')).toBeVisible();
  expect(network.callsOf(create)[0]?.body).toEqual({
    remote: 'mfe-bench',
    name: 'CI of the bench',
    days: '90',
  });
  expect(platform.unsaved()).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'I have kept it' }));
  expect(screen.queryByText('muster-release_once')).not.toBeInTheDocument();
});

test('a token is revoked after a confirmation', async () => {
  const { user, network, container } = open(() => [token]);
  expect(
    await screen.findByText(/mfe-bench · made by Ines Duarte · until .* · never used/),
  ).toBeVisible();
  expect(await axeFindings(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Revoke CI of the bench' }));
  expect(await screen.findByText(/with this token are refused immediately/)).toBeVisible();
  expect(network.callsOf(revoke)).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText('CI of the bench')).toBeVisible();
  expect(network.callsOf(revoke)[0]?.params).toEqual({ id: token.id });
});
