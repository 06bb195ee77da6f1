import type { ScorecardFields, VettingCompetency } from '@muster/contracts';

/** What a scorecard says of a competency; null where its author left it open. */
export const scoreOf = (
  { ratings }: Pick<ScorecardFields, 'ratings'>,
  competency: VettingCompetency,
): number | null => ratings.find((rating) => rating.competency === competency)?.score ?? null;
