import { useId, type ReactNode } from 'react';
import classes from './rail-section.module.css';

export type RailSectionProps = {
  title: string;
  count?: number;
  /** A small icon button or link. */
  action?: ReactNode;
  children: ReactNode;
};

/** One section of a record's rail. */
export function RailSection({ title, count, action, children }: RailSectionProps) {
  const titleId = useId();
  return (
    <section className={classes.section} aria-labelledby={titleId}>
      <div className={classes.head}>
        <h2 className={classes.title} id={titleId}>
          {title}
          {count !== undefined && <span className={classes.count}>{count}</span>}
        </h2>
        {action && <div className={classes.action}>{action}</div>}
      </div>
      {children}
    </section>
  );
}
