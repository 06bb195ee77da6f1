import { href, jobsRoutes, limits } from '@muster/contracts';
import type { Board } from '@muster/contracts';
import { useFollow } from '@muster/kit';
import { IconButton, IconX, Tooltip, UnstyledButton } from '@muster/ui';
import classes from './bulk-bar.module.css';
import { usePipelineWords } from './messages.ts';

interface BulkBarProps {
  board: Board;
  ids: readonly string[];
  onClear: () => void;
  onCompare: () => void;
}

/** What can be done with several people at once. */
export function BulkBar({ board, ids, onClear, onCompare }: BulkBarProps) {
  const t = usePipelineWords();
  const follow = useFollow();
  const cards = board.columns
    .flatMap((column) => column.cards)
    .filter(({ id }) => ids.includes(id));
  const params = { id: board.job.id };
  const may = (actions: readonly string[]) =>
    cards.some(({ allowedActions }) => allowedActions.some((action) => actions.includes(action)));
  const canCompare = ids.length >= 2 && ids.length <= limits.application.compare;
  return (
    <div className={classes.bar} role="region" aria-label={t('bulk.region')}>
      <span className={classes.count} aria-live="polite">
        {t('bulk.selected', { count: ids.length })}
      </span>
      {may(['move_stage']) && (
        <UnstyledButton
          className={classes.action}
          onClick={() => follow(href(jobsRoutes.candidatesMove, params))}
        >
          {t('bulk.move')}
        </UnstyledButton>
      )}
      {may(['remove', 'reject']) && (
        <UnstyledButton
          className={classes.action}
          onClick={() => follow(href(jobsRoutes.candidatesRemove, params))}
        >
          {t('bulk.remove')}
        </UnstyledButton>
      )}
      <Tooltip
        label={t('bulk.compareMost', { max: limits.application.compare })}
        disabled={canCompare}
      >
        <UnstyledButton
          className={classes.action}
          aria-disabled={!canCompare || undefined}
          onClick={canCompare ? onCompare : undefined}
        >
          {t('bulk.compare')}
        </UnstyledButton>
      </Tooltip>
      <IconButton className={classes.clear} aria-label={t('bulk.clear')} onClick={onClear}>
        <IconX size={16} />
      </IconButton>
    </div>
  );
}
