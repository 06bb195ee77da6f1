import type { ReactNode } from 'react';
import classes from './list-page.module.css';

/**
 * A list as a page: fills the window below the top bar, so that its head and foot stay in sight and
 * only the rows scroll. Holds `PageHeader`, `ViewTabs` and `DataTable`, one below the other.
 */
export function ListPage({ children }: { children: ReactNode }) {
  return <div className={classes.page}>{children}</div>;
}
