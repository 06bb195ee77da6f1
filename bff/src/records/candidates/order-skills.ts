import { skillLevels } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Candidate, CandidateSkill } from './candidate.model.ts';

type Experience = Candidate['experience'];

/**
 * Sorts the strongest skills first: main skills, then by the vetter's score, the stated level,
 * years, and the number of positions that used them. The order in a file means nothing.
 */
export function byStrength(
  experience: Experience,
): (a: CandidateSkill, b: CandidateSkill) => number {
  const jobs = new Map<string, number>();
  for (const { skillIds } of experience)
    for (const id of skillIds.map(String)) jobs.set(id, (jobs.get(id) ?? 0) + 1);
  const rank = (skill: CandidateSkill): number[] => [
    Number(skill.isPrimary),
    skill.verifiedScore ?? 0,
    skill.level === null ? -1 : skillLevels.indexOf(skill.level),
    skill.years ?? 0,
    jobs.get(String(skill.skillId)) ?? 0,
  ];
  return (a, b) => {
    const [first, second] = [rank(a), rank(b)];
    const differs = first.findIndex((value, index) => value !== second[index]);
    return differs < 0 ? 0 : (second[differs] ?? 0) - (first[differs] ?? 0);
  };
}

/** Number of skills that fit in a wide list. */
const topSkills = 6;

/** Returns a candidate's strongest skills. */
export const topSkillsOf = ({
  skills,
  experience,
}: Pick<Candidate, 'skills' | 'experience'>): Types.ObjectId[] =>
  skills
    .toSorted(byStrength(experience))
    .slice(0, topSkills)
    .map(({ skillId }) => skillId);
