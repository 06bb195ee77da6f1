import type { Import } from '@muster/contracts';

/** What every step of an import is given. */
export interface StepProps {
  one: Import;
  onClose: () => void;
  onNew: () => void;
}
