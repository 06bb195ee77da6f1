import type { ReactNode } from 'react';
import classes from './card-action-link.module.css';
import { Link } from './link-context.tsx';

export interface CardActionLinkProps {
  href: string;
  /** Where the link leads; also its tooltip. */
  label: string;
  /** The icon, 16 px. */
  children: ReactNode;
}

/** The icon in a card's head that links to its form: a link, so that the form has an address. */
export function CardActionLink({ href, label, children }: CardActionLinkProps) {
  return (
    <Link href={href} className={classes.link} aria-label={label} title={label}>
      {children}
    </Link>
  );
}
