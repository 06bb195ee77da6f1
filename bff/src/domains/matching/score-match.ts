import { matchWeights } from '@muster/contracts';
import type { Match, MatchPartName } from '@muster/contracts';
import { findBlocks } from './find-blocks.ts';
import { findChanges } from './find-changes.ts';
import type { JobNeeds, PersonFacts, Standing } from './match-facts.ts';
import { partShares, skillShare, skillsShare } from './score-parts.ts';
import type { Share, SkillShare } from './score-parts.ts';

/** A match before names of skills are put to it. */
export type ScoredMatch = Omit<Match, 'skills'> & { skills: SkillShare[] };

interface Scoring {
  readonly now: Date;
  /** Whether the reader may know rates; without, seven parts count, up to 100 as well. */
  readonly withRate: boolean;
}

/** How well a person fits a job (6.9): eight parts, hard filters, and what would have to change. */
export function scoreMatch(
  person: PersonFacts,
  job: JobNeeds,
  standing: Standing,
  { now, withRate }: Scoring,
): ScoredMatch {
  const required = job.required.map((need) => skillShare(person, need));
  const nice = job.nice.map((need) => skillShare(person, need));
  const shares: Record<MatchPartName, Share> = {
    required_skills: skillsShare(required),
    nice_skills: skillsShare(nice),
    seniority: partShares.seniority(person, job, now),
    english: partShares.english(person, job, now),
    rate: partShares.rate(person, job, now),
    zone: partShares.zone(person, job, now),
    availability: partShares.availability(person, job, now),
    vetting: partShares.vetting(person, job, now),
  };
  const counted = (Object.keys(matchWeights) as MatchPartName[]).filter(
    (part) => withRate || part !== 'rate',
  );
  const most = counted.reduce((sum, part) => sum + matchWeights[part], 0);
  const parts = counted.map((part) => ({
    part,
    points: Math.round(matchWeights[part] * shares[part].share * 10) / 10,
    of: matchWeights[part],
    fit: shares[part].fit,
  }));
  const points = counted.reduce((sum, part) => sum + matchWeights[part] * shares[part].share, 0);
  const blocks = findBlocks(person, job, standing);
  return {
    score: Math.round((points / most) * 100),
    parts,
    skills: [...required, ...nice],
    blocks,
    changes: findChanges({ person, job, required, blocks, now, withRate }),
  };
}
