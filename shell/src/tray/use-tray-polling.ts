import { useSyncExternalStore } from 'react';
import { isStreamConnected, onStreamChange } from '../stream/stream-connection.ts';

/** How often it is looked while something is under way, in milliseconds. */
const pollMs = { alone: 1000, besideTheStream: 5000 };

/** How a tray asks for its list: now, and again while something of it is under way. */
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
