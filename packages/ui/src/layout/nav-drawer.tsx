import { useOpenedPart } from '../floating/opened-part.ts';
import { partOf } from '../floating/part.ts';
import type { NavDrawerProps } from './nav-drawer.types.ts';

export const navPanel = partOf(() => import(/* webpackChunkName: "floating" */ './nav-panel.tsx'));

/** The navigation on small screens, opened by the burger. Choosing a link closes it. */
export function NavDrawer(props: NavDrawerProps) {
  const { NavPanel } = useOpenedPart(navPanel, props.opened, props.onClose) ?? {};
  return NavPanel ? <NavPanel {...props} /> : null;
}
