import type { ReactNode } from 'react';

export type DrawerProps = {
  opened: boolean;
  /**
   * Called by the close button, Esc or a click on the backdrop; asks first if a field inside was
   * changed.
   */
  onClose: () => void;
  /** Whether closing would lose input that no field shows (removed rows, a choice of people). */
  unsaved?: boolean;
  title: string;
  subtitle?: ReactNode;
  /** Avatar of the person or company of the record, before the title. */
  avatar?: ReactNode;
  /** Usually an `OverlayFooter`; its buttons reach a form in the body by its id (`form="…"`). */
  footer?: ReactNode;
  /** Pixels; default 592, the whole width on a phone. */
  width?: number;
  children: ReactNode;
};
