import type { ReactNode } from 'react';

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
