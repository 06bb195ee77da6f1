import { vettingCompetencies, type VettingCompetency } from '@muster/contracts';
import type { Types } from 'mongoose';
import { scoreOf } from '../scorecards/score-of.ts';
import { ScorecardModel, type ScorecardRecord } from '../../../records/vetting/scorecard.model.ts';

export { peopleToJudge } from '../../../records/vetting/scorecard-visibility.ts';

/** Scores of two interviewers of one interview for the same competency. */
export interface ScorePair {
  readonly id: string;
  /** When the second one was submitted. */
  readonly at: Date;
  readonly candidateId: Types.ObjectId;
  readonly authorIds: readonly [Types.ObjectId, Types.ObjectId];
  readonly competency: VettingCompetency;
  readonly difference: number;
}

type Ratings = Pick<ScorecardRecord['card'], 'ratings'>;
type Card = Pick<ScorecardRecord, 'candidateId' | 'authorId'> & {
  interviewId: Types.ObjectId;
  submittedAt: Date;
  card: Ratings;
  revisions: { at: Date; card: Ratings }[];
};

/** Only scores: a suggested rate never leaves the scorecard. */
const fields = {
  interviewId: 1,
  candidateId: 1,
  authorId: 1,
  submittedAt: 1,
  'card.ratings': 1,
  'revisions.at': 1,
  'revisions.card.ratings': 1,
} as const;

/**
 * Returns pairs of scores of shared interviews, the second submitted between two moments, as of
 * then.
 */
export async function readScorePairs(since: Date, until: Date): Promise<ScorePair[]> {
  const submitted = { deletedAt: null, status: { $ne: 'draft' as const } };
  const interviewIds: Types.ObjectId[] = await ScorecardModel.distinct('interviewId', {
    ...submitted,
    // A scorecard without an interview has no second one.
    interviewId: { $ne: null },
    submittedAt: { $gte: since, $lt: until },
  });
  const cards = await ScorecardModel.find(
    { ...submitted, interviewId: { $in: interviewIds }, submittedAt: { $lt: until } },
    fields,
  )
    .sort({ submittedAt: 1, _id: 1 })
    .lean<Card[]>();
  const seen = new Map<string, Card[]>();
  return cards.flatMap((later) => {
    const key = later.interviewId.toHexString();
    const earlier = seen.get(key) ?? [];
    seen.set(key, [...earlier, later]);
    return earlier.flatMap((first) => pairsOf(first, later, until));
  });
}

function pairsOf(first: Card, later: Card, until: Date): ScorePair[] {
  const [one, other] = [ratingsAt(first, until), ratingsAt(later, until)];
  const { interviewId, candidateId, submittedAt: at } = later;
  return vettingCompetencies.flatMap((competency) => {
    const [a, b] = [scoreOf(one, competency), scoreOf(other, competency)];
    if (a === null || b === null) return [];
    const authors = [first.authorId, later.authorId] as const;
    return [
      {
        id: [interviewId, ...authors].map((id) => id.toHexString()).join('-') + `-${competency}`,
        at,
        candidateId,
        authorIds: authors,
        competency,
        difference: Math.abs(a - b),
      },
    ];
  });
}

/** Returns the ratings of a scorecard before an amendment at or after a moment. */
const ratingsAt = ({ card, revisions }: Card, moment: Date): Ratings =>
  revisions.find(({ at }) => at >= moment)?.card ?? card;
