import type { Import } from '@muster/contracts';

/** Props of every import step. */
export interface StepProps {
  one: Import;
  onClose: () => void;
  onNew: () => void;
}
