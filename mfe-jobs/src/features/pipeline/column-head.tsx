import { hourMs, type BoardColumn } from '@muster/contracts';
import { IconButton, IconChevronRight, IconClock, formatSpan, stateFamily } from '@muster/ui';
import classes from './board-column.module.css';
import { usePipelineMessages } from './messages.ts';

interface ColumnHeadProps {
  column: BoardColumn;
  name: string;
  now: number;
  onFold?: (() => void) | undefined;
}

/** Name, count, time limit and oldest card of a stage. */
export function ColumnHead({ column, name, now, onFold }: ColumnHeadProps) {
  const t = usePipelineMessages();
  const { kind, total, late, oldestAt, slaHours } = column;
  const age = oldestAt && formatSpan(now - Date.parse(oldestAt));
  return (
    <header className={classes.head}>
      <div className={classes.title}>
        <span
          className={classes.square}
          style={{ background: `var(--m-${kind ? stateFamily('stage', kind) : 'amber'}-dot)` }}
          aria-hidden
        />
        <h2 className={classes.name}>{name}</h2>
        <span className={classes.count}>{total}</span>
      </div>
      {late > 0 && <span className={classes.late}>{t('column.late', { count: late })}</span>}
      {onFold && (
        <IconButton
          size="sm"
          className={classes.fold}
          aria-label={t('column.fold', { name })}
          aria-expanded
          onClick={onFold}
        >
          <IconChevronRight size={16} />
        </IconButton>
      )}
      <span className={classes.break} />
      {kind && slaHours !== null && (
        <span className={classes.within}>
          <IconClock size={13} aria-hidden />
          {t(`column.within.${kind}`, { time: formatSpan(slaHours * hourMs) })}
        </span>
      )}
      {age && total > 0 && <span className={classes.oldest}>{t('column.oldest', { age })}</span>}
    </header>
  );
}
