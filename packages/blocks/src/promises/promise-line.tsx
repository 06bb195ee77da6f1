import { promiseLines, readPromises, withoutPromise } from '@muster/contracts';
import { useActor } from '@muster/kit';
import { Button, useNow } from '@muster/ui';
import { dueWords } from './due-words.ts';
import { usePromiseMessages } from './messages.ts';
import classes from './promises.module.css';

interface PromiseLineProps {
  /** The text being written: plain or rich. */
  value: string;
  isRich?: boolean;
  /** Whether recipients outside the agency read it, without the markers. */
  isSent?: boolean;
  onChange: (value: string) => void;
}

/**
 * Shown below an editor: what will be tracked as a promise (`@promise fri`), and how to avoid it.
 */
export function PromiseLine({ value, isRich = false, isSent = false, onChange }: PromiseLineProps) {
  const t = usePromiseMessages();
  const now = useNow();
  const actor = useActor();
  const timeZone = actor?.timeZone ?? 'UTC';
  const found = readPromises(isRich ? promiseLines(value) : value, { now, timeZone });
  return (
    <div
      className={found.length === 0 ? classes.empty : undefined}
      aria-live="polite"
      role="group"
      aria-label={t('line.label')}
    >
      {found.map((promise) => {
        const { start, marker, text, due, problem } = promise;
        return (
          <p key={start} className={classes.line}>
            {due
              ? t('line.tracked', {
                  text,
                  when: dueWords(t, { dueOn: due.on, dueClock: due.clock, timeZone }),
                })
              : t(`line.${problem ?? 'unclear'}`, { marker })}{' '}
            <Button
              size="xs"
              variant="subtle"
              aria-label={t(due ? 'line.removeOf' : 'line.deleteOf', { text, marker })}
              onClick={() => onChange(withoutPromise(value, promise))}
            >
              {t(due ? 'line.remove' : 'line.delete')}
            </Button>
          </p>
        );
      })}
      {isSent && found.length > 0 && <p className={classes.line}>{t('line.notSent')}</p>}
    </div>
  );
}
