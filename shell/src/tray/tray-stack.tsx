import type { ReactNode } from 'react';
import classes from './tray.module.css';

/** Where the trays stand, one above the other, over whatever page is open. */
export const TrayStack = ({ children }: { children: ReactNode }) => (
  <div className={classes.stack}>{children}</div>
);
