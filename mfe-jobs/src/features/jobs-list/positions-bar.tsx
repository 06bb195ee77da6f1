import { SeatBar } from '../../shared/seat-bar.tsx';
import type { Translate } from '../../shared/use-messages.ts';
import classes from './job-columns.module.css';
import type { JobRow } from './job-row.ts';

/** A job's filled positions, as a small bar and in numbers. */
export function PositionsBar({ row, t }: { row: JobRow; t: Translate }) {
  const { positionsFilled: filled, positionsCount: total } = row;
  return (
    <span className={classes.positions}>
      <SeatBar className={classes.bar} job={row} t={t} />
      {t('list.positions', { filled, total })}
    </span>
  );
}
