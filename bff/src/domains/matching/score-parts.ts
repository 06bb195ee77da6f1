import {
  languageLevels,
  seniorities,
  sharedWorkingHours,
  type Fit,
  type MatchPartName,
} from '@muster/contracts';
import { daysBetween } from '../../db/calendar-day.ts';
import type { JobNeeds, PersonFacts, SkillNeed } from './match-facts.ts';

/** The fulfilled share of a part, from 0 to 1. */
export interface Share {
  readonly share: number;
  readonly fit: Fit;
}

/** The fulfilled share of one required skill. */
export interface SkillShare extends Share {
  readonly need: SkillNeed;
  readonly have: PersonFacts['skills'][number] | null;
}

/**
 * A vetter's assessment of a skill counts a quarter more than the person's own, and less as it
 * ages.
 */
const verifiedBonus = 0.25;
/** Missing information counts half. */
const unknown: Share = { share: 0.5, fit: 'unknown' };
const full: Share = { share: 1, fit: 'full' };
/** Share above the highest paid rate at which the rate counts zero. */
const rateTolerance = 0.2;
/** Days after the start at which availability counts zero. */
const lateDays = 60;

const shareOf = (share: number): Share => {
  const kept = Math.min(1, Math.max(0, share));
  return { share: kept, fit: kept === 1 ? 'full' : kept === 0 ? 'none' : 'partial' };
};

/** Compares level and years with the requirement; a missing requirement counts as fulfilled. */
export function skillShare({ skills }: PersonFacts, need: SkillNeed): SkillShare {
  const have = skills.find(({ skillId }) => skillId === need.skillId) ?? null;
  if (!have) return { need, have, share: 0, fit: 'none' };
  const level =
    need.minLevel === null
      ? 1
      : have.level === null
        ? unknown.share
        : Math.min(1, have.level / need.minLevel);
  const years =
    need.minYears === null || need.minYears === 0
      ? 1
      : have.years === null
        ? unknown.share
        : Math.min(1, have.years / need.minYears);
  const share = ((level + years) / 2) * (1 + verifiedBonus * have.evidence);
  return { need, have, ...shareOf(share) };
}

/** Returns the combined share of all skills in a list; an empty list counts fully. */
export function skillsShare(shares: readonly SkillShare[]): Share {
  if (shares.length === 0) return full;
  return shareOf(shares.reduce((sum, { share }) => sum + share, 0) / shares.length);
}

/** The other parts of a score. */
export const partShares: Readonly<
  Record<
    Exclude<MatchPartName, 'required_skills' | 'nice_skills'>,
    (person: PersonFacts, job: JobNeeds, now: Date) => Share
  >
> = {
  seniority: ({ seniority }, job) => {
    if (!job.seniority) return full;
    if (!seniority) return unknown;
    const apart = seniorities.indexOf(seniority) - seniorities.indexOf(job.seniority);
    // Too much costs less than too little.
    return shareOf(apart >= 0 ? 1 - apart * 0.25 : 1 + apart * 0.5);
  },
  english: ({ english }, { englishMin }) => {
    if (!english) return unknown;
    return shareOf(1 - levelsShort(english, englishMin) * 0.5);
  },
  rate: ({ rate }, { payMax }) => {
    if (!payMax) return full;
    if (!rate || rate.currency !== payMax.currency) return unknown;
    const above = (rate.amountMinor - payMax.amountMinor) / payMax.amountMinor;
    return shareOf(1 - above / rateTolerance);
  },
  zone: (person, job, now) => {
    const short = hoursShort(person, job, now);
    return short === null ? full : shareOf(1 - short / (job.overlapHours || 1));
  },
  availability: ({ availableFrom }, { startDate }) => {
    if (!startDate || !availableFrom || availableFrom <= startDate) return full;
    const late = daysBetween(startDate, availableFrom);
    return shareOf(1 - late / lateDays);
  },
  vetting: ({ vettingFreshness }) => shareOf(vettingFreshness),
};

/** Returns how many levels of English are missing; 0 if it is sufficient. */
export const levelsShort = (
  have: NonNullable<PersonFacts['english']>,
  needed: JobNeeds['englishMin'],
): number => Math.max(0, languageLevels.indexOf(needed) - languageLevels.indexOf(have));

/** Returns the missing hours of overlap; null if the job requires none. */
export function hoursShort(person: PersonFacts, job: JobNeeds, now: Date): number | null {
  if (!job.timeZoneBase || !job.overlapHours) return null;
  return Math.max(
    0,
    job.overlapHours - sharedWorkingHours(person.timeZone, job.timeZoneBase, now.getTime()),
  );
}
