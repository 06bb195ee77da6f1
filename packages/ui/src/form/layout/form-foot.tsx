import type { ReactNode } from 'react';
import classes from './form.module.css';

/** The foot of a long form on a page: its buttons stay in sight while the fields scroll. */
export function FormFoot({ children }: { children: ReactNode }) {
  return <div className={classes.foot}>{children}</div>;
}
