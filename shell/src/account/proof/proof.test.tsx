import { authEndpoints, twoFactorEndpoints } from '@muster/contracts';
import {
  axeFindings,
  fail,
  renderRemote,
  respond,
  screen,
  waitFor,
  type Handler,
} from '@muster/kit/testing';
import { ProofDialog } from '../../platform/proof-dialog.tsx';
import { askProof } from '../../platform/proof-question.ts';
import { bus, createPlatform } from '../../platform/shell-platform.ts';
import { knownSession, setSession } from '../../session/session-store.ts';
import { signedIn } from '../account.fixtures.ts';

const { prove, read } = twoFactorEndpoints;
const renewed = () => signedIn({ csrfToken: 'renewed-token' });

afterAll(() => bus.close());

function open(twoStep: boolean, answer: Parameters<typeof respond<typeof prove>>[1]) {
  setSession(signedIn());
  const handlers: Handler[] = [
    respond(read, () => ({ enabled: twoStep, mandatory: false, recoveryCodesLeft: 10 })),
    respond(prove, answer),
    respond(authEndpoints.session, renewed),
  ];
  const page = renderRemote(<ProofDialog />, { session: null, handlers });
  return page;
}

const opened = () => screen.findByRole('dialog', { name: 'Confirm that it is you' });

test('the password renews the session for all open parts', async () => {
  const leaving = new AbortController();
  const { user, network } = open(false, ({ body }) =>
    body.password === 'a long way' ? renewed() : fail('BAD_CREDENTIALS'),
  );
  const platform = createPlatform(leaving.signal);
  const asked = askProof();
  const again = askProof();
  const dialog = await opened();
  const password = await screen.findByLabelText(/^Your password/);
  expect(await axeFindings(dialog)).toEqual([]);
  await user.type(password, 'not it{Enter}');
  expect(await screen.findByText('That password is wrong.')).toBeVisible();
  await user.clear(password);
  await user.type(password, 'a long way{Enter}');
  expect(await asked).toBe('renewed-token');
  expect(await again).toBe('renewed-token');
  expect(knownSession()?.csrfToken).toBe('renewed-token');
  expect(platform.session?.csrfToken).toBe('renewed-token');
  expect(network.callsOf(prove)).toHaveLength(2);
  leaving.abort();
});

test('if two-step sign-in is on, a code from the app works as well', async () => {
  const { user, network } = open(true, renewed);
  const asked = askProof();
  await opened();
  await user.click(await screen.findByRole('button', { name: 'Use a code of the app' }));
  await user.type(screen.getByRole('textbox', { name: /Code/ }), '123456{Enter}');
  expect(await asked).toBe('renewed-token');
  expect(network.callsOf(prove)[0]?.body).toEqual({ code: '123456' });
});

test('a user who cancels proves nothing', async () => {
  const { user, network } = open(false, renewed);
  const asked = askProof();
  await opened();
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(await asked).toBeNull();
  expect(network.callsOf(prove)).toHaveLength(0);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a remote of another user or role never gets this user’s session', () => {
  setSession(signedIn());
  const leaving = new AbortController();
  const platform = createPlatform(leaving.signal);
  setSession(
    signedIn({
      csrfToken: 'of-another',
      user: { ...signedIn().user, id: '64b0000000000000000000ff' },
    }),
  );
  expect(platform.session?.csrfToken).toBe('csrf-token-of-the-test');
  leaving.abort();
});
