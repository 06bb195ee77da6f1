import {
  dayMs,
  fromMinorUnits,
  levelNumber,
  limits,
  skillEvidenceShare,
  type JobMatches,
} from '@muster/contracts';
import type { Job } from '../../records/jobs/job-lookup.ts';
import {
  firstDayOf,
  hourlyRateOf,
  matchableStates,
  type MatchableCandidate,
} from '../candidates/api/matchable-candidates.ts';
import type { HourlyRate, JobNeeds, PersonFacts, SkillNeed } from './match-facts.ts';

/** A vetting counts fully for half of its validity, then decreases to half at its end. */
const freshFor = 182 * dayMs;

/** Returns the facts of a person used for matching. */
export function personFacts(candidate: MatchableCandidate, now: Date): PersonFacts {
  return {
    skills: candidate.skills.map((skill) => ({
      skillId: skill.skillId.toHexString(),
      level: skill.level && levelNumber(skill.level),
      years: skill.years,
      evidence: skillEvidenceShare(skill, now.getTime()),
      isVerified: skill.verifiedScore !== null,
      verifiedAt: skill.verifiedAt,
      confirmedAt: skill.confirmedAt ?? null,
    })),
    seniority: candidate.seniority,
    english: candidate.englishLevel,
    rate: hourlyRateOf(candidate),
    timeZone: candidate.timeZone,
    country: candidate.country,
    relocationCountries: candidate.relocationCountries,
    openTo: candidate.openTo,
    availableFrom: firstDayOf(candidate, now),
    vettingFreshness: vettingFreshness(candidate, now),
    available: (matchableStates as readonly string[]).includes(candidate.status),
  };
}

function vettingFreshness(
  { vettingStatus, vettedAt, vettingExpiresAt }: MatchableCandidate,
  now: Date,
): number {
  if (vettingStatus !== 'vetted' || !vettedAt) return 0;
  const age = now.getTime() - vettedAt.getTime();
  if (age <= freshFor || !vettingExpiresAt) return 1;
  const whole = vettingExpiresAt.getTime() - vettedAt.getTime();
  if (age >= whole) return 0;
  return 1 - 0.5 * ((age - freshFor) / Math.max(1, whole - freshFor));
}

/** Returns the facts of a job used for matching. */
export const jobNeeds = (job: Job): JobNeeds => ({
  required: job.skillsRequired.map(skillNeed),
  nice: job.skillsNice.map(skillNeed),
  seniority: job.seniority,
  englishMin: job.englishMin,
  payMax: payMax(job),
  locationPolicy: job.locationPolicy,
  countries: job.countries,
  timeZoneBase: job.timeZoneBase,
  overlapHours: job.overlapHours,
  engagement: job.engagement,
  startDate: job.targetStartDate,
});

const skillNeed = ({
  skillId,
  minLevel,
  minYears,
  must,
}: Job['skillsRequired'][number]): SkillNeed => ({
  skillId: skillId.toHexString(),
  minLevel: minLevel && levelNumber(minLevel),
  minYears,
  must,
});

/** Returns the upper end of the agency's hourly rate, or the lower one if it is the only one. */
function payMax({ payRate }: Job): HourlyRate | null {
  const amount = payRate?.maxMinor ?? payRate?.minMinor ?? null;
  if (!payRate || amount === null) return null;
  return { amountMinor: hourly(amount, payRate.unit), currency: payRate.currency };
}

const hourly = (amountMinor: number, unit: 'hour' | 'month'): number =>
  unit === 'month' ? Math.round(amountMinor / limits.candidate.hoursPerMonth) : amountMinor;

/** Returns both ends of the agency's hourly rate 🔒. */
export function hourlyPayRange({ payRate }: Job): JobMatches['payRange'] {
  if (!payRate) return null;
  const { minMinor, maxMinor, currency, unit } = payRate;
  const end = (minor: number | null) =>
    minor === null ? null : fromMinorUnits(hourly(minor, unit));
  return { min: end(minMinor), max: end(maxMinor), currency };
}
