import { useState, type ReactNode } from 'react';
import classes from './record-layout.module.css';
import { CondensedSlotProvider, useCondensed } from './use-condensed.ts';

export type RecordLayoutProps = {
  /** `RecordHeader`. */
  header: ReactNode;
  /** `RecordTabs`. */
  tabs?: ReactNode;
  main: ReactNode;
  /** `RailSection`s; always in the order upcoming, tasks, activity. */
  rail?: ReactNode;
  /** Label of the rail for screen readers; required with it. */
  railLabel?: string;
};

/**
 * A record as one page: header, tabs, content and a 312 px rail that moves below on narrow screens.
 * With a rail, the tabs and a short form of the header stay visible while the page scrolls; boards
 * and tables, which have no rail, need the height for themselves.
 */
export function RecordLayout({ header, tabs, main, rail, railLabel }: RecordLayoutProps) {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const { header: headerRef, isCondensed } = useCondensed();
  return (
    <div className={classes.layout}>
      <CondensedSlotProvider value={rail && isCondensed ? slot : null}>
        <div ref={headerRef} className={classes.header}>
          {header}
        </div>
      </CondensedSlotProvider>
      <div className={rail ? classes.sticky : undefined}>
        {/* Repeats the header for the eye alone: screen readers have its heading and the tabs. */}
        <div ref={setSlot} className={classes.condensed} aria-hidden />
        {tabs ? <div className={classes.tabs}>{tabs}</div> : <div className={classes.edge} />}
      </div>
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
