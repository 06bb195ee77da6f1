import type { ReactNode } from 'react';
import { keepListFocus } from './keep-list-focus.ts';
import classes from './list-focus.module.css';

/**
 * Wraps a list whose items can be removed or moved, with its "Add" if there is one, and keeps the
 * focus in the list (see {@link keepListFocus}). Items are `li`, `tr`, or marked with
 * `data-list-item`. It has no box of its own.
 */
export function ListFocus({ children }: { children: ReactNode }) {
  return (
    <div ref={keepListFocus} className={classes.scope}>
      {children}
    </div>
  );
}
