import { useSyncExternalStore } from 'react';
import { limits } from '@muster/contracts';
import { isStreamStanding, onStreamStanding } from '../stream/stream-standing.ts';

/** How a read follows what happens: by the stream, or while none stands by asking in sight. */
export function usePolling() {
  const standing = useSyncExternalStore(onStreamStanding, isStreamStanding);
  return {
    pollingInterval: standing ? 0 : limits.stream.pollWithout,
    skipPollingIfUnfocused: true,
  };
}
