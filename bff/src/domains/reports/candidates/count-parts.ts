import {
  dataAges,
  dayMs,
  fromMinorUnits,
  rateBandWidth,
  type CandidateReportPart,
} from '@muster/contracts';
import type { KeptCandidate } from '../../candidates/api/kept-candidates.ts';

const hoursPerMonth = 160;

/** The groups of a breakdown that a candidate belongs to; none if unknown. */
export const keysOf: Readonly<
  Record<CandidateReportPart, (person: KeptCandidate, now: Date) => readonly string[]>
> = {
  pool: ({ poolIds }) => distinct(poolIds),
  skill: ({ skillIds }) => distinct(skillIds),
  country: ({ country }) => [country],
  english: ({ englishLevel }) => (englishLevel ? [englishLevel] : []),
  rate: ({ currentRate }) => (currentRate ? [bandOf(currentRate)] : []),
  vetting: ({ vettingStatus }) => [vettingStatus],
  source: ({ sourceKind }) => [sourceKind],
  age: ({ confirmedAt }, now) => [ageOf(confirmedAt, now)],
};

export const distinct = (keys: readonly string[]): string[] => [...new Set(keys)];

/** `USD 40`: from 40 to below 60 an hour. Each currency has separate bands. */
function bandOf(rate: NonNullable<KeptCandidate['currentRate']>): string {
  const amount = Number(fromMinorUnits(rate.amountMinor));
  const hourly = rate.unit === 'hour' ? amount : amount / (rate.hoursPerMonth ?? hoursPerMonth);
  return `${rate.currency} ${Math.floor(hourly / rateBandWidth) * rateBandWidth}`;
}

/** `90`: confirmed at most 90 days ago, and more than 30. `older`: longer ago than the last. */
export function ageOf(confirmedAt: Date, now: Date): string {
  const days = (now.getTime() - confirmedAt.getTime()) / dayMs;
  return String(dataAges.find((age) => days <= age) ?? 'older');
}
