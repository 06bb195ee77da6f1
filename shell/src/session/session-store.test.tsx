import { authEndpoints, type SessionState } from '@muster/contracts';
import { renderRemote, respond } from '@muster/kit/testing';
import { signedIn } from '../account/account.fixtures.ts';
import { knownSession, refreshSession, setSession } from './session-store.ts';

test('a session response requested before a newer state was set is requested again', async () => {
  const greeted: SessionState = { ...signedIn(), onboarding: 'welcome' };
  const done: SessionState = { ...signedIn(), onboarding: 'done' };
  const answers = [greeted, done];
  const { network } = renderRemote(<p>Page</p>, {
    handlers: [respond(authEndpoints.session, () => answers.shift() ?? done)],
  });
  setSession(greeted);
  const refreshed = refreshSession();
  setSession(done);
  await refreshed;
  expect(knownSession()).toMatchObject({ onboarding: 'done' });
  expect(network.callsOf(authEndpoints.session)).toHaveLength(2);
});
