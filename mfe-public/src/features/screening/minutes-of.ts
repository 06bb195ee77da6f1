import type { VisitorQuestion } from '@muster/contracts';

/** Minutes that these questions take; those without a time count as none. */
export const minutesOf = (questions: readonly Pick<VisitorQuestion, 'timeMinutes'>[]): number =>
  questions.reduce((sum, { timeMinutes }) => sum + (timeMinutes ?? 0), 0);
