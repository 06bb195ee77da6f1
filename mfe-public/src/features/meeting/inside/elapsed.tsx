import { useEffect, useState } from 'react';
import { useMeetingMessages } from '../messages.ts';
import classes from './room.module.css';

const two = (value: number): string => String(value).padStart(2, '0');

/** `12:05`, with hours from the first one on. */
export function Elapsed({ since, label }: { since: string; label?: string }) {
  const t = useMeetingMessages();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.floor((now - Date.parse(since)) / 1000));
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const clock = `${two(minutes % 60)}:${two(seconds % 60)}`;
  return (
    <span className={classes.time} role="timer" aria-label={label ?? t('room.elapsed')}>
      {hours > 0 ? `${hours}:${clock}` : clock}
    </span>
  );
}
