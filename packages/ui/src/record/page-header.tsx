import type { ReactNode } from 'react';
import classes from './page-header.module.css';

export type PageHeaderProps = {
  title: string;
  /** `312 of 1,284`, beside the title. */
  count?: ReactNode;
  /** A sentence or facts under the title. */
  subtitle?: ReactNode;
  /** The main button last. */
  actions?: ReactNode;
  /** `list` insets 20, `page` 24, `client` is larger and stands on the canvas. */
  variant?: 'list' | 'page' | 'client';
};

/** The head of a page that is not a record: its h1, its count, what can be done. */
export function PageHeader({ title, count, subtitle, actions, variant = 'list' }: PageHeaderProps) {
  const modifier = { list: '', page: classes.wide, client: classes.client }[variant];
  return (
    <header className={`${classes.header} ${modifier}`}>
      <div className={classes.heading}>
        <div className={classes.line}>
          <h1 className={classes.title}>{title}</h1>
          {count !== undefined && <span className={classes.count}>{count}</span>}
        </div>
        {subtitle && <div className={classes.subtitle}>{subtitle}</div>}
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </header>
  );
}
