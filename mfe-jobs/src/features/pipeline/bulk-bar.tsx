import { IconButton, IconX, Tooltip, UnstyledButton, type BulkAction } from '@muster/ui';
import classes from './bulk-bar.module.css';
import { usePipelineMessages } from './messages.ts';

interface BulkBarProps {
  count: number;
  actions: readonly BulkAction[];
  onClear: () => void;
}

/** Bulk actions, over the board as over a list. */
export function BulkBar({ count, actions, onClear }: BulkBarProps) {
  const t = usePipelineMessages();
  return (
    <div className={classes.bar} role="region" aria-label={t('bulk.region')}>
      <span className={classes.count} aria-live="polite">
        {t('bulk.selected', { count })}
      </span>
      {actions.map(({ id, label, icon: Icon, onClick, disabledReason }) => (
        <Tooltip key={id} label={disabledReason} disabled={disabledReason === undefined}>
          <UnstyledButton
            className={classes.action}
            aria-disabled={disabledReason !== undefined || undefined}
            onClick={disabledReason === undefined ? onClick : undefined}
          >
            {Icon && <Icon size={16} stroke={1.7} />}
            {label}
          </UnstyledButton>
        </Tooltip>
      ))}
      <IconButton className={classes.clear} aria-label={t('bulk.clear')} onClick={onClear}>
        <IconX size={16} />
      </IconButton>
    </div>
  );
}
