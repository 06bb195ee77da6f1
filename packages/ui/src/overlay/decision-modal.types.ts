import type { FormEvent, ReactNode } from 'react';

export type DecisionModalProps = {
  opened: boolean;
  /**
   * Called by the close button, Esc, or a click on the backdrop; asks first if a field inside was
   * changed.
   */
  onClose: () => void;
  /** Whether closing would lose input that no field shows. */
  unsaved?: boolean;
  /** The decision as a verb and its object: `Reject Katarzyna Lis`. */
  title: string;
  subtitle?: ReactNode;
  avatar?: ReactNode;
  /** The second pane: what the other side will read. Widens the modal to 936 px. */
  aside?: ReactNode;
  /** Usually an `OverlayFooter`. */
  footer: ReactNode;
  /** Makes panes and footer one form, so that Enter and a submit button confirm. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  children: ReactNode;
};
