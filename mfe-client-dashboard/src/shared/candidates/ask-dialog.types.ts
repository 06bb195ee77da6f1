import type { ClientCandidate } from '@muster/contracts';

/** What each dialog over a profile is given. */
export interface AskDialogProps {
  person: ClientCandidate;
  onClose: () => void;
  /** It is sent. */
  onDone: () => void;
}
