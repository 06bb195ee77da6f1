import {
  skillEvidence,
  vettingCompetencies,
  type InterviewKit,
  type SkillEvidence,
  type interviewKitEndpoints,
} from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import type { Service } from '../../../http/mount.ts';
import { jobsOfPerson } from '../../../records/applications/people-on-jobs.ts';
import type { Candidate } from '../../../records/candidates/candidate-lookup.ts';
import { consentState } from '../../../records/consents/consents.ts';
import { neededSkills, type NeededSkill } from '../../../records/jobs/needed-skills.ts';
import { findPeople } from '../../../identity/people/people.ts';
import { poolRefs } from '../../../records/pools/pool-refs.ts';
import { kitQuestions } from '../../questions/api/asked-questions.ts';
import { skillNames } from '../../../records/skills/skills.ts';
import { findInterview } from '../interviews/find-interview.ts';
import { ScorecardModel, type ScorecardRecord } from '../../../records/vetting/scorecard.model.ts';
import { isHiddenFrom, owesJudgement } from '../../../records/vetting/scorecard-visibility.ts';
import type { VettingInterviewRecord } from '../../../records/vetting/vetting-interview.model.ts';

/** Returns the interview kit: facts, required material, questions, and open points. */
export const readKit: Service<typeof interviewKitEndpoints.read> = async (
  { actor },
  { params },
) => {
  const { interview, candidate } = await findInterview(actor, 'vetting.read', params.id);
  const people = await findPeople(interview.interviewers.map(({ userId }) => userId));
  const [pool] = interview.poolId ? await poolRefs(actor, [interview.poolId]) : [];
  const cards = await ScorecardModel.find({
    candidateId: candidate._id,
    deletedAt: null,
  }).lean();
  const owes = await owesJudgement(actor, candidate._id);
  const wanted = await wantedSkills(actor, interview, candidate);
  const own = cards.find(
    ({ interviewId, authorId }) =>
      interviewId?.equals(interview._id) && authorId.equals(actor.userId),
  );
  return {
    interviewId: interview._id.toHexString(),
    kind: interview.kind,
    attempt: interview.attempt,
    startsAt: interview.startsAt?.toISOString() ?? null,
    durationMin: interview.durationMin,
    interviewers: interview.interviewers.map(({ userId, isLead }) => ({
      id: userId.toHexString(),
      name: people.name(userId),
      isLead,
    })),
    instructions: interview.instructions,
    internalBrief: interview.internalBrief,
    recording: await consentState(candidate._id, 'recording'),
    candidate: {
      id: candidate._id.toHexString(),
      number: candidate.number,
      name: candidate.name,
      headline: candidate.headline,
      timeZone: candidate.timeZone,
      seniority: candidate.seniority,
      yearsExperience: candidate.yearsExperience,
    },
    pool: pool ? { id: pool.id, name: pool.name } : null,
    skillSource: wanted.source,
    skills: await founded(wanted.skills, candidate),
    english: {
      level: candidate.englishLevel,
      assessed: candidate.englishAssessedBy !== null && candidate.englishAssessedBy !== 'self',
    },
    openCompetencies: openCompetencies(cards.filter((card) => !isHiddenFrom(actor, card, owes))),
    questions: await questionsFor(actor, interview, pool !== undefined),
    ownScorecardId: own?._id.toHexString() ?? null,
  };
};

/**
 * Returns the skills of the candidate's jobs, else those that jobs want of the pool, else the
 * candidate's best ones.
 */
async function wantedSkills(
  actor: Actor,
  { poolId }: VettingInterviewRecord,
  candidate: Candidate,
): Promise<{ source: InterviewKit['skillSource']; skills: NeededSkill[] }> {
  const ofJobs = await neededSkills(actor, { jobIds: await jobsOfPerson(candidate._id) });
  if (ofJobs.length > 0) return { source: 'jobs', skills: ofJobs };
  const ofPool = poolId ? await neededSkills(actor, { poolId }) : [];
  if (ofPool.length > 0) return { source: 'pool', skills: ofPool };
  const skills = candidate.skills
    .filter(({ isPrimary }) => isPrimary)
    .map(({ skillId }) => ({ skillId, minLevel: null, minYears: null }));
  return { source: 'record', skills };
}

/** Returns the evidence for each skill, the least supported first. */
async function founded(
  wanted: readonly NeededSkill[],
  { skills }: Candidate,
): Promise<InterviewKit['skills']> {
  const now = Date.now();
  const names = await skillNames(wanted.map(({ skillId }) => skillId));
  const order: readonly SkillEvidence[] = ['none', 'claimed', 'faded', 'verified'];
  return wanted
    .flatMap(({ skillId, minLevel, minYears }) => {
      const have = skills.find((skill) => skill.skillId.equals(skillId)) ?? null;
      const id = skillId.toHexString();
      const name = names.get(id);
      if (name === undefined) return [];
      return [
        {
          id,
          name,
          minLevel,
          minYears,
          level: have?.level ?? null,
          years: have?.years ?? null,
          evidence: skillEvidence(have, now),
          verifiedAt: have?.verifiedAt?.toISOString() ?? null,
        },
      ];
    })
    .toSorted(
      (a, b) =>
        order.indexOf(a.evidence) - order.indexOf(b.evidence) || a.name.localeCompare(b.name),
    );
}

/** Returns the competencies without a mark on any scorecard that the reader may read. */
function openCompetencies(cards: readonly ScorecardRecord[]): InterviewKit['openCompetencies'] {
  const marked = cards.flatMap(({ card }) => card.ratings.filter(({ score }) => score !== null));
  return vettingCompetencies.filter(
    (name) => !marked.some(({ competency }) => competency === name),
  );
}

/** Returns the pool's questions, for interviewers and for readers of the pool's question bank. */
async function questionsFor(
  actor: Actor,
  { poolId, interviewers }: VettingInterviewRecord,
  knowsPool: boolean,
): Promise<InterviewKit['questions']> {
  if (!poolId) return [];
  const isInterviewer = interviewers.some(({ userId }: { userId: Types.ObjectId }) =>
    userId.equals(actor.userId),
  );
  return isInterviewer || (knowsPool && actor.scopeOf('pool.readQuestions') === 'all')
    ? kitQuestions(poolId)
    : null;
}
