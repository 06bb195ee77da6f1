import { useEffect, useState, useSyncExternalStore } from 'react';
import { useAtRest } from '@muster/kit';
import { hasStreamTold, onStreamChange } from './stream-connection.ts';

/** Milliseconds after which background reads begin without the stream. */
const patience = 1_500;

/**
 * Whether the page is at rest and the stream of events has begun, or is late. Its beginning makes
 * stale what it would have told of: read before, that would be read twice.
 */
export function useAtRestWithStream(): boolean {
  const atRest = useAtRest();
  const told = useSyncExternalStore(onStreamChange, hasStreamTold);
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!atRest || told) return undefined;
    const timer = setTimeout(() => setIsLate(true), patience);
    return () => clearTimeout(timer);
  }, [atRest, told]);
  return atRest && (told || isLate);
}
