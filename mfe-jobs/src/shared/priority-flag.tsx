import { IconFlag, IconFlagFilled } from '@muster/ui';
import type { jobPriorities } from '@muster/contracts';
import type { Translate } from './use-messages.ts';
import classes from './priority-flag.module.css';

type Priority = (typeof jobPriorities)[number];

const flags: Partial<Record<Priority, typeof IconFlag>> = {
  high: IconFlag,
  urgent: IconFlagFilled,
};

/** Priority of a job; high ones have a flag. */
export function PriorityFlag({ priority, t }: { priority: Priority; t: Translate }) {
  const Flag = flags[priority];
  return (
    <span className={`${classes.priority} ${Flag ? classes.pressing : ''}`}>
      {Flag && <Flag size={14} aria-hidden />}
      {t(`enum.priority.${priority}`)}
    </span>
  );
}
