import type { ReactNode } from 'react';
import { useOpenedPart } from '../floating/opened-part.ts';
import { partOf } from '../floating/part.ts';

export type NavDrawerProps = { opened: boolean; onClose: () => void; children: ReactNode };

export const navPanel = partOf(() => import(/* webpackChunkName: "floating" */ './nav-panel.tsx'));

/** The navigation of small screens, behind the burger. A chosen link closes it. */
export function NavDrawer(props: NavDrawerProps) {
  const { NavPanel } = useOpenedPart(navPanel, props.opened, props.onClose) ?? {};
  return NavPanel ? <NavPanel {...props} /> : null;
}
