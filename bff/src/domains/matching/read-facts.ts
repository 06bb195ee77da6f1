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

/** A vetting is worth all for half of its time, then less and less, and half at its end. */
const freshFor = 182 * dayMs;

/** What the matching looks at of a person. */
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

/** What the matching looks at of a job. */
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

/** The upper end of what the agency pays, an hour; the lower one where it is the only one. */
function payMax({ payRate }: Job): HourlyRate | null {
  const amount = payRate?.maxMinor ?? payRate?.minMinor ?? null;
  if (!payRate || amount === null) return null;
  return { amountMinor: hourly(amount, payRate.unit), currency: payRate.currency };
}

const hourly = (amountMinor: number, unit: 'hour' | 'month'): number =>
  unit === 'month' ? Math.round(amountMinor / limits.candidate.hoursPerMonth) : amountMinor;

/** Both ends of what the agency pays, an hour 🔒. */
export function hourlyPayRange({ payRate }: Job): JobMatches['payRange'] {
  if (!payRate) return null;
  const { minMinor, maxMinor, currency, unit } = payRate;
  const end = (minor: number | null) =>
    minor === null ? null : fromMinorUnits(hourly(minor, unit));
  return { min: end(minMinor), max: end(maxMinor), currency };
}
