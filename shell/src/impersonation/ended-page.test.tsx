import { impersonationEndpoints } from '@muster/contracts';
import { axeFindings, renderRemote, respond, screen, waitFor } from '@muster/kit/testing';
import { signedIn } from '../account/account.fixtures.ts';
import { bus } from '../platform/shell-platform.ts';
import { knownSession, setSession } from '../session/session-store.ts';
import { EndedPage } from './ended-page.tsx';

const ended = {
  state: 'impersonation-ended' as const,
  csrfToken: 'csrf-token-of-the-test',
  actorName: 'Joana Winter',
  targetName: 'Li Wei',
};

afterAll(() => bus.close());

test.each([
  ['expiry', /30 minutes are over/],
  ['target_disabled', /no longer allows it/],
  ['admin', /administrator ended it/],
  ['actor', /stopped in another tab/],
] as const)('%s says why the impersonation ended', async (reason, words) => {
  const { container } = renderRemote(<EndedPage session={{ ...ended, reason }} />, {
    session: null,
  });
  expect(screen.getByRole('heading', { name: 'Acting as Li Wei has ended' })).toBeVisible();
  expect(screen.getByText(words)).toBeVisible();
  expect(await axeFindings(container)).toEqual([]);
});

test('continuing restores the user’s own session where the impersonation started', async () => {
  setSession({ ...ended, reason: 'expiry' });
  const { user } = renderRemote(<EndedPage session={{ ...ended, reason: 'expiry' }} />, {
    session: null,
    path: '/client-dashboard',
    handlers: [respond(impersonationEndpoints.stop, () => signedIn())],
  });
  await user.click(screen.getByRole('button', { name: 'Continue as Joana Winter' }));
  await waitFor(() => expect(knownSession()).toMatchObject({ user: { firstName: 'Joana' } }));
  expect(window.location.pathname).toBe('/users');
});
