import type { ReactNode } from 'react';
import { Link } from '../link/link-context.tsx';
import { Avatar } from './avatar.tsx';
import classes from './person-line.module.css';

export type PersonLineProps = {
  name: string;
  /** One line of context: headline, company, role. */
  secondary?: ReactNode;
  src?: string | null;
  size?: number;
  shape?: 'round' | 'square';
  /** Makes the name a link to the record. */
  href?: string;
  /** Wraps context that is too long for one line instead of truncating it. */
  wraps?: boolean;
};

/**
 * Avatar, name and one line of context; long text is truncated, and the tooltip shows the full
 * name.
 */
export function PersonLine({
  name,
  secondary,
  src,
  size = 28,
  shape,
  href,
  wraps,
}: PersonLineProps) {
  return (
    <span className={classes.line}>
      <Avatar name={name} src={src} size={size} shape={shape} />
      <span className={classes.text}>
        {href ? (
          <Link className={classes.name} href={href} title={name}>
            {name}
          </Link>
        ) : (
          <span className={classes.name} title={name}>
            {name}
          </span>
        )}
        {secondary && (
          <span className={classes.secondary} data-wraps={wraps || undefined}>
            {secondary}
          </span>
        )}
      </span>
    </span>
  );
}
