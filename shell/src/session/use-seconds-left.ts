import { useEffect, useState } from 'react';

const secondsUntil = (moment: string) =>
  Math.max(0, Math.ceil((Date.parse(moment) - Date.now()) / 1000));

/** Returns the whole seconds until a moment, updated every second; 0 from then on. */
export function useSecondsLeft(moment: string): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(moment));
  useEffect(() => {
    const tick = () => setSeconds(secondsUntil(moment));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [moment]);
  return seconds;
}
