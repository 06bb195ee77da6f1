import type { Application } from './application.model.ts';

type Scores = Pick<Application, 'matchScore' | 'matchScoreWithoutRate'>;

/** The score as a reader may know it: without the part of the rate for who may not know rates. */
export const scoreFor = (
  { matchScore, matchScoreWithoutRate }: Scores,
  readsRates: boolean,
): number | null => (readsRates ? matchScore : matchScoreWithoutRate);
