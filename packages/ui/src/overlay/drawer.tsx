import type { ReactNode } from 'react';
import { useOpenedPart } from '../floating/opened-part.ts';
import { partOf } from '../floating/part.ts';

export type DrawerProps = {
  opened: boolean;
  /** Close button, Esc or a click on the veil; asked first where a field in it was changed. */
  onClose: () => void;
  /** Closing would lose input that no field shows (rows that were removed, a choice of people). */
  unsaved?: boolean;
  title: string;
  subtitle?: ReactNode;
  /** Whose record it is, before the title. */
  avatar?: ReactNode;
  /** Usually an `OverlayFooter`; buttons reach a form in the body by its id (`form="…"`). */
  footer?: ReactNode;
  /** Pixels; default 592, the whole width on a phone. */
  width?: number;
  children: ReactNode;
};

export const drawerPanel = partOf(
  () => import(/* webpackChunkName: "floating" */ './drawer-panel.tsx'),
);

/** A form over its record: slides in from the right, keeps head and foot in sight. */
export function Drawer(props: DrawerProps) {
  const { DrawerPanel } = useOpenedPart(drawerPanel, props.opened, props.onClose) ?? {};
  return DrawerPanel ? <DrawerPanel {...props} /> : null;
}
