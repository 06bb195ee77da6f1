import { authEndpoints, shellRoutes, type SessionState } from '@muster/contracts';
import { axeFindings, respond, screen, waitFor } from '@muster/kit/testing';
import { bus } from '../../platform/shell-platform.ts';
import { signedIn } from '../account.fixtures.ts';
import { renderAccount } from '../render-account.fixtures.tsx';
import { AccountDisabledPage } from './account-disabled-page.tsx';
import { CheckSessionPage } from './check-session-page.tsx';
import { InvalidSessionPage } from './invalid-session-page.tsx';
import { SignOutPage } from './sign-out-page.tsx';

const { signOut, session } = authEndpoints;
type Reason = Extract<SessionState, { state: 'ended' }>['reason'];
const ended = (reason: Reason): SessionState => ({ state: 'ended', reason, csrfToken: null });

test('opening the page does not sign out; the button does, and other tabs are notified', async () => {
  const heard: unknown[] = [];
  const stop = bus.on('session.changed', (event) => heard.push(event));
  const { user, network, container } = renderAccount(shellRoutes.signOut, SignOutPage, {
    path: '/sign-out',
    session: signedIn(),
    handlers: [respond(signOut, () => ({ ok: true as const }))],
  });
  expect(await axeFindings(container)).toEqual([]);
  expect(network.calls).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(await screen.findByRole('heading', { name: 'You are signed out' })).toBeVisible();
  expect(network.callsOf(signOut)[0]?.headers.get('X-CSRF-Token')).toBe(signedIn().csrfToken);
  await waitFor(() => expect(heard).toEqual([{ reason: 'signed-out' }]));
  stop();
});

test.each<[Reason, string]>([
  ['expired', 'Your session ended'],
  ['signed_out', 'You were signed out'],
  ['password_changed', 'Your password was changed'],
  ['revoked', 'Your session was ended'],
])('an ended session (%s) says why and keeps the user’s address', (reason, title) => {
  renderAccount(shellRoutes.invalidSession, InvalidSessionPage, {
    path: '/invalid-session?next=%2Fteam',
    session: ended(reason),
  });
  expect(screen.getByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign in again' })).toHaveAttribute(
    'href',
    '/sign-in?next=%2Fteam',
  );
});

test('a disabled account is redirected to the page that gives no reason', async () => {
  renderAccount(shellRoutes.invalidSession, InvalidSessionPage, {
    path: '/invalid-session',
    session: ended('disabled'),
  });
  await screen.findByText('Another page');
  expect(window.location.pathname).toBe('/account-disabled');
});

test('a user who cannot sign in reads how to contact the agency', async () => {
  const meta = document.createElement('meta');
  Object.assign(meta, { name: 'agency-mail', content: 'hello@northbeam.test' });
  document.head.append(meta);
  const { container } = renderAccount(shellRoutes.accountDisabled, AccountDisabledPage, {
    path: '/account-disabled',
  });
  expect(await screen.findByRole('link', { name: 'hello@northbeam.test' })).toHaveAttribute(
    'href',
    'mailto:hello@northbeam.test',
  );
  expect(await axeFindings(container)).toEqual([]);
  meta.remove();
});

test('a user who has signed in again meanwhile continues', async () => {
  renderAccount(shellRoutes.invalidSession, InvalidSessionPage, {
    path: '/invalid-session?next=%2Fteam',
    session: signedIn(),
  });
  await screen.findByText('Another page');
  expect(window.location.pathname).toBe('/team');
});

test('the check shows user, role and end of the session', async () => {
  const { container } = renderAccount(shellRoutes.checkSession, CheckSessionPage, {
    path: '/check-session',
    session: signedIn(),
    handlers: [respond(session, () => signedIn())],
  });
  expect(screen.getByText(/Joana Winter/)).toBeVisible();
  expect(screen.getByText('Recruiter')).toBeVisible();
  expect(await axeFindings(container)).toEqual([]);
});
