import { useSyncExternalStore } from 'react';
import { onSession, readSession, type SessionSnapshot } from './session-store.ts';

/** The session; the component follows every change of it. */
export function useSessionSnapshot(): SessionSnapshot {
  return useSyncExternalStore(onSession, readSession);
}
