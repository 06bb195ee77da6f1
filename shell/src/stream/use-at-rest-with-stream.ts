import { useEffect, useState, useSyncExternalStore } from 'react';
import { useAtRest } from '@muster/kit';
import { hasStreamTold, onStreamChange } from './stream-connection.ts';

/** Milliseconds after which background reads begin without the stream. */
const patience = 1_500;

/**
 * Returns whether the page is idle and the event stream has started or is late. Its start
 * invalidates data, so earlier reads would be repeated.
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
