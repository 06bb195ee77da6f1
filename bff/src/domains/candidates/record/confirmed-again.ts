import type { Candidate } from '../../../records/candidates/candidate.model.ts';

/** Midnights of all time zones fall on these: what was confirmed twice within one counts once. */
const quarterHour = 15 * 60_000;
/** A profile is confirmed some dozen times in its years; the first ones go where it is more. */
const most = 100;

const quarterOf = (at: Date): number => Math.floor(at.getTime() / quarterHour);

/**
 * What is kept when a person confirms or changes a profile at a moment: it, and the moments
 * before, so that reports can tell how long ago it was on a day in the past.
 */
export function confirmedAgain(
  { confirmedAt, confirmedBefore = [] }: Pick<Candidate, 'confirmedAt' | 'confirmedBefore'>,
  at: Date,
): Required<Pick<Candidate, 'confirmedAt' | 'confirmedBefore'>> {
  const isOfNow = quarterOf(confirmedAt) === quarterOf(at);
  const before = isOfNow ? confirmedBefore : [...confirmedBefore, confirmedAt];
  return { confirmedAt: at, confirmedBefore: before.slice(-most) };
}

/** When a profile was confirmed last before a moment; null where that is not known any more. */
export function confirmedBy(
  { confirmedAt, confirmedBefore = [] }: Pick<Candidate, 'confirmedAt' | 'confirmedBefore'>,
  moment: Date,
): Date | null {
  return [...confirmedBefore, confirmedAt].findLast((at) => at < moment) ?? null;
}
