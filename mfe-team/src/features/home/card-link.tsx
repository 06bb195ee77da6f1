import { Link } from '@muster/ui';
import type { ReactNode } from 'react';
import classes from './card-link.module.css';

/** Link from a card to the complete list. */
export function CardLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link className={classes.link} href={href}>
      {children}
    </Link>
  );
}
