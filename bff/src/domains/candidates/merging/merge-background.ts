import { limits } from '@muster/contracts';
import { foldText } from '../../../db/fold-text.ts';
import type {
  BioEntry,
  EducationEntry,
  ExperienceEntry,
} from '../../../records/candidates/candidate-background.model.ts';
import { withNew } from './merge-lists.ts';

/** Merges jobs; the same employer, title and start are one job. */
export const mergeExperience = (
  mine: readonly ExperienceEntry[],
  theirs: readonly ExperienceEntry[],
): ExperienceEntry[] =>
  upTo(
    limits.experience.max,
    mine,
    withNew(
      mine,
      theirs,
      ({ companyName, title, startMonth }) =>
        `${foldText(companyName)}|${foldText(title)}|${startMonth}`,
    ),
  );

/** Merges courses of study; the same school and degree are one. */
export const mergeEducation = (
  mine: readonly EducationEntry[],
  theirs: readonly EducationEntry[],
): EducationEntry[] =>
  upTo(
    limits.education.max,
    mine,
    withNew(mine, theirs, ({ school, degree }) => `${foldText(school)}|${degree}`),
  );

/** Merges bios; the survivor's default stays the default. */
export function mergeBios(mine: readonly BioEntry[], theirs: readonly BioEntry[]): BioEntry[] {
  const hasDefault = mine.some(({ isDefault }) => isDefault);
  return upTo(
    limits.bio.max,
    mine,
    withNew(
      mine,
      theirs.map((bio) => (hasDefault ? { ...bio, isDefault: false } : bio)),
      ({ body }) => body,
    ),
  );
}

/** Existing items stay, even beyond a limit introduced later. */
const upTo = <T>(max: number, mine: readonly T[], merged: T[]): T[] =>
  merged.slice(0, Math.max(mine.length, max));
