import type { CSSProperties, ReactNode } from 'react';
import type { Family } from '../theme/tokens.ts';
import type { IconComponent } from './icons.ts';
import classes from './badge.module.css';

export type BadgeProps = {
  /** Meaning, and with it the colour. */
  family: Family;
  /** Stands in place of the dot. */
  icon?: IconComponent;
  /** Default true; a badge without dot and icon must not carry meaning by colour. */
  dot?: boolean;
  children: ReactNode;
};

/** A soft ground, a strong text and a dot or an icon: the state of a thing in one word. */
export function Badge({ family, icon: Icon, dot = true, children }: BadgeProps) {
  const style = {
    '--badge-text': `var(--m-${family}-text)`,
    '--badge-ground': `var(--m-${family}-ground)`,
    '--badge-dot': `var(--m-${family}-dot)`,
  } as CSSProperties;
  return (
    <span className={`${classes.badge} ${Icon ? classes.withIcon : ''}`} style={style}>
      {Icon && <Icon size={14} aria-hidden />}
      {!Icon && dot && <span className={classes.dot} aria-hidden />}
      <span className={classes.text}>{children}</span>
    </span>
  );
}
