import type { ReactNode } from 'react';
import classes from './record-layout.module.css';

export type RecordLayoutProps = {
  /** `RecordHeader`. */
  header: ReactNode;
  /** `RecordTabs`. */
  tabs?: ReactNode;
  main: ReactNode;
  /** `RailSection`s; always in the order upcoming, tasks, activity. */
  rail?: ReactNode;
  /** Names the rail for screen readers; required with it. */
  railLabel?: string;
};

/** A record as one page: header, tabs, content and a 312 px rail that moves below on narrow screens. */
export function RecordLayout({ header, tabs, main, rail, railLabel }: RecordLayoutProps) {
  return (
    <div className={classes.layout}>
      {header}
      {tabs ? <div className={classes.tabs}>{tabs}</div> : <div className={classes.edge} />}
      <div className={`${classes.columns} ${rail ? classes.withRail : ''}`}>
        <div className={classes.main}>{main}</div>
        {rail && (
          <aside className={classes.rail} aria-label={railLabel}>
            {rail}
          </aside>
        )}
      </div>
    </div>
  );
}
