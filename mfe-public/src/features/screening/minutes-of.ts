import type { VisitorQuestion } from '@muster/contracts';

/** Adds up the minutes for these questions; those without a time count as none. */
export const minutesOf = (questions: readonly Pick<VisitorQuestion, 'timeMinutes'>[]): number =>
  questions.reduce((sum, { timeMinutes }) => sum + (timeMinutes ?? 0), 0);
