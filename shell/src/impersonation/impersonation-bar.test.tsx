import { authEndpoints, impersonationEndpoints } from '@muster/contracts';
import {
  axeFindings,
  fail,
  renderRemote,
  respond,
  screen,
  waitFor,
  type Handler,
} from '@muster/kit/testing';
import { actingAsLi, signedIn } from '../account/account.fixtures.ts';
import { bus } from '../platform/shell-platform.ts';
import type { SignedIn } from '../routing/home-path.ts';
import { knownSession, setSession } from '../session/session-store.ts';
import { ImpersonationBar } from './impersonation-bar.tsx';
import { TimeLeft } from './time-left.tsx';

const { act, stop } = impersonationEndpoints;
const acting = (impersonation = actingAsLi().impersonation): SignedIn => ({
  ...actingAsLi(),
  impersonation,
});

const name = 'Acting as another person';
const banner = () => screen.getByRole('region', { name });

afterAll(() => bus.close());

function open(session: SignedIn, ...handlers: Handler[]) {
  setSession(session);
  return renderRemote(<ImpersonationBar />, { session: null, path: '/client-dashboard', handlers });
}

test('the banner shows who impersonates whom, the mode, the time left and the way back', async () => {
  const { container } = open(acting());
  expect(banner()).toHaveTextContent(
    /You \(Joana Winter\) are acting as Li Wei \(Client manager, Orchard Learning\)/,
  );
  expect(banner()).toHaveTextContent('View only');
  expect(screen.getByRole('timer')).toHaveTextContent(/^(20:00|19:5\d) left$/);
  expect(await axeFindings(container)).toEqual([]);
});

test('a user without an impersonation sees no banner', () => {
  open(signedIn());
  expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();
});

test('the timer updates without rendering the page around it', async () => {
  const drawn = jest.fn();
  const Page = () => {
    drawn();
    return <TimeLeft name="Li Wei" expiresAt={inSeconds(100)} onEnd={() => undefined} />;
  };
  renderRemote(<Page />, { session: null });
  const clock = screen.getByRole('timer');
  const first = clock.textContent;
  await waitFor(() => expect(clock).not.toHaveTextContent(first));
  expect(drawn).toHaveBeenCalledTimes(1);
});

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();

test.each([
  [900, ''],
  [299, '5 minutes of acting as Li Wei are left'],
  [59, '1 minute of acting as Li Wei is left'],
  [-1, 'Acting as Li Wei is over'],
])('%i seconds before the end, screen readers announce: %s', (seconds, words) => {
  const onEnd = jest.fn();
  renderRemote(<TimeLeft name="Li Wei" expiresAt={inSeconds(seconds)} onEnd={onEnd} />, {
    session: null,
  });
  const spoken = screen.getByRole('timer').nextElementSibling;
  expect(spoken).toHaveTextContent(new RegExp(`^${words}$`));
  expect(spoken).toHaveAttribute('role', 'status');
  expect(onEnd).toHaveBeenCalledTimes(seconds < 0 ? 1 : 0);
});

test('when the impersonation ends, the page reads the session again', async () => {
  const ended = {
    state: 'impersonation-ended' as const,
    csrfToken: 'csrf-token-of-the-test',
    reason: 'expiry' as const,
    actorName: 'Joana Winter',
    targetName: 'Li Wei',
  };
  open(
    actingAsLi({ expiresAt: inSeconds(-1) }),
    respond(authEndpoints.session, () => ended),
  );
  await waitFor(() => expect(knownSession()).toEqual(ended));
  expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();
});

test('Stop restores the user’s own session, at the list of users', async () => {
  const { user, network } = open(
    acting(),
    respond(stop, () => signedIn()),
  );
  await user.click(screen.getByRole('button', { name: 'Stop acting as Li Wei' }));
  await waitFor(() => expect(knownSession()).toMatchObject({ user: { firstName: 'Joana' } }));
  expect(window.location.pathname).toBe('/users');
  expect(network.callsOf(stop)[0]?.headers.get('X-CSRF-Token')).toBe('csrf-token-of-the-test');
});

test('a failed Stop changes nothing and is reported', async () => {
  const { user } = open(
    acting(),
    respond(stop, () => fail('UNAVAILABLE')),
  );
  await user.click(screen.getByRole('button', { name: 'Stop acting as Li Wei' }));
  expect(await screen.findByText(/You are still acting as Li Wei/)).toBeVisible();
  expect(banner()).toBeVisible();
});

test('switching to act mode is confirmed once more, with its consequences', async () => {
  const { user, network } = open(
    acting(),
    respond(act, () => actingAsLi({ mode: 'act' })),
  );
  await user.click(screen.getByRole('button', { name: /Switch to act/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Act as Li Wei' });
  expect(dialog).toHaveTextContent('Each change is recorded as “Joana Winter (as Li Wei)”');
  expect(network.callsOf(act)).toHaveLength(0);
  expect(await axeFindings(dialog)).toEqual([]);
  const buttons = screen.getAllByRole('button', { name: 'Switch to act' });
  await user.click(buttons.at(-1) ?? dialog);
  await waitFor(() => expect(banner()).toHaveTextContent('Can change things'));
  expect(network.callsOf(act)[0]?.body).toEqual({ confirmAct: true });
  expect(screen.queryByRole('button', { name: /Switch to act/ })).not.toBeInTheDocument();
});

test('a user who may only look is not offered act mode', () => {
  open(actingAsLi({ mayAct: false }));
  expect(screen.queryByRole('button', { name: /act$/i })).not.toBeInTheDocument();
});
