import {
  disagreementFrom,
  vettingCompetencies,
  type VettingSummary,
  type scorecardEndpoints,
} from '@muster/contracts';
import type { Service } from '../../../http/mount.ts';
import { findCandidateFor, reaches } from '../../../records/candidates/candidate-lookup.ts';
import { findPeople } from '../../../identity/people/people.ts';
import { ScorecardModel, type ScorecardRecord } from '../../../records/vetting/scorecard.model.ts';
import { VettingInterviewModel } from '../../../records/vetting/vetting-interview.model.ts';
import { findSummary, showClientSummary } from '../client-summary/release-summary.ts';
import { scoreOf } from './score-of.ts';
import { isHiddenFrom, owesJudgement } from '../../../records/vetting/scorecard-visibility.ts';

/** Returns the interviewers' opinions of a candidate side by side. */
export const readSummary: Service<typeof scorecardEndpoints.summary> = async (
  { actor },
  { params },
) => {
  const candidate = await findCandidateFor(actor, 'vetting.readSummary', params.id);
  const all = await ScorecardModel.find({
    candidateId: candidate._id,
    deletedAt: null,
    status: { $ne: 'draft' },
  })
    .sort({ submittedAt: 1 })
    .lean();
  const owes = await owesJudgement(actor, candidate._id);
  const shown = all.filter((card) => !isHiddenFrom(actor, card, owes));
  const interviews = await VettingInterviewModel.find({
    _id: { $in: shown.flatMap(({ interviewId }) => interviewId ?? []) },
  }).lean();
  const people = await findPeople(shown.map(({ authorId }) => authorId));
  const released = await findSummary(candidate);
  const readsAll = reaches(actor, 'vetting.read', candidate);
  return {
    candidate: {
      id: candidate._id.toHexString(),
      number: candidate.number,
      name: candidate.name,
    },
    hidden: all.length - shown.length,
    client: released && (await showClientSummary(released)),
    mayRelease: !owes && shown.length > 0 && reaches(actor, 'vetting.releaseSummary', candidate),
    authors: shown.map(({ _id, authorId, interviewId, status, submittedAt, card }) => ({
      scorecardId: _id.toHexString(),
      author: people.ref(authorId),
      kind: interviews.find(({ _id: one }) => interviewId?.equals(one))?.kind ?? null,
      status,
      submittedAt: submittedAt?.toISOString() ?? null,
      recommendation: card.recommendation,
      strengths: readsAll ? card.strengths : null,
      concerns: readsAll ? card.concerns : null,
      clientSummary: card.clientSummary,
    })),
    competencies: vettingCompetencies.map((competency) => agreementOn(competency, shown)),
  };
};

/** Returns how far the scores of one competency differ; a single rater has no agreement. */
function agreementOn(
  competency: (typeof vettingCompetencies)[number],
  cards: readonly Pick<ScorecardRecord, 'card'>[],
): VettingSummary['competencies'][number] {
  const scores = cards.map(({ card }) => scoreOf(card, competency));
  const given = scores.filter((score) => score !== null);
  if (given.length < 2) return { competency, scores, average: null, spread: null, disagree: false };
  const spread = Math.max(...given) - Math.min(...given);
  const average = given.reduce((sum, score) => sum + score, 0) / given.length;
  return {
    competency,
    scores,
    spread,
    disagree: spread > disagreementFrom,
    average: Math.round(average * 10) / 10,
  };
}
