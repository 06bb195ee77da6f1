import {
  vettingCompetencies,
  type LanguageLevel,
  type Scorecard,
  type ScorecardFields,
  type VettingCompetency,
  type VettingRecommendation,
} from '@muster/contracts';

type Mark = { score: string | null; note: string };

/** Form values of a scorecard: a field for everything that can be rated. */
export type ScorecardValues = {
  recommendation: VettingRecommendation | null;
  ratings: Record<VettingCompetency, Mark>;
  answers: Record<string, Mark>;
  skills: Record<string, string | null>;
  strengths: string;
  concerns: string;
  englishLevel: LanguageLevel | null;
  suggestedSeniority: ScorecardFields['suggestedSeniority'];
  suggestedRate: ScorecardFields['suggestedRate'];
  clientSummary: string;
};

const markOf = (given: { score: number | null; note: string | null } | undefined): Mark => ({
  score: given?.score ? String(given.score) : null,
  note: given?.note ?? '',
});

export const valuesOf = ({ card, questions, skills }: Scorecard): ScorecardValues => ({
  recommendation: card.recommendation,
  ratings: Object.fromEntries(
    vettingCompetencies.map((name) => [
      name,
      markOf(card.ratings.find(({ competency }) => competency === name)),
    ]),
  ) as Record<VettingCompetency, Mark>,
  answers: Object.fromEntries(
    questions.map(({ id }) => [
      id,
      markOf(card.answers.find(({ questionId }) => questionId === id)),
    ]),
  ),
  skills: Object.fromEntries(
    skills.map(({ id }) => [
      id,
      String(card.verifiedSkills.find(({ skillId }) => skillId === id)?.score ?? '') || null,
    ]),
  ),
  strengths: card.strengths,
  concerns: card.concerns,
  englishLevel: card.englishLevel,
  suggestedSeniority: card.suggestedSeniority,
  suggestedRate: card.suggestedRate ?? null,
  clientSummary: card.clientSummary,
});

const scoreOf = (text: string | null): number | null => (text ? Number(text) : null);
const isMarked = ({ score, note }: Mark): boolean => score !== null || note.trim() !== '';

/** Returns the fields to send, without those left open. */
export const fieldsOf = (values: ScorecardValues, seesRate: boolean): ScorecardFields => ({
  recommendation: values.recommendation,
  ratings: vettingCompetencies.flatMap((competency) => {
    const mark = values.ratings[competency];
    return isMarked(mark)
      ? [{ competency, score: scoreOf(mark.score), note: mark.note || null }]
      : [];
  }),
  answers: Object.entries(values.answers).flatMap(([questionId, mark]) =>
    isMarked(mark) ? [{ questionId, score: scoreOf(mark.score), note: mark.note || null }] : [],
  ),
  strengths: values.strengths,
  concerns: values.concerns,
  englishLevel: values.englishLevel,
  verifiedSkills: Object.entries(values.skills).flatMap(([skillId, score]) =>
    score === null ? [] : [{ skillId, score: Number(score) }],
  ),
  ...(seesRate && { suggestedRate: values.suggestedRate ?? null }),
  suggestedSeniority: values.suggestedSeniority,
  clientSummary: values.clientSummary,
});

/**
 * Returns the form path of a refused part of the card. The card lists only the parts that were
 * filled in, so the error of a list that must not be empty is shown at its first field.
 */
export function formPathOf(
  path: string,
  { questions, skills }: Pick<Scorecard, 'questions' | 'skills'>,
  { ratings, answers, verifiedSkills }: ScorecardFields,
): string {
  const own = path.replace(/^card\./, '');
  const [list, at, field = 'score'] = own.split('.');
  const index = Number(at);
  if (list === 'ratings')
    return `ratings.${ratings[index]?.competency ?? vettingCompetencies[0]}.${field}`;
  if (list === 'answers')
    return `answers.${answers[index]?.questionId ?? questions[0]?.id ?? ''}.${field}`;
  if (list === 'verifiedSkills')
    return `skills.${verifiedSkills[index]?.skillId ?? skills[0]?.id ?? ''}`;
  return own;
}
