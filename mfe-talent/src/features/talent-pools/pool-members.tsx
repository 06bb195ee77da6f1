import { Progress, formatCount } from '@muster/ui';
import type { Translate } from '../../shared/use-messages.ts';
import classes from './pool-columns.module.css';
import type { PoolRow } from './pool-row.ts';

/** The number of members, and the progress towards the target. */
export function PoolMembers({ row, t }: { row: PoolRow; t: Translate }) {
  const members = formatCount(row.memberCount);
  if (row.targetSize === null)
    return (
      <span className={classes.members}>
        {members}
        <span className={classes.second}>{t('pools.noTarget')}</span>
      </span>
    );
  const target = formatCount(row.targetSize);
  return (
    <span className={classes.members}>
      <Progress
        className={classes.bar}
        size={6}
        value={Math.min(100, (row.memberCount / Math.max(1, row.targetSize)) * 100)}
        aria-label={t('pools.targetLabel', { members, target })}
      />
      <span>
        {members} <span className={classes.second}>{t('pools.target', { target })}</span>
      </span>
    </span>
  );
}
