import { shellRoutes, twoFactorEndpoints } from '@muster/contracts';
import { axeFindings, respond, screen, waitFor } from '@muster/kit/testing';
import { setSession } from '../../session/session-store.ts';
import { signedIn } from '../account.fixtures.ts';
import { renderAccount } from '../render-account.fixtures.tsx';
import { SignInArea } from '../sign-in/sign-in-area.tsx';

const { setUp, confirm } = twoFactorEndpoints;
const recoveryCodes = ['psax0-b8wq6', '5q1wy-kg513'];

test('a user whose role requires two-step sign-in sets it up, keeps the codes, and continues', async () => {
  const { user, platform, container } = renderAccount(shellRoutes.signIn, SignInArea, {
    path: '/sign-in/two-step?next=%2Fteam',
    session: signedIn({ state: 'two-factor-setup' }),
    handlers: [
      respond(setUp, () => ({
        secret: 'UFGB NATS E652 KIVP',
        otpauthUri: 'otpauth://totp/Northbeam:joana%40muster.test?secret=UFGBNATSE652KIVP',
      })),
      respond(confirm, () => ({ recoveryCodes })),
    ],
  });
  await user.click(screen.getByRole('button', { name: 'Set up' }));
  expect(await screen.findByRole('img', { name: /QR code/ })).toBeVisible();
  expect(screen.getByText('UFGB NATS E652 KIVP')).toBeVisible();
  expect(await axeFindings(container)).toEqual([]);
  await user.type(screen.getByRole('textbox', { name: /Code/ }), '123456{Enter}');

  for (const code of recoveryCodes) expect(await screen.findByText(code)).toBeVisible();
  // The server lets the user in at once; the codes stay on screen until the user confirms them.
  setSession(signedIn());
  expect(screen.getByRole('button', { name: 'Done' })).toBeDisabled();
  expect(await axeFindings(container)).toEqual([]);
  await user.click(screen.getByRole('checkbox', { name: 'I have kept them' }));
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(window.location.pathname).toBe('/team'));
  expect(platform.events).toContainEqual({
    event: 'session.changed',
    payload: { reason: 'refreshed' },
  });
});
