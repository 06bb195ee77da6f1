import { Skeleton } from '@muster/ui';
import classes from '../chat.module.css';

const shapes = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Skeleton rows with the height of the real ones. */
export const RowSkeletons = () => (
  <div aria-busy="true">
    {shapes.map((shape) => (
      <div key={shape} className={classes.row}>
        <Skeleton circle height={36} width={36} />
        <div className={classes.rowText}>
          <Skeleton height={14} width="60%" mt={3} />
          <Skeleton height={12} width="85%" mt={7} />
        </div>
      </div>
    ))}
  </div>
);
