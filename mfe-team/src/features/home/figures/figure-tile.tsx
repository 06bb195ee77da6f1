import { Link, Sparkline } from '@muster/ui';
import type { ReactNode } from 'react';
import { useHomeMessages } from '../use-home-messages.ts';
import classes from './figures.module.css';

/** One figure of the strip. */
export interface Figure {
  readonly label: string;
  readonly value: string;
  /** Comparison or details. */
  readonly text: string;
  readonly isGood?: boolean;
  readonly trend?: readonly number[];
  /** The list with this count. */
  readonly href?: string;
}

export function FigureTile({ figure }: { figure: Figure }) {
  const t = useHomeMessages();
  const { label, value, text, isGood = false, trend, href } = figure;
  return (
    <li className={classes.figure}>
      <Linked href={href}>
        <span className={classes.label}>{label}</span>
        <span className={classes.value}>{value}</span>
        <span className={`${classes.text} ${isGood ? classes.good : ''}`}>{text}</span>
      </Linked>
      {trend && (
        <span className={classes.trend}>
          <Sparkline values={trend} label={t('figures.trend', { values: trend.join(', ') })} />
        </span>
      )}
    </li>
  );
}

function Linked({ href, children }: { href: string | undefined; children: ReactNode }) {
  return href ? (
    <Link className={classes.words} href={href}>
      {children}
    </Link>
  ) : (
    <span className={classes.words}>{children}</span>
  );
}
