import type { ReactNode } from 'react';
import type { ActiveRole, SignedIn } from '../routing/home-path.ts';

/** Props of a layout for signed-in users. */
export type LayoutProps = {
  session: SignedIn;
  active: ActiveRole;
  pathname: string;
  children: ReactNode;
};
