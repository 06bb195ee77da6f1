import type { ScorecardFields, VettingCompetency } from '@muster/contracts';

/** Returns a scorecard's score for a competency; null if its author left it open. */
export const scoreOf = (
  { ratings }: Pick<ScorecardFields, 'ratings'>,
  competency: VettingCompetency,
): number | null => ratings.find((rating) => rating.competency === competency)?.score ?? null;
