import { useId, type ReactNode } from 'react';
import classes from './card.module.css';

export type CardProps = {
  title?: ReactNode;
  /** A number or a few words beside the title. */
  count?: ReactNode;
  /** Edit button, link or quiet text on the right of the title. */
  actions?: ReactNode;
  /** Whether rows run to the card's edges (tables, lists) instead of being inset. */
  flush?: boolean;
  /** A line under the title. Default: with `flush`. */
  divided?: boolean;
  /** Heading level of the title. Default 2. */
  headingLevel?: 2 | 3 | 4;
  children: ReactNode;
};

/** A titled box of a record or a home page. */
export function Card({
  title,
  count,
  actions,
  flush = false,
  divided = flush,
  headingLevel = 2,
  children,
}: CardProps) {
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section className={classes.card} aria-labelledby={title ? titleId : undefined}>
      {title && (
        <div className={`${classes.head} ${divided ? classes.divided : ''}`}>
          <Heading className={classes.title} id={titleId}>
            {title}
            {count !== undefined && <span className={classes.count}>{count}</span>}
          </Heading>
          {actions && <div className={classes.actions}>{actions}</div>}
        </div>
      )}
      <div className={`${classes.body} ${flush ? classes.flush : ''}`}>{children}</div>
    </section>
  );
}
