import type { ExperienceSuggestion } from '@muster/contracts';
import { Button } from '@muster/ui';
import { useMessages } from '../../shared/use-messages.ts';
import type { SuggestionActions } from './use-suggestions.ts';
import classes from './suggestions.module.css';

interface DecidedListProps {
  decided: readonly ExperienceSuggestion[];
  actions: SuggestionActions;
}

/** Recent decisions; the newest can be undone for ten minutes. */
export function DecidedList({ decided, actions }: DecidedListProps) {
  const t = useMessages();
  if (decided.length === 0) return null;
  return (
    <details className={classes.decided}>
      <summary>
        {t('suggestions.decided')} ({decided.length})
      </summary>
      <ul className={classes.decidedRows}>
        {decided.map(({ key, entry, reason, status, decidedBy, undoableUntil }) => (
          <li key={key} className={classes.decidedRow}>
            <span className={classes.decidedText}>
              <span>{reason}</span>
              <span className={classes.quiet}>
                {entry} ·{' '}
                {status !== 'open' &&
                  t('suggestions.decidedBy', {
                    state: t(`suggestions.state.${status}`),
                    name: decidedBy ?? '',
                  })}
              </span>
            </span>
            {undoableUntil && (
              <Button
                size="xs"
                variant="default"
                disabled={actions.pending}
                onClick={() => void actions.undo(key)}
              >
                {t('suggestions.undo')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
