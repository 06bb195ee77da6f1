import { useMemo, useState, type ReactNode } from 'react';
import classes from './list-page.module.css';
import { PhoneBarContext } from './phone-bar.ts';

/**
 * A list as a page: fills the window below the top bar, so that its head and foot stay visible and
 * only the rows scroll. Holds `PageHeader`, `ViewTabs` and `DataTable`, one below the other; on a
 * phone they share the top bar and one line below it.
 */
export function ListPage({ children }: { children: ReactNode }) {
  const [views, setViews] = useState<HTMLElement | null>(null);
  const [actions, setActions] = useState<HTMLElement | null>(null);
  const bar = useMemo(() => ({ views, actions, setViews, setActions }), [views, actions]);
  return (
    <PhoneBarContext value={bar}>
      <div className={classes.page}>{children}</div>
    </PhoneBarContext>
  );
}

/** A notice above a list; on a phone below it, where the rows come first. */
export function ListNotice({ children }: { children: ReactNode }) {
  return <div className={classes.notice}>{children}</div>;
}
