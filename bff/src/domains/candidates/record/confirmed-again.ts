import type { Candidate } from '../../../records/candidates/candidate.model.ts';

/** Midnights of all time zones fall on quarter hours, so confirmations within one count once. */
const quarterHour = 15 * 60_000;
/**
 * A profile is confirmed some dozen times in its life; beyond this limit the first ones are
 * dropped.
 */
const max = 100;

const quarterOf = (at: Date): number => Math.floor(at.getTime() / quarterHour);

/**
 * Returns the confirmation fields when a candidate confirms or changes a profile: this and earlier
 * times, so that reports can compute the age on a past day.
 */
export function confirmedAgain(
  { confirmedAt, confirmedBefore = [] }: Pick<Candidate, 'confirmedAt' | 'confirmedBefore'>,
  at: Date,
): Required<Pick<Candidate, 'confirmedAt' | 'confirmedBefore'>> {
  const isOfNow = quarterOf(confirmedAt) === quarterOf(at);
  const before = isOfNow ? confirmedBefore : [...confirmedBefore, confirmedAt];
  return { confirmedAt: at, confirmedBefore: before.slice(-max) };
}

/** Returns when a profile was last confirmed before a moment; null if no longer known. */
export function confirmedBy(
  { confirmedAt, confirmedBefore = [] }: Pick<Candidate, 'confirmedAt' | 'confirmedBefore'>,
  moment: Date,
): Date | null {
  return [...confirmedBefore, confirmedAt].findLast((at) => at < moment) ?? null;
}
