import { shellRoutes, twoFactorEndpoints } from '@muster/contracts';
import { axeFindings, fail, respond, screen, type Handler } from '@muster/kit/testing';
import { secondStepDue, signedIn } from '../account.fixtures.ts';
import { renderAccount } from '../render-account.fixtures.tsx';
import { SignInArea } from './sign-in-area.tsx';

const { sendMagicLink, useMagicLink: signInByLink } = twoFactorEndpoints;
const token = 'c'.repeat(43);
const open = (handler: Handler, hash = '') =>
  renderAccount(shellRoutes.signIn, SignInArea, {
    path: `/sign-in/magic${hash}`,
    handlers: [handler],
  });

test('requesting a link gives the same answer for known and unknown addresses', async () => {
  const { user, network, container } = open(respond(sendMagicLink, () => ({ ok: true as const })));
  expect(await axeFindings(container)).toEqual([]);
  await user.type(screen.getByRole('textbox', { name: /E-mail/ }), 'nobody@muster.test');
  await user.click(screen.getByRole('button', { name: 'E-mail me a sign-in link' }));
  expect(await screen.findByText(/If nobody@muster.test has an account.*15 minutes/)).toBeVisible();
  expect(network.callsOf(sendMagicLink)[0]?.body).toEqual({ email: 'nobody@muster.test' });
});

test('a link that does not come is sent again, or to another address', async () => {
  const { user, network } = open(respond(sendMagicLink, () => ({ ok: true as const })));
  await user.type(screen.getByRole('textbox', { name: /E-mail/ }), 'an@muster.test');
  await user.click(screen.getByRole('button', { name: 'E-mail me a sign-in link' }));
  const again = await screen.findByRole('button', { name: 'Send again' });
  await user.click(again);
  expect(await screen.findByText(/^Sent again/)).toBeVisible();
  expect(again).toBeDisabled();
  network.use(respond(sendMagicLink, () => fail('RATE_LIMITED', { context: { seconds: 60 } })));
  await user.click(screen.getByRole('button', { name: 'Wrong address? Correct it' }));
  const field = screen.getByRole('textbox', { name: /E-mail/ });
  expect(field).toHaveValue('an@muster.test');
  expect(network.callsOf(sendMagicLink).map(({ body }) => body)).toEqual([
    { email: 'an@muster.test' },
    { email: 'an@muster.test' },
  ]);
  await user.click(screen.getByRole('button', { name: 'E-mail me a sign-in link' }));
  expect(await screen.findByText(/Too many tries/)).toBeVisible();
});

test('the destination is sent with the link, and used when the link is opened', async () => {
  const asked = renderAccount(shellRoutes.signIn, SignInArea, {
    path: '/sign-in/magic?next=%2Fteam%3Fq%3Dana',
    handlers: [respond(sendMagicLink, () => ({ ok: true as const }))],
  });
  await asked.user.type(screen.getByRole('textbox', { name: /E-mail/ }), 'ana@muster.test');
  await asked.user.click(screen.getByRole('button', { name: 'E-mail me a sign-in link' }));
  await screen.findByText(/If ana@muster.test has an account/);
  expect(asked.network.callsOf(sendMagicLink)[0]?.body).toEqual({
    email: 'ana@muster.test',
    next: '/team?q=ana',
  });
  expect(screen.getByRole('link', { name: 'Back to sign-in' })).toHaveAttribute(
    'href',
    '/sign-in?next=%2Fteam%3Fq%3Dana',
  );
  asked.unmount();
  const { user } = renderAccount(shellRoutes.signIn, SignInArea, {
    path: `/sign-in/magic?next=%2Fteam%3Fq%3Dana#${token}`,
    handlers: [respond(signInByLink, () => signedIn())],
  });
  await user.click(await screen.findByRole('button', { name: 'Sign in' }));
  await screen.findByText('Another page');
  expect(window.location.pathname + window.location.search).toBe('/team?q=ana');
});

test('opening the link does not sign in; pressing the button does', async () => {
  const { user, network, container } = open(
    respond(signInByLink, () => signedIn()),
    `#${token}`,
  );
  expect(await screen.findByRole('heading', { name: 'Sign in with this link?' })).toBeVisible();
  expect(window.location.href).not.toContain(token);
  expect(network.calls).toHaveLength(0);
  expect(await axeFindings(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await screen.findByText('Another page');
  expect(network.callsOf(signInByLink)[0]?.body).toEqual({ token, keepMe: false });
});

test('the second step is still required', async () => {
  const { user } = open(
    respond(signInByLink, () => secondStepDue()),
    `#${token}`,
  );
  await user.click(await screen.findByRole('button', { name: 'Sign in' }));
  expect(await screen.findByRole('heading', { name: 'Enter your code' })).toBeVisible();
});

test.each([
  ['TOKEN_EXPIRED', 'This link has expired'],
  ['TOKEN_USED', 'This link was already used'],
] as const)('%s offers a new link', async (code, title) => {
  const { user } = open(
    respond(signInByLink, () => fail(code)),
    `#${token}`,
  );
  await user.click(await screen.findByRole('button', { name: 'Sign in' }));
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute(
    'href',
    '/sign-in/magic',
  );
});
