import type { DuplicatePair } from '@muster/contracts';
import { Chip } from '@muster/ui';
import { useMessages } from './use-messages.ts';
import classes from './duplicate-signals.module.css';

/** Matching signals of two candidates, with their weight. */
export function DuplicateSignals({ pair }: { pair: Pick<DuplicatePair, 'signals' | 'score'> }) {
  const t = useMessages();
  return (
    <span className={classes.signals}>
      {pair.signals.map((signal) => (
        <Chip key={signal}>{t(`create.duplicates.signal.${signal}`)}</Chip>
      ))}
      <span className={classes.score}>{t('duplicates.score', { score: pair.score })}</span>
    </span>
  );
}
