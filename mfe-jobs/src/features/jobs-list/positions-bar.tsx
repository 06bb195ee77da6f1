import { Progress } from '@muster/ui';
import type { Words } from '../../shared/use-words.ts';
import classes from './job-columns.module.css';
import type { JobRow } from './job-row.ts';

/** How many of a job's positions are filled, as a small bar and in figures. */
export function PositionsBar({ row, t }: { row: JobRow; t: Words }) {
  const { positionsFilled: filled, positionsCount: total } = row;
  return (
    <span className={classes.positions}>
      <Progress
        className={classes.bar}
        size={6}
        value={total === 0 ? 0 : (filled / total) * 100}
        aria-label={t('list.positionsLabel', { filled, total })}
      />
      {t('list.positions', { filled, total })}
    </span>
  );
}
