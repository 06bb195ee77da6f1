import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useTitlePlace } from '../layout/page-title-place.ts';
import { usePhoneBar } from '../layout/phone-bar.ts';
import { TopHeading } from '../primitives/top-heading.tsx';
import { phoneQuery } from '../table/phone-query.ts';
import classes from './page-header.module.css';

export type PageHeaderProps = {
  title: string;
  /** `312 of 1,284`, beside the title. */
  count?: ReactNode;
  /** A sentence or facts below the title. */
  subtitle?: ReactNode;
  /** The actions; the main button comes last. */
  actions?: ReactNode;
  /** `list` insets 20, `page` 24, `client` is larger and placed on the canvas. */
  variant?: 'list' | 'page' | 'client';
};

/**
 * The head of a page that is not a record: its h1, its count and its actions. Above a list on a
 * phone the title moves into the top bar and the actions into the list's menu.
 */
export function PageHeader({ title, count, subtitle, actions, variant = 'list' }: PageHeaderProps) {
  const isPhone = useMediaQuery(phoneQuery, undefined, { getInitialValueInEffect: false });
  const titlePlace = useTitlePlace();
  const actionsPlace = usePhoneBar()?.actions;
  const modifier = { list: '', page: classes.wide, client: classes.client }[variant];
  const line = (
    <div className={classes.line}>
      <TopHeading className={classes.title}>{title}</TopHeading>
      {count !== undefined && <span className={classes.count}>{count}</span>}
    </div>
  );
  if (isPhone && actionsPlace && titlePlace)
    return (
      <>
        {createPortal(<div className={classes.inBar}>{line}</div>, titlePlace)}
        {createPortal(
          <>
            {subtitle && <p className={classes.subtitle}>{subtitle}</p>}
            {actions}
          </>,
          actionsPlace,
        )}
      </>
    );
  return (
    <header className={`${classes.header} ${modifier}`}>
      <div className={classes.heading}>
        {line}
        {subtitle && <div className={classes.subtitle}>{subtitle}</div>}
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </header>
  );
}
