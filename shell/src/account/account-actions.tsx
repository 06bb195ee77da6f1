import type { ReactNode } from 'react';
import { Anchor, Button } from '@muster/ui';
import { NavLink } from '../layout/nav-link.tsx';
import classes from './account-page.module.css';

/** The actions of an account page, one below the other: the main one first. */
export function AccountActions({ children }: { children: ReactNode }) {
  return <div className={classes.actions}>{children}</div>;
}

type WayProps = { href: string; children: ReactNode };

/** The main action as a link. */
export function MainWay({ href, children }: WayProps) {
  return (
    <Button component={NavLink} href={href} size="lg" fullWidth>
      {children}
    </Button>
  );
}

/** A secondary action. */
export function OtherWay({ href, children }: WayProps) {
  return (
    <Anchor component={NavLink} href={href} className={classes.link}>
      {children}
    </Anchor>
  );
}
