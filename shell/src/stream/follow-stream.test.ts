import { mockApi, respond, waitFor } from '@muster/kit/testing';
import { authEndpoints, type SessionState } from '@muster/contracts';
import { actingAsLi, signedIn } from '../account/account.fixtures.ts';
import { bus } from '../platform/shell-platform.ts';
import { setSession, suspendSession } from '../session/session-store.ts';
import { followStream } from './follow-stream.ts';
import { sources } from './source.fixtures.ts';

const network = sources();
const visitor: SessionState = { state: 'signed-out', csrfToken: null };

beforeEach(() => {
  network.opened.length = 0;
  Object.defineProperty(window, 'EventSource', {
    value: function EventSource() {
      return network.connect();
    },
    configurable: true,
  });
});
afterAll(() => bus.close());

test('the stream follows the session: none, the user’s own, the impersonated user’s, none', async () => {
  setSession(visitor);
  const stop = followStream();
  setSession(signedIn());
  await waitFor(() => expect(network.standing()).toHaveLength(1));
  setSession({ ...signedIn(), csrfToken: 'renewed' });
  suspendSession();
  expect(network.standing()).toHaveLength(0);
  setSession(actingAsLi());
  await waitFor(() => expect(network.standing()).toHaveLength(1));
  expect(network.opened).toHaveLength(2);
  setSession(visitor);
  expect(network.standing()).toHaveLength(0);
  stop();
});

test('a user who has not chosen a role has no stream', async () => {
  jest.useFakeTimers();
  const stop = followStream();
  setSession(signedIn({ state: 'choose-role', active: null }));
  await jest.advanceTimersByTimeAsync(60_000);
  expect(network.opened).toHaveLength(0);
  stop();
  jest.useRealTimers();
});

test('after an end event the session is read, and every tab is told of a different one', async () => {
  const api = mockApi([respond(authEndpoints.session, () => visitor)]);
  const heard: string[] = [];
  const off = bus.on('session.changed', ({ reason }) => heard.push(reason));
  setSession(signedIn());
  const stop = followStream();
  await waitFor(() => expect(network.standing()).toHaveLength(1));
  network.latest().say({ name: 'end', data: { reason: 'session' } });
  await waitFor(() => expect(heard).toEqual(['refreshed']), { timeout: 4_000 });
  expect(network.standing()).toHaveLength(0);
  off();
  stop();
  api.restore();
});
