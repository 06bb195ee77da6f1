import { lazy, Suspense, useSyncExternalStore } from 'react';
import { knownSession, onSession, waitingSession } from './session-store.ts';

const HeldDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "account" */ '../account/held/held-dialog.tsx'))
    .HeldDialog,
}));

/** Asks over the page what to do with unsaved input whose session has ended. */
export function HeldSession() {
  const waiting = useSyncExternalStore(onSession, waitingSession);
  const held = knownSession();
  if (!waiting || !held || !('user' in held)) return null;
  return (
    <Suspense fallback={null}>
      <HeldDialog held={held} waiting={waiting} />
    </Suspense>
  );
}
