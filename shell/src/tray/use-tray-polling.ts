import { useSyncExternalStore } from 'react';
import { isStreamConnected, onStreamChange } from '../stream/stream-connection.ts';

/** Polling intervals in milliseconds while something is in progress. */
const pollMs = { alone: 1000, besideTheStream: 5000 };

/** Returns when a tray loads its list: now, and repeatedly while something is in progress. */
export function useTrayPolling<T>(
  known: readonly T[] | undefined,
  isUnderWay: (entry: T) => boolean,
) {
  const standing = useSyncExternalStore(onStreamChange, isStreamConnected);
  const interval = pollMs[standing ? 'besideTheStream' : 'alone'];
  return {
    pollingInterval: known?.some(isUnderWay) ? interval : 0,
    refetchOnMountOrArgChange: true,
  };
}
