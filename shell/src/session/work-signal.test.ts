import type { SessionState } from '@muster/contracts';
import { actingAsLi, signedIn } from '../account/account.fixtures.ts';
import { setSession, suspendSession } from './session-store.ts';
import { workSignal } from './work-signal.ts';

const visitor: SessionState = { state: 'signed-out', csrfToken: null };

it('stays while the same user works in the same role', () => {
  setSession(signedIn());
  const signal = workSignal();
  setSession({ ...signedIn(), csrfToken: 'renewed' });
  expect(workSignal()).toBe(signal);
  expect(signal?.aborted).toBe(false);
});

it.each<[string, () => void]>([
  ['signs out', () => setSession(visitor)],
  ['impersonates another user', () => setSession(actingAsLi())],
  ['has another role put on', suspendSession],
  ['has to choose a role', () => setSession(signedIn({ state: 'choose-role', active: null }))],
])('ends when the person %s, and is not reused afterwards', (_what, change) => {
  setSession(signedIn());
  const signal = workSignal();
  change();
  expect(signal?.aborted).toBe(true);
  expect(workSignal()).not.toBe(signal);
  setSession(signedIn());
  expect(workSignal()?.aborted).toBe(false);
});

it('exists only for users at work', () => {
  setSession(visitor);
  expect(workSignal()).toBeUndefined();
});
