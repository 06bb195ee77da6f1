import { Link } from '@muster/ui';
import type { ReactNode } from 'react';
import classes from './card-link.module.css';

/** The way from a card to the whole of what it shows a part of. */
export function CardLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link className={classes.link} href={href}>
      {children}
    </Link>
  );
}
