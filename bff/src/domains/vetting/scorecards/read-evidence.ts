import type { SkillFinding, scorecardEndpoints } from '@muster/contracts';
import type { Service } from '../../../http/mount.ts';
import { clientFindings } from '../../applications/api/feedback/client-findings.ts';
import { findCandidateFor } from '../../../records/candidates/candidate-lookup.ts';
import { findPeople } from '../../../identity/people/people.ts';
import { skillNames } from '../../../records/skills/skills.ts';
import { ScorecardModel, type ScorecardRecord } from '../../../records/vetting/scorecard.model.ts';
import { VettingInterviewModel } from '../../../records/vetting/vetting-interview.model.ts';
import { isHiddenFrom, owesJudgement } from '../../../records/vetting/scorecard-visibility.ts';

/**
 * Returns all evidence for a candidate's skills: what interviewers verified and clients confirmed.
 */
export const readEvidence: Service<typeof scorecardEndpoints.evidence> = async (
  { actor },
  { params },
) => {
  const candidate = await findCandidateFor(actor, 'vetting.readSummary', params.id);
  const all = await ScorecardModel.find({
    candidateId: candidate._id,
    deletedAt: null,
    status: { $ne: 'draft' },
    'card.verifiedSkills.0': { $exists: true },
  }).lean();
  const owes = await owesJudgement(actor, candidate._id);
  const cards = all.filter((card) => !isHiddenFrom(actor, card, owes));
  const [verified, found, names] = await Promise.all([
    findingsIn(cards),
    clientFindings(actor, candidate._id),
    skillNames(candidate.skills.map(({ skillId }) => skillId)),
  ]);
  return {
    hidden: all.length - cards.length,
    data: candidate.skills.flatMap((skill) => {
      const skillId = skill.skillId.toHexString();
      const findings = [
        ...verified.flatMap(({ of, ...finding }) => (of === skillId ? finding : [])),
        ...found.flatMap(({ skillIds, ...finding }) =>
          skillIds.some((id) => id.equals(skillId)) ? finding : [],
        ),
      ].toSorted((a, b) => b.at.localeCompare(a.at));
      return findings.length > 0 ? [{ skillId, name: names.get(skillId) ?? '', findings }] : [];
    }),
  };
};

/** Returns the verified findings one by one, each with its skill. */
async function findingsIn(
  cards: readonly ScorecardRecord[],
): Promise<(SkillFinding & { of: string })[]> {
  const people = await findPeople(cards.map(({ authorId }) => authorId));
  const interviews = await VettingInterviewModel.find(
    { _id: { $in: cards.flatMap(({ interviewId }) => interviewId ?? []) } },
    { kind: 1 },
  ).lean();
  return cards.flatMap(({ _id, interviewId, authorId, submittedAt, createdAt, card }) => {
    const interview = interviews.find(({ _id: id }) => interviewId?.equals(id));
    return card.verifiedSkills.map(({ skillId, score }) => ({
      id: _id.toHexString(),
      kind: interviewId ? ('interview' as const) : ('review' as const),
      score,
      at: (submittedAt ?? createdAt).toISOString(),
      by: people.name(authorId),
      interview: interview?.kind ?? null,
      job: null,
      of: skillId,
    }));
  });
}
