import { useEffect, useEffectEvent, useRef, useState } from 'react';

/**
 * Calls back once after `ms` milliseconds, not counting the time it was paused.
 * Without `ms` it never does.
 */
export function usePausableTimeout(
  callback: () => void,
  ms: number | undefined,
): { pause: () => void; resume: () => void } {
  const [paused, setPaused] = useState(false);
  const left = useRef(ms);
  const fire = useEffectEvent(callback);
  useEffect(() => {
    if (paused || left.current === undefined) return undefined;
    const started = Date.now();
    const timer = setTimeout(() => fire(), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, (left.current ?? 0) - (Date.now() - started));
    };
  }, [paused]);
  return { pause: () => setPaused(true), resume: () => setPaused(false) };
}
