import type { FormEvent, ReactNode } from 'react';

export type DecisionModalProps = {
  opened: boolean;
  /** Close button, Esc, a click on the veil; asked first where a field in it was changed. */
  onClose: () => void;
  /** Closing would lose input that no field shows. */
  unsaved?: boolean;
  /** The decision as a verb and its object: `Reject Katarzyna Lis`. */
  title: string;
  subtitle?: ReactNode;
  avatar?: ReactNode;
  /** The second pane: what the other side will read. Widens the modal to 936. */
  aside?: ReactNode;
  /** Usually an `OverlayFooter`. */
  footer: ReactNode;
  /** Makes panes and footer one form, so that Enter and a submit button confirm. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  children: ReactNode;
};
