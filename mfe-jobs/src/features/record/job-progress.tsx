import type { JobRecord } from '@muster/contracts';
import { Progress } from '@muster/ui';
import classes from './record.module.css';
import { useRecordWords } from './messages.ts';

/** How many of its positions are filled. */
export function JobProgress({ job }: { job: JobRecord }) {
  const t = useRecordWords();
  const { positionsFilled: filled, positionsCount: total } = job;
  if (total === 0) return null;
  const label = t('positions.filled', { filled, total });
  return (
    <div className={classes.progress}>
      <span className={classes.progressText}>{label}</span>
      <Progress size={6} color="green" value={(filled / total) * 100} aria-label={label} />
    </div>
  );
}
