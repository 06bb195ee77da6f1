import { useOpenedPart } from '../floating/opened-part.ts';
import { partOf } from '../floating/part.ts';
import type { DrawerProps } from './drawer.types.ts';

export const drawerPanel = partOf(
  () => import(/* webpackChunkName: "floating" */ './drawer-panel.tsx'),
);

/** A drawer for a form over its record: slides in from the right; head and foot stay visible. */
export function Drawer(props: DrawerProps) {
  const { DrawerPanel } = useOpenedPart(drawerPanel, props.opened, props.onClose) ?? {};
  return DrawerPanel ? <DrawerPanel {...props} /> : null;
}
