import { useSyncExternalStore } from 'react';
import { limits } from '@muster/contracts';
import { isStreamConnected, onStreamChange } from '../stream/stream-connection.ts';

/** How a read follows what happens: by the stream, or while none stands by asking in sight. */
export function usePolling() {
  const standing = useSyncExternalStore(onStreamChange, isStreamConnected);
  return {
    pollingInterval: standing ? 0 : limits.stream.pollWithout,
    skipPollingIfUnfocused: true,
  };
}
