import { authEndpoints, shellRoutes, twoFactorEndpoints } from '@muster/contracts';
import { axeFindings, fail, respond, screen, waitFor, type Handler } from '@muster/kit/testing';
import { knownSession } from '../../session/session-store.ts';
import { secondStepDue, signedIn } from '../account.fixtures.ts';
import { renderAccount } from '../render-account.fixtures.tsx';
import { SignInArea } from '../sign-in/sign-in-area.tsx';

const { verify } = twoFactorEndpoints;
const path = '/sign-in/factor-two?next=%2Fteam';

const open = (handlers: Handler[] = [], session = secondStepDue(), at = path) =>
  renderAccount(shellRoutes.signIn, SignInArea, { path: at, session, handlers });

test('the sign-in page leads to the code and keeps the user’s destination', async () => {
  open([], undefined, '/sign-in?next=%2Fteam');
  expect(await screen.findByRole('heading', { name: 'Enter your code' })).toBeVisible();
  expect(window.location.pathname + window.location.search).toBe(path);
});

test('a code continues to the user’s destination, and phones can fill it in', async () => {
  const { user, network, container } = open([respond(verify, () => signedIn())]);
  const code = screen.getByRole('textbox', { name: /Code/ });
  expect(code).toHaveFocus();
  expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  expect(code).toHaveAttribute('inputmode', 'numeric');
  expect(await axeFindings(container)).toEqual([]);
  await user.type(code, '123 456{Enter}');
  expect(await screen.findByText('Another page')).toBeVisible();
  expect(window.location.pathname).toBe('/team');
  expect(network.callsOf(verify)[0]?.body).toEqual({ code: '123456' });
});

test('a wrong code is reported and keeps the page', async () => {
  const { user } = open([respond(verify, () => fail('TWO_FACTOR_INVALID'))]);
  await user.type(screen.getByRole('textbox', { name: /Code/ }), '000000{Enter}');
  expect(await screen.findByText('You are not signed in yet')).toBeVisible();
  expect(screen.getByText(/That code is not valid/)).toBeVisible();
});

test('an empty code sends no request', async () => {
  const { user, network } = open();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('link', { name: /Code: Fill this in/ })).toBeVisible();
  expect(network.calls).toHaveLength(0);
});

test('a recovery code replaces the app’s code, and shows how many are left', async () => {
  const { user, network } = open([respond(verify, () => signedIn())]);
  await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
  expect(screen.getByText(/10 codes are left/)).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: /Recovery code/ }), 'psax0-B8wq6{Enter}');
  await screen.findByText('Another page');
  expect(network.callsOf(verify)[0]?.body).toEqual({ recoveryCode: 'psax0b8wq6' });
});

test('recovery codes are not offered if there are none', () => {
  open([], secondStepDue({ recoveryCodesLeft: 0 }));
  expect(screen.queryByRole('button', { name: 'Use a recovery code' })).not.toBeInTheDocument();
  expect(screen.getByText(/No recovery code is left/)).toBeVisible();
});

test('cancelling signs out', async () => {
  const { user, network } = open([
    respond(authEndpoints.signOut, () => ({ ok: true as const })),
    respond(authEndpoints.session, () => ({ state: 'signed-out' as const, csrfToken: null })),
  ]);
  await user.click(screen.getByRole('button', { name: 'Cancel and sign out' }));
  await waitFor(() => expect(network.callsOf(authEndpoints.signOut)).toHaveLength(1));
  await waitFor(() => expect(knownSession()).toMatchObject({ state: 'signed-out' }));
});

test('a user who takes too long starts again', async () => {
  const { user } = open(
    [respond(authEndpoints.session, () => ({ state: 'signed-out' as const, csrfToken: null }))],
    secondStepDue({ expiresAt: new Date(Date.now() - 1_000).toISOString() }),
  );
  expect(screen.getByRole('heading', { name: 'Your sign-in timed out' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Sign in again' }));
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(window.location.search).toBe('?next=%2Fteam');
});

test.each([
  [{ state: 'signed-out' as const, csrfToken: null }, '/sign-in'],
  [signedIn(), '/team'],
])('a user without a pending second step is redirected', async (session, to) => {
  renderAccount(shellRoutes.signIn, SignInArea, { path, session });
  await waitFor(() => expect(window.location.pathname).toBe(to));
});
