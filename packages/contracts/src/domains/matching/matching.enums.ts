import { skillLevels, type SkillLevel } from '../candidates/candidates.enums.ts';

/** The parts of a match with their weights, 100 in total. */
export const matchWeights = {
  required_skills: 40,
  nice_skills: 10,
  seniority: 10,
  english: 10,
  rate: 10,
  zone: 10,
  availability: 5,
  vetting: 5,
} as const;
export type MatchPartName = keyof typeof matchWeights;
export const matchParts = Object.keys(matchWeights) as MatchPartName[];

/** Reasons that exclude a candidate from a job whatever the score. */
export const matchBlocks = [
  'excluded',
  'not_available',
  'no_consent',
  'not_open_to',
  'country',
] as const;
export type MatchBlock = (typeof matchBlocks)[number];

/** How well a part fits. `unknown`: the record does not say; it counts half. */
export const fits = ['full', 'partial', 'none', 'unknown'] as const;
export type Fit = (typeof fits)[number];

/** Job requirements that could be relaxed so that more candidates fit. */
export const loosenings = ['must_skill', 'english', 'rate', 'zone', 'availability'] as const;
export type Loosening = (typeof loosenings)[number];

/** Returns a skill level as a number from 1, as used by jobs. */
export const levelNumber = (level: SkillLevel): number => skillLevels.indexOf(level) + 1;

/** Checks whether level and years of a skill meet a job's requirement; unknown values do not. */
export const isEnoughOf = (
  has: { level: SkillLevel | null; years: number | null },
  asks: { minLevel: SkillLevel | null; minYears: number | null },
): boolean =>
  (asks.minLevel === null ||
    (has.level !== null && levelNumber(has.level) >= levelNumber(asks.minLevel))) &&
  (has.years ?? 0) >= (asks.minYears ?? 0);
