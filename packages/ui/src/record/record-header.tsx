import type { ReactNode } from 'react';
import { CondensedHeader } from './condensed-header.tsx';
import type { IconComponent } from '../primitives/icons.ts';
import { NextStepBar, type NextStep } from './next-step-bar.tsx';
import { TopHeading } from '../primitives/top-heading.tsx';
import classes from './record-header.module.css';

export type RecordFact = { id: string; content: ReactNode; icon?: IconComponent };

export type RecordHeaderProps = {
  /** `Breadcrumbs`. */
  breadcrumbs?: ReactNode;
  /** `RecordPager`. */
  pager?: ReactNode;
  avatar?: ReactNode;
  name: string;
  /** The record's number: `C-10482`. */
  number?: string;
  /** `StateBadge`s. */
  badges?: ReactNode;
  /** One line: headline, place, local time, owner. */
  facts?: readonly RecordFact[];
  /** Allowed actions; rare and destructive ones are in a menu. */
  actions?: ReactNode;
  /** The likely next action; holds the only filled button of the view. */
  nextStep?: NextStep;
};

/** The header of a record: name, state, place and time, owner, and the next step. */
export function RecordHeader({
  breadcrumbs,
  pager,
  avatar,
  name,
  number,
  badges,
  facts = [],
  actions,
  nextStep,
}: RecordHeaderProps) {
  return (
    <header className={classes.header}>
      <CondensedHeader name={name} number={number} badges={badges} />
      {(breadcrumbs || pager) && (
        <div className={classes.top}>
          {breadcrumbs}
          {pager}
        </div>
      )}
      <div className={classes.main}>
        {avatar}
        <div className={classes.who}>
          <div className={classes.titleLine}>
            <TopHeading className={classes.name}>{name}</TopHeading>
            {number && <span className={classes.number}>{number}</span>}
            {badges}
          </div>
          {facts.length > 0 && (
            <ul className={classes.facts}>
              {facts.map(({ id, content, icon: Icon }) => (
                <li key={id} className={classes.fact}>
                  {Icon && <Icon size={14} className={classes.factIcon} aria-hidden />}
                  {content}
                </li>
              ))}
            </ul>
          )}
        </div>
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
      {nextStep && <NextStepBar {...nextStep} />}
    </header>
  );
}
