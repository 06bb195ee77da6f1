import { Skeleton } from '@muster/ui';
import classes from './board-skeleton.module.css';

/** Placeholder cards per column. */
const columns = [4, 3, 2, 3, 2, 1, 1] as const;

/** The board's final layout before its candidates are loaded. */
export function BoardSkeleton() {
  return (
    <div className={classes.board} aria-hidden>
      {columns.map((cards, column) => (
        <div key={column} className={classes.column}>
          <Skeleton height={12} width={96} maw="70%" />
          <Skeleton height={10} width={72} maw="50%" />
          {Array.from({ length: cards }, (_x, card) => (
            <div key={card} className={classes.card}>
              <Skeleton height={12} width="75%" />
              <Skeleton height={10} width="55%" />
              <Skeleton height={10} width="30%" />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
