import { useEffect } from 'react';
import { VisuallyHidden, useT } from '@muster/ui';
import { impersonationMessages } from './messages.ts';
import { useSecondsLeft } from '../session/use-seconds-left.ts';

/** Minutes before the end at which screen readers announce it. */
const spokenAt = [1, 5];
const askAgainAfter = 5_000;

const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

type TimeLeftProps = {
  name: string;
  /** ISO. */
  expiresAt: string;
  /** Called at the end, and again until the page has reacted. */
  onEnd: () => void;
};

/**
 * The countdown of the banner. It renders without the rest of the page; screen readers announce it
 * only three times: five minutes before, one minute before, and at the end.
 */
export function TimeLeft({ name, expiresAt, onEnd }: TimeLeftProps) {
  const t = useT(impersonationMessages);
  const seconds = useSecondsLeft(expiresAt);
  const over = seconds === 0;
  const minutes = spokenAt.find((limit) => seconds <= limit * 60);

  useEffect(() => {
    if (!over) return undefined;
    onEnd();
    const timer = setInterval(onEnd, askAgainAfter);
    return () => clearInterval(timer);
  }, [over, onEnd]);

  return (
    <>
      <span role="timer">{t('left', { clock: clock(seconds) })}</span>
      <VisuallyHidden role="status">
        {over ? t('overSpoken', { name }) : minutes && t('leftSpoken', { count: minutes, name })}
      </VisuallyHidden>
    </>
  );
}
