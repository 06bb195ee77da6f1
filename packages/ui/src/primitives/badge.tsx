import type { CSSProperties, ReactNode } from 'react';
import type { Family } from '../theme/tokens.ts';
import type { IconComponent } from './icons.ts';
import classes from './badge.module.css';

export type BadgeProps = {
  /** The meaning, and thereby the colour. */
  family: Family;
  /** Replaces the dot. */
  icon?: IconComponent;
  /** Default true; a badge without dot or icon must not rely on colour for its meaning. */
  dot?: boolean;
  children: ReactNode;
};

/** The state of a thing in one word: soft background, strong text, and a dot or an icon. */
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
