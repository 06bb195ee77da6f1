import { matchParts, matchWeights, type Match, type MatchPartName } from '@muster/contracts';
import { findBlocks } from './find-blocks.ts';
import { findChanges } from './find-changes.ts';
import type { JobNeeds, PersonFacts, Standing } from './match-facts.ts';
import { partShares, skillShare, skillsShare, type Share, type SkillShare } from './score-parts.ts';

/** A match before the names of its skills are added. */
export type ScoredMatch = Omit<Match, 'skills'> & { skills: SkillShare[] };

interface Scoring {
  readonly now: Date;
  /** Whether the reader may see rates; otherwise seven parts count, also up to 100. */
  readonly withRate: boolean;
}

type Shares = Readonly<Record<MatchPartName, Share>>;
interface Skills {
  readonly required: readonly SkillShare[];
  readonly nice: readonly SkillShare[];
}

const skillsOf = (person: PersonFacts, job: JobNeeds): Skills => ({
  required: job.required.map((need) => skillShare(person, need)),
  nice: job.nice.map((need) => skillShare(person, need)),
});

const sharesOf = (person: PersonFacts, job: JobNeeds, skills: Skills, now: Date): Shares => ({
  required_skills: skillsShare(skills.required),
  nice_skills: skillsShare(skills.nice),
  seniority: partShares.seniority(person, job, now),
  english: partShares.english(person, job, now),
  rate: partShares.rate(person, job, now),
  zone: partShares.zone(person, job, now),
  availability: partShares.availability(person, job, now),
  vetting: partShares.vetting(person, job, now),
});

const countedParts = (withRate: boolean): MatchPartName[] =>
  matchParts.filter((part) => withRate || part !== 'rate');

/** Scales the counted parts to a total of 100. */
function scoreOf(shares: Shares, withRate: boolean): number {
  const counted = countedParts(withRate);
  const max = counted.reduce((sum, part) => sum + matchWeights[part], 0);
  const points = counted.reduce((sum, part) => sum + matchWeights[part] * shares[part].share, 0);
  return Math.round((points / max) * 100);
}

/** Returns only the scores of a person for a job, with and without rates. */
export function scoresOf(
  person: PersonFacts,
  job: JobNeeds,
  now: Date,
): { score: number; withoutRate: number } {
  const shares = sharesOf(person, job, skillsOf(person, job), now);
  return { score: scoreOf(shares, true), withoutRate: scoreOf(shares, false) };
}

/** Returns how well a person fits a job: eight parts, hard filters, and the necessary changes. */
export function scoreMatch(
  person: PersonFacts,
  job: JobNeeds,
  standing: Standing,
  { now, withRate }: Scoring,
): ScoredMatch {
  const skills = skillsOf(person, job);
  const { required, nice } = skills;
  const shares = sharesOf(person, job, skills, now);
  const parts = countedParts(withRate).map((part) => ({
    part,
    points: Math.round(matchWeights[part] * shares[part].share * 10) / 10,
    of: matchWeights[part],
    fit: shares[part].fit,
  }));
  const blocks = findBlocks(person, job, standing);
  return {
    score: scoreOf(shares, withRate),
    parts,
    skills: [...required, ...nice],
    blocks,
    changes: findChanges({ person, job, required, blocks, now, withRate }),
  };
}
