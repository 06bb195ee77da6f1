import type { JobRecord } from '@muster/contracts';
import { SeatBar, seatsText } from '../../shared/seat-bar.tsx';
import { useMessages } from '../../shared/use-messages.ts';
import classes from './record.module.css';
import { useRecordMessages } from './messages.ts';

/** Numbers of filled, reserved and open positions. */
export function JobProgress({ job }: { job: JobRecord }) {
  const t = useRecordMessages();
  const words = useMessages();
  const { positionsFilled: filled, positionsCount: total } = job;
  if (total === 0) return null;
  return (
    <div className={classes.progress}>
      <span className={classes.progressText}>{t('positions.filled', { filled, total })}</span>
      <SeatBar job={job} t={words} />
      <span className={classes.progressParts} aria-hidden>
        {seatsText(words, job)}
      </span>
    </div>
  );
}
