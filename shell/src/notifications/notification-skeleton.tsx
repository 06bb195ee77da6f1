import { Skeleton } from '@muster/ui';
import classes from './notification-centre.module.css';

const widths = ['72%', '58%', '80%', '64%', '70%', '52%'];

/** Skeleton of the list. */
export function NotificationSkeleton() {
  return (
    <div className={classes.skeleton} role="status" aria-busy>
      {widths.map((width) => (
        <div key={width} className={classes.skeletonRow}>
          <Skeleton height={28} circle />
          <div className={classes.skeletonWords}>
            <Skeleton height={12} width={width} />
            <Skeleton height={10} width="40%" />
          </div>
        </div>
      ))}
    </div>
  );
}
