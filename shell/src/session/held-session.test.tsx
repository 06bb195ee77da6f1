import { webcrypto } from 'node:crypto';
import {
  authEndpoints,
  meEndpoints,
  twoFactorEndpoints,
  type SessionState,
} from '@muster/contracts';
import { useFormDraft, useUnsavedGuard } from '@muster/kit';
import { axeFindings, fail, renderRemote, respond, screen, waitFor } from '@muster/kit/testing';
import { TextField, useZodForm } from '@muster/ui';
import { z } from 'zod';
import { secondStepDue, signedIn } from '../account/account.fixtures.ts';
import { bus, createPlatform, giveUpUnsaved } from '../platform/shell-platform.ts';
import { HeldSession } from './held-session.tsx';
import { followSession } from './session-actions.ts';
import { knownSession, setSession, waitingSession } from './session-store.ts';
import { useSessionSnapshot } from './use-session-snapshot.ts';
import { workIdentity } from './work-identity.ts';

const { session: sessionEndpoint, signIn, chooseRole } = authEndpoints;
const ended: SessionState = { state: 'ended', reason: 'expired', csrfToken: null };
const asClient = (): SessionState => {
  const own = signedIn();
  const [, client] = own.assignments;
  if (!client || !own.active) throw new Error('The fixture has two roles');
  const { id: assignmentId, role } = client;
  return { ...own, active: { ...own.active, assignmentId, role, audience: 'client' } };
};
const somebodyElse = (): SessionState => {
  const own = signedIn();
  return { ...own, user: { ...own.user, id: '64b000000000000000000077', displayName: 'Ada King' } };
};

afterAll(() => bus.close());
afterEach(giveUpUnsaved);

const originalCrypto = Object.getOwnPropertyDescriptor(globalThis, 'crypto');
beforeAll(() => {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
});
afterAll(() => {
  if (originalCrypto) Object.defineProperty(globalThis, 'crypto', originalCrypto);
});
const draftsOnDevice = () => Object.keys(localStorage).filter((key) => key.includes('draft'));

const schema = z.object({ name: z.string() });

function Form() {
  const form = useZodForm({ schema, initialValues: { name: '' } });
  useUnsavedGuard(form.dirty);
  useFormDraft(form, 'person/1');
  return <TextField label="Name" {...form.field('name')} />;
}

/** A page as the shell renders it: everything of one user and role is removed with them. */
function Page() {
  const snapshot = useSessionSnapshot();
  if (snapshot.status !== 'known' || !('user' in snapshot.session)) return <p>Signed out</p>;
  return <Form key={workIdentity(snapshot.session)} />;
}

/** Opens the page; `change` simulates another tab or an expired session. */
function open(afterwards: SessionState) {
  let inForce: SessionState = afterwards;
  setSession(signedIn());
  const platform = createPlatform(new AbortController().signal);
  const stop = followSession();
  const page = renderRemote(
    <>
      <Page />
      <HeldSession />
    </>,
    {
      platform: Object.assign(platform, { unmount: stop }) as never,
      handlers: [
        respond(sessionEndpoint, () => inForce),
        respond(meEndpoints.draftKey, () => ({ key: btoa('k'.repeat(32)) })),
        respond(signIn, ({ body }) => {
          if (body.email === 'ada@muster.test') inForce = somebodyElse();
          else if (body.password === 'two steps') inForce = secondStepDue();
          else if (body.password === 'right') inForce = signedIn({ csrfToken: 'new-token' });
          else return fail('BAD_CREDENTIALS');
          return inForce;
        }),
        respond(twoFactorEndpoints.verify, ({ body }) =>
          body.code === '246810' || body.recoveryCode
            ? (inForce = signedIn({ csrfToken: 'after-two-steps' }))
            : fail('TWO_FACTOR_INVALID'),
        ),
        respond(chooseRole, () => (inForce = signedIn({ csrfToken: 'switched-back' }))),
      ],
    },
  );
  return { ...page, change: () => bus.emit('session.changed', { reason: 'signed-out' }) };
}

const name = () => screen.getByRole('textbox', { name: 'Name', hidden: true });

test('the form stays when the session ends, and the same user continues after signing in over it', async () => {
  const { user, change } = open(ended);
  await user.type(name(), 'Half a name');
  change();
  const dialog = await screen.findByRole('dialog', { name: 'Your session ended' });
  expect(await axeFindings(dialog)).toEqual([]);
  expect(name()).toHaveValue('Half a name');
  await user.type(screen.getByLabelText(/^Password/), 'wrong{Enter}');
  expect(await screen.findByRole('alert')).toBeVisible();
  await user.clear(screen.getByLabelText(/^Password/));
  await user.type(screen.getByLabelText(/^Password/), 'right{Enter}');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(name()).toHaveValue('Half a name');
  expect(knownSession()?.csrfToken).toBe('new-token');
});

test('the second step is also asked over the form: a wrong code keeps the input, a right one continues', async () => {
  const { user, change, network } = open(ended);
  await user.type(name(), 'Half a name');
  change();
  await user.type(await screen.findByLabelText(/^Password/), 'two steps{Enter}');
  const code = await screen.findByLabelText(/^Code/);
  const dialog = screen.getByRole('dialog', { name: 'Enter your code' });
  expect(await axeFindings(dialog)).toEqual([]);
  await user.type(code, '111111{Enter}');
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(name()).toHaveValue('Half a name');
  await user.clear(code);
  await user.type(code, '246810{Enter}');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(name()).toHaveValue('Half a name');
  expect(knownSession()?.csrfToken).toBe('after-two-steps');
  expect(network.callsOf(twoFactorEndpoints.verify)).toHaveLength(2);
});

test('a recovery code works as well', async () => {
  const { user, change } = open(ended);
  await user.type(name(), 'Half a name');
  change();
  await user.type(await screen.findByLabelText(/^Password/), 'two steps{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Use a recovery code' }));
  await user.type(screen.getByLabelText(/^Recovery code/), 'abcde-fghjk{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(name()).toHaveValue('Half a name');
});

test('another user who signs in over the form starts without its input', async () => {
  const { user, change } = open(ended);
  await user.type(name(), 'Half a name');
  change();
  const email = await screen.findByLabelText(/^Work email|^E-?mail/i);
  await user.clear(email);
  await user.type(email, 'ada@muster.test');
  await user.type(screen.getByLabelText(/^Password/), 'any{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(name()).toHaveValue('');
});

test('a role switch in another tab asks first; switching back continues with the input', async () => {
  const { user, change } = open(asClient());
  await user.type(name(), 'Half a name');
  change();
  await screen.findByRole('dialog', { name: 'You work as Client viewer now' });
  expect(name()).toHaveValue('Half a name');
  await user.click(screen.getByRole('button', { name: 'Switch back to Recruiter' }));
  await waitFor(() => expect(waitingSession()).toBeNull());
  expect(name()).toHaveValue('Half a name');
  expect(knownSession()?.csrfToken).toBe('switched-back');
});

test('discarding the input continues in the new role, and leaves no draft', async () => {
  const { user, change } = open(asClient());
  await user.type(name(), 'Half a name');
  await waitFor(() => expect(draftsOnDevice()).toHaveLength(1));
  change();
  await user.click(
    await screen.findByRole('button', { name: 'Discard and continue as Client viewer' }),
  );
  await waitFor(() => expect(name()).toHaveValue(''));
  expect(draftsOnDevice()).toEqual([]);
});

test('without unsaved input, the page follows at once', async () => {
  const { change } = open(ended);
  change();
  expect(await screen.findByText('Signed out')).toBeVisible();
  expect(waitingSession()).toBeNull();
});
