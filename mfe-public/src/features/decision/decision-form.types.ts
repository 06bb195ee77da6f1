import type { DecisionVisit } from '@muster/contracts';

/** Props of every decision form. */
export interface DecisionFormProps {
  handle: string;
  visit: DecisionVisit;
  onBack: () => void;
  onDone: (visit: DecisionVisit) => void;
}
