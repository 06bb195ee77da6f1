import { useSyncExternalStore } from 'react';
import { limits } from '@muster/contracts';
import { isStreamConnected, onStreamChange } from '../stream/stream-connection.ts';

/** Returns how a query stays current: by the stream, or without it by polling while visible. */
export function usePolling() {
  const standing = useSyncExternalStore(onStreamChange, isStreamConnected);
  return {
    pollingInterval: standing ? 0 : limits.stream.pollWithout,
    skipPollingIfUnfocused: true,
  };
}
