import type { ReactNode } from 'react';
import classes from './tray.module.css';

/** Stacks the trays over any page. */
export const TrayStack = ({ children }: { children: ReactNode }) => (
  <div className={classes.stack}>{children}</div>
);
