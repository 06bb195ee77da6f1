import { Skeleton } from '@muster/ui';
import classes from '../chat.module.css';

const widths = ['60%', '35%', '70%', '45%'];

/** Skeleton of a conversation, with the last message in its final position. */
export const ConversationSkeleton = () => (
  <div className={classes.log} aria-busy="true">
    <div className={classes.messages}>
      {widths.map((width) => (
        <div key={width} className={classes.message}>
          <Skeleton circle height={28} width={28} />
          <div className={classes.content}>
            <Skeleton height={12} width={120} mt={4} />
            <Skeleton height={14} width={width} mt={8} mb={6} />
          </div>
        </div>
      ))}
    </div>
  </div>
);
