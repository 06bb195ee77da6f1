import { IconFlag, IconFlagFilled } from '@muster/ui';
import type { Words } from '../../shared/use-words.ts';
import classes from './job-columns.module.css';
import type { JobRow } from './job-row.ts';

const flags: Partial<Record<JobRow['priority'], typeof IconFlag>> = {
  high: IconFlag,
  urgent: IconFlagFilled,
};

/** How pressing a job is; what is pressing has a flag. */
export function JobPriority({ priority, t }: { priority: JobRow['priority']; t: Words }) {
  const Flag = flags[priority];
  return (
    <span className={`${classes.priority} ${Flag ? classes.pressing : ''}`}>
      {Flag && <Flag size={14} aria-hidden />}
      {t(`enum.priority.${priority}`)}
    </span>
  );
}
