import type { ClientCandidate } from '@muster/contracts';

/** Props of every dialog over a profile. */
export interface AskDialogProps {
  person: ClientCandidate;
  onClose: () => void;
  /** Called after sending. */
  onDone: () => void;
}
