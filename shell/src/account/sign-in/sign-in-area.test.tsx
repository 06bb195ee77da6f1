import { authEndpoints, shellRoutes } from '@muster/contracts';
import { axeFindings, fail, respond, screen, waitFor, type Handler } from '@muster/kit/testing';
import { formatTime } from '@muster/ui';
import { knownSession } from '../../session/session-store.ts';
import { signedIn } from '../account.fixtures.ts';
import { renderAccount } from '../render-account.fixtures.tsx';
import { SignInArea } from './sign-in-area.tsx';

const { signIn, forgotPassword } = authEndpoints;
const open = (handler: Handler, path = '/sign-in', entry?: unknown) =>
  renderAccount(shellRoutes.signIn, SignInArea, { path, entry, handlers: [handler] });
type Opened = ReturnType<typeof open>;

async function send({ user }: Opened, password = 'a long way from home') {
  await user.type(screen.getByRole('textbox', { name: /E-mail/ }), 'joana@muster.test');
  await user.type(screen.getByLabelText(/^Password/), password);
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
}
const visited = () => window.location.pathname + window.location.search;

test('the form is accessible, names missing fields and sends nothing', async () => {
  const page = open(respond(signIn, () => signedIn()));
  expect(await axeFindings(page.container)).toEqual([]);
  await page.user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByRole('alert')).toHaveFocus();
  expect(screen.getByRole('link', { name: /E-mail: Fill this in/ })).toBeVisible();
  expect(screen.getByRole('link', { name: /Password: Fill this in/ })).toBeVisible();
  expect(page.network.calls).toHaveLength(0);
});

test('signing in continues to the user’s destination', async () => {
  const page = open(
    respond(signIn, () => signedIn()),
    '/sign-in?next=%2Fteam%3Fq%3Dana',
  );
  await page.user.click(screen.getByRole('checkbox', { name: /Keep me signed in/ }));
  await send(page);
  expect(await screen.findByText('Another page')).toBeVisible();
  expect(visited()).toBe('/team?q=ana');
  expect(page.network.callsOf(signIn)[0]?.body).toEqual({
    email: 'joana@muster.test',
    password: 'a long way from home',
    keepMe: true,
  });
  expect(knownSession()).toMatchObject({ state: 'ready' });
});

test.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
  'an external address is not used as a destination: %s',
  async (next) => {
    const page = open(
      respond(signIn, () => signedIn()),
      `/sign-in?next=${encodeURIComponent(next)}`,
    );
    await send(page);
    await screen.findByText('Another page');
    expect(visited()).toBe('/');
  },
);

test('a signed-in user is not asked to sign in', async () => {
  renderAccount(shellRoutes.signIn, SignInArea, {
    path: '/sign-in?next=%2Fteam',
    session: signedIn(),
  });
  expect(await screen.findByText('Another page')).toBeVisible();
  expect(visited()).toBe('/team');
});

test('a wrong password and an unknown address give the same message, and the input stays', async () => {
  const page = open(respond(signIn, () => fail('BAD_CREDENTIALS')));
  await send(page);
  expect(await screen.findByText('You are not signed in')).toBeVisible();
  expect(screen.getByText(/^The e-mail address or the password is wrong\./)).toBeVisible();
  expect(screen.getByRole('textbox', { name: /E-mail/ })).toHaveValue('joana@muster.test');
});

test('a locked account shows until when it is locked', async () => {
  const until = '2026-03-02T09:15:00.000Z';
  const page = open(respond(signIn, () => fail('ACCOUNT_LOCKED', { context: { until } })));
  await send(page);
  const time = formatTime(until, { zone: true });
  expect(await screen.findByText(new RegExp(`locked until ${time}`))).toBeVisible();
});

test('after too many attempts, the form says once when to try again', async () => {
  const page = open(respond(signIn, () => fail('RATE_LIMITED', { context: { retryAfter: 600 } })));
  await send(page);
  expect(await screen.findByText(/Too many tries\. Try again at \d/)).toBeVisible();
});

test('a closed account leads to the page that says so', async () => {
  const page = open(respond(signIn, () => fail('ACCOUNT_DISABLED')));
  await send(page);
  await screen.findByText('Another page');
  expect(visited()).toBe('/account-disabled');
});

test('the password can be shown', async () => {
  const page = open(respond(signIn, () => signedIn()));
  await page.user.type(screen.getByLabelText(/^Password/), 'secret');
  await page.user.click(screen.getByRole('button', { name: 'Show the password' }));
  expect(screen.getByLabelText(/^Password/)).toHaveAttribute('type', 'text');
});

test('unknown addresses lead to the form', async () => {
  open(
    respond(signIn, () => signedIn()),
    '/sign-in/nothing/here',
  );
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(visited()).toBe('/sign-in');
});

test('a forgotten password gives the same answer for known and unknown addresses', async () => {
  const page = open(
    respond(forgotPassword, () => ({ ok: true as const })),
    '/sign-in/forgot',
  );
  await page.user.type(screen.getByRole('textbox', { name: /E-mail/ }), 'nobody@muster.test');
  await page.user.click(screen.getByRole('button', { name: 'Send the link' }));
  expect(await screen.findByText(/If nobody@muster.test has an account/)).toBeVisible();
  await waitFor(async () => expect(await axeFindings(page.container)).toEqual([]));
});

test('reloading the page after sending the link leads to the inbox again, not to an empty form', async () => {
  const asked = respond(forgotPassword, () => ({ ok: true as const }));
  const page = open(asked, '/sign-in/forgot');
  await page.user.type(screen.getByRole('textbox', { name: /E-mail/ }), 'joana@muster.test');
  await page.user.click(screen.getByRole('button', { name: 'Send the link' }));
  await screen.findByText(/If joana@muster.test has an account/);
  const entry: unknown = window.history.state;
  page.unmount();
  const { user } = open(asked, '/sign-in/forgot', entry);
  expect(await screen.findByText(/If joana@muster.test has an account/)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Wrong address? Correct it' }));
  expect(await screen.findByRole('textbox', { name: /E-mail/ })).toHaveValue('joana@muster.test');
});
