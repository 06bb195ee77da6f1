import type { ReactNode } from 'react';
import type { ActiveRole, SignedIn } from '../routing/home-path.ts';

/** What a layout for signed-in people is drawn from. */
export type LayoutProps = {
  session: SignedIn;
  active: ActiveRole;
  pathname: string;
  children: ReactNode;
};
