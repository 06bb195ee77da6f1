import { Skeleton } from '@muster/ui';
import classes from './board-skeleton.module.css';

/** How many cards stand for those of each column, until the real ones are there. */
const columns = [4, 3, 2, 3, 2, 1, 1] as const;

/** The board in its final layout, before its people are there. */
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
