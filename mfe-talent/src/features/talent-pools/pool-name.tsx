import { IconLock } from '@muster/ui';
import type { Translate } from '../../shared/use-messages.ts';
import classes from './pool-columns.module.css';
import type { PoolRow } from './pool-row.ts';

/** The pool's name, with a lock if only its owner and the agency's admins can see it. */
export function PoolName({ row, t }: { row: PoolRow; t: Translate }) {
  return (
    <span className={classes.name}>
      {row.name}
      {row.isPrivate && (
        <IconLock size={13} role="img" aria-label={t('pools.private')} className={classes.lock} />
      )}
    </span>
  );
}
