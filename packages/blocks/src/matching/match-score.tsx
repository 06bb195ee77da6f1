import type { Match } from '@muster/contracts';
import classes from './matching.module.css';
import { useMatchMessages } from './messages.ts';

/** Lowest score that is shown as good. */
const high = 85;

/** The score of a match as a number, in green when it is high. */
export function MatchScore({ match: { score } }: { match: Pick<Match, 'score'> }) {
  const t = useMatchMessages();
  return (
    <span
      className={classes.score}
      data-high={score >= high || undefined}
      role="img"
      aria-label={t('score', { score })}
    >
      {score}
    </span>
  );
}
