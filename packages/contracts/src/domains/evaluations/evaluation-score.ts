import { limits } from '../../core/limits.ts';

/** A criterion of the rating; the weights of all criteria add up to 100. */
export interface WeightedCriterion {
  readonly id: string;
  readonly weight: number;
}

export interface CriterionRating {
  readonly criterionId: string;
  readonly score: number | null;
}

/** A missing or invalid value that prevents submitting an evaluation. */
export interface EvaluationProblem {
  readonly path: string;
  readonly code: 'REQUIRED' | 'TOO_SHORT';
  readonly params: Readonly<Record<string, number>>;
}

export const totalWeight = (criteria: readonly Pick<WeightedCriterion, 'weight'>[]): number =>
  criteria.reduce((sum, { weight }) => sum + weight, 0);

const scoreOf = (ratings: readonly CriterionRating[], id: string): number | null =>
  ratings.find(({ criterionId }) => criterionId === id)?.score ?? null;

/**
 * Returns the weighted average with two digits; null until every criterion is rated. Weights are
 * integers totalling 100, so the sum is in hundredths without rounding.
 */
export function evaluationScore(
  criteria: readonly WeightedCriterion[],
  ratings: readonly CriterionRating[],
): number | null {
  if (criteria.length === 0 || totalWeight(criteria) !== limits.evaluation.totalWeight) return null;
  let hundredths = 0;
  for (const { id, weight } of criteria) {
    const score = scoreOf(ratings, id);
    if (score === null) return null;
    hundredths += weight * score;
  }
  return hundredths / limits.evaluation.totalWeight;
}

/** Returns the criteria without a score, by field path. */
export const unrated = (
  criteria: readonly WeightedCriterion[],
  ratings: readonly CriterionRating[],
): EvaluationProblem[] =>
  criteria.flatMap(({ id }) =>
    scoreOf(ratings, id) === null
      ? [{ path: `ratings.${id}.score`, code: 'REQUIRED' as const, params: {} }]
      : [],
  );

/** Returns why the reviewer cannot submit yet; shared by form and server. */
export function evaluationProblems({
  criteria,
  ratings,
  strengths,
  improvements,
}: {
  readonly criteria: readonly WeightedCriterion[];
  readonly ratings: readonly CriterionRating[];
  readonly strengths: string;
  readonly improvements: string;
}): EvaluationProblem[] {
  const min = limits.evaluation.explained;
  const tooShort = (path: string, text: string): EvaluationProblem[] =>
    [...text.trim()].length < min ? [{ path, code: 'TOO_SHORT', params: { min } }] : [];
  return [
    ...unrated(criteria, ratings),
    ...tooShort('strengths', strengths),
    ...tooShort('improvements', improvements),
  ];
}

/** Returns the scores of evaluations over time, latest last; null if there are too few. */
export function scoreTrend(
  rows: readonly { readonly periodEnd: string; readonly score: number | null }[],
): { periodEnd: string; score: number }[] | null {
  const points = rows
    .flatMap(({ periodEnd, score }) => (score === null ? [] : [{ periodEnd, score }]))
    .toSorted((a, b) => a.periodEnd.localeCompare(b.periodEnd));
  return points.length < limits.evaluation.trendPoints ? null : points;
}
