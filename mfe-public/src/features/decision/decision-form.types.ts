import type { DecisionVisit } from '@muster/contracts';

/** What the form of each answer is given. */
export interface DecisionFormProps {
  handle: string;
  visit: DecisionVisit;
  onBack: () => void;
  onDone: (visit: DecisionVisit) => void;
}
