import { Skeleton } from '@muster/ui';
import classes from './figures.module.css';

/** Skeleton tiles while the figures load. */
export function FigureSkeletons({ count }: { count: number }) {
  return (
    <div className={classes.figures} aria-hidden>
      {Array.from({ length: count }, (_x, figure) => (
        <div key={figure} className={classes.figure}>
          <span className={classes.words}>
            <Skeleton height={12} width={140} my={3} />
            <Skeleton height={20} width={48} my={4} />
            <Skeleton height={12} width={110} my={3} />
          </span>
        </div>
      ))}
    </div>
  );
}
