import type {
  Evaluation,
  EvaluationContent,
  GoalState,
  Rating,
  RatingInput,
} from '@muster/contracts';

/** Form values of a rating. */
export type RatingValues = { score: number | null; comment: string };
type GoalValues = { id: string | null; text: string; dueOn: string | null; status: GoalState };

/** Form values of the review. */
export type ReviewValues = {
  ratings: Record<string, RatingValues>;
  strengths: string;
  improvements: string;
  goals: GoalValues[];
  clientName: string;
  clientText: string;
  managerOnlyNote: string;
  rateSuggestion: Evaluation['rateSuggestion'];
};

/** Returns values for every criterion, rated or not. */
export const ratingValues = (
  { criteria }: Pick<Evaluation, 'criteria'>,
  ratings: readonly Rating[],
): Record<string, RatingValues> =>
  Object.fromEntries(
    criteria.map(({ id }) => {
      const given = ratings.find(({ criterionId }) => criterionId === id);
      return [id, { score: given?.score ?? null, comment: given?.comment ?? '' }];
    }),
  );

export const ratingInputs = (ratings: Record<string, RatingValues>): RatingInput[] =>
  Object.entries(ratings).map(([criterionId, { score, comment }]) => ({
    criterionId,
    score,
    comment: comment.trim() === '' ? null : comment,
  }));

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Returns the ratings that differ, so that nobody's other ratings are overwritten. */
export function changedRatings(
  before: Record<string, RatingValues>,
  after: Record<string, RatingValues>,
): RatingInput[] {
  const old = ratingInputs(before);
  return ratingInputs(after).filter(
    (rating) =>
      !isSame(
        rating,
        old.find(({ criterionId }) => criterionId === rating.criterionId),
      ),
  );
}

/** Form values of a self review. */
export const selfValues = (evaluation: Evaluation): Pick<ReviewValues, 'ratings'> => ({
  ratings: ratingValues(evaluation, evaluation.selfRatings),
});

export const reviewValues = (evaluation: Evaluation): ReviewValues => ({
  ratings: ratingValues(evaluation, evaluation.ratings),
  strengths: evaluation.strengths,
  improvements: evaluation.improvements,
  goals: evaluation.goals.map(({ id, text, dueOn, status }) => ({ id, text, dueOn, status })),
  clientName: evaluation.clientInput?.name ?? '',
  clientText: evaluation.clientInput?.text ?? '',
  managerOnlyNote: evaluation.managerOnlyNote ?? '',
  rateSuggestion: evaluation.rateSuggestion ?? null,
});

/**
 * Returns the values to send, without incomplete parts: a goal without text, a client statement
 * without an author.
 */
export const reviewInput = ({
  ratings,
  goals,
  clientName,
  clientText,
  managerOnlyNote,
  rateSuggestion = null,
  ...texts
}: ReviewValues): Required<EvaluationContent> => ({
  ...texts,
  ratings: ratingInputs(ratings),
  goals: goals.flatMap(({ id, text, ...goal }) =>
    text.trim() === '' ? [] : [{ ...(id !== null && { id }), text, ...goal }],
  ),
  clientInput:
    clientName.trim() && clientText.trim() ? { name: clientName, text: clientText } : null,
  managerOnlyNote: managerOnlyNote.trim() === '' ? null : managerOnlyNote,
  rateSuggestion,
});

/**
 * Returns only the differences, ratings by criterion, so that two people can write at the same
 * time.
 */
export function reviewChanges(before: ReviewValues, after: ReviewValues): EvaluationContent {
  const [old, now] = [reviewInput(before), reviewInput(after)];
  const ratings = changedRatings(before.ratings, after.ratings);
  const rest = Object.fromEntries(
    Object.entries(now).filter(
      ([key, value]) => key !== 'ratings' && !isSame(value, old[key as keyof typeof old]),
    ),
  );
  return { ...rest, ...(ratings.length > 0 && { ratings }) };
}

/** Maps a path of the request, `ratings.2.score`, to the form's field. */
export const reviewPath =
  (ids: readonly string[]) =>
  (path: string): string =>
    path
      // What is wrong with all of them is said at the first one.
      .replace(/^ratings$/, `ratings.${ids[0] ?? ''}.score`)
      .replace(/^ratings\.(\d{1,2})(?=\.|$)/, (whole, index: string) => {
        const id = ids[Number(index)];
        return id === undefined ? whole : `ratings.${id}`;
      })
      .replace('clientInput.name', 'clientName')
      .replace('clientInput.text', 'clientText');
