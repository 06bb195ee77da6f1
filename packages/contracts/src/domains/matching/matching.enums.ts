import { skillLevels, type SkillLevel } from '../candidates/candidates.enums.ts';

/** The parts of a match with their weights; together 100. */
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

/** What keeps a person from a job whatever the score. */
export const matchBlocks = [
  'excluded',
  'not_available',
  'no_consent',
  'not_open_to',
  'country',
] as const;
export type MatchBlock = (typeof matchBlocks)[number];

/** How much of a part is there. `unknown`: the record does not say; it counts half. */
export const fits = ['full', 'partial', 'none', 'unknown'] as const;
export type Fit = (typeof fits)[number];

/** What could be loosened on a job so that more people fit. */
export const loosenings = ['must_skill', 'english', 'rate', 'zone', 'availability'] as const;
export type Loosening = (typeof loosenings)[number];

/** A skill level as a number from 1, as jobs ask for it. */
export const levelNumber = (level: SkillLevel): number => skillLevels.indexOf(level) + 1;

/** Whether level and years of a skill are what a job asks for; what is not said is not enough. */
export const isEnoughOf = (
  has: { level: SkillLevel | null; years: number | null },
  asks: { minLevel: SkillLevel | null; minYears: number | null },
): boolean =>
  (asks.minLevel === null ||
    (has.level !== null && levelNumber(has.level) >= levelNumber(asks.minLevel))) &&
  (has.years ?? 0) >= (asks.minYears ?? 0);
