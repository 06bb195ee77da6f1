import type { ReactNode } from 'react';
import classes from './layout/form.module.css';

export interface FieldRowProps {
  children: ReactNode;
  /** Shares of the width per field, as in CSS grid (`'1fr 2fr 2fr'`); equal shares without it. */
  columns?: string;
}

/** Related fields side by side; one below the other where there is no room. */
export function FieldRow({ children, columns }: FieldRowProps) {
  return (
    <div className={classes.row} style={columns ? { gridTemplateColumns: columns } : undefined}>
      {children}
    </div>
  );
}
