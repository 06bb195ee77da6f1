import { authEndpoints, shellRoutes, type ErrorCode } from '@muster/contracts';
import { axeFindings, fail, fixtureFor, respond, screen } from '@muster/kit/testing';
import { renderAccount } from '../render-account.fixtures.tsx';
import { SignInArea } from './sign-in-area.tsx';

const { inspectLink, resetPassword } = authEndpoints;
const token = 'a'.repeat(43);
const good = fixtureFor(inspectLink.response, {
  purpose: 'password_reset',
  maskedEmail: 'j•••@muster.test',
  minPasswordLength: 12,
});
const open = (
  inspected: Parameters<typeof respond<typeof inspectLink>>[1],
  hash = `#${token}`,
  entry?: unknown,
) =>
  renderAccount(shellRoutes.signIn, SignInArea, {
    path: `/sign-in/reset${hash}`,
    entry,
    handlers: [
      respond(inspectLink, inspected),
      respond(resetPassword, ({ body }) =>
        body.password.includes('password')
          ? fail('VALIDATION_FAILED', {
              fields: [{ path: 'password', code: 'PASSWORD_BREACHED', message: 'x' }],
            })
          : { ok: true as const },
      ),
    ],
  });

test('the token is removed from the address at once and is sent by POST', async () => {
  const { network } = open(() => good);
  expect(await screen.findByText(/For j•••@muster.test/)).toBeVisible();
  expect(window.location.href).not.toContain(token);
  expect(network.callsOf(inspectLink)[0]?.body).toEqual({ token, purpose: 'password_reset' });
});

test('a reload keeps the link', async () => {
  const first = open(() => good);
  await screen.findByText(/For j•••@muster.test/);
  const kept: unknown = window.history.state;
  first.unmount();
  const { network } = open(() => good, '', kept);
  expect(await screen.findByText(/For j•••@muster.test/)).toBeVisible();
  expect(network.callsOf(inspectLink)[0]?.body).toEqual({ token, purpose: 'password_reset' });
});

test.each<[ErrorCode, string]>([
  ['TOKEN_INVALID', 'This link is incomplete'],
  ['TOKEN_EXPIRED', 'This link has expired'],
  ['TOKEN_REVOKED', 'This link was replaced'],
  ['TOKEN_USED', 'This link was already used'],
])('%s says why and offers a new link', async (code, title) => {
  const { container } = open(() => fail(code));
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute(
    'href',
    '/sign-in/forgot',
  );
  expect(await axeFindings(container)).toEqual([]);
});

test.each(['', '#short'])('a link without its token sends no request (%s)', async (hash) => {
  const { network } = open(() => good, hash);
  expect(await screen.findByText('This link is incomplete')).toBeVisible();
  expect(network.calls).toHaveLength(0);
});

test('the length of a password is shown while typing, refusals appear at the field, then it is set', async () => {
  const { user, container } = open(() => good);
  const password = await screen.findByLabelText(/^New password/);
  await user.type(password, 'short');
  expect(screen.getByText('At least 7 more characters')).toBeVisible();
  expect(await axeFindings(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Set the password' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('at least 12 characters');

  await user.type(password, ' password password');
  await user.click(screen.getByRole('button', { name: 'Set the password' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('known from a leak');

  await user.clear(password);
  await user.type(password, 'a long way from home');
  await user.click(screen.getByRole('button', { name: 'Set the password' }));
  expect(await screen.findByRole('heading', { name: 'Your password is set' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to sign-in' })).toBeVisible();

  // A newer link in the same tab is a page of its own, and its secret leaves the address, too.
  window.location.hash = `#${'n'.repeat(43)}`;
  expect(await screen.findByLabelText(/^New password/)).toHaveValue('');
  expect(window.location.hash).toBe('');
});
