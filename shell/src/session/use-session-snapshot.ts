import { useSyncExternalStore } from 'react';
import { onSession, readSession, type SessionSnapshot } from './session-store.ts';

/** Returns the session and re-renders the component on every change. */
export function useSessionSnapshot(): SessionSnapshot {
  return useSyncExternalStore(onSession, readSession);
}
