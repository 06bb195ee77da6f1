import { consentPurposes, limits, type ConsentPurpose, type ConsentState } from '@muster/contracts';
import type { Consent } from './consent.model.ts';

export interface ConsentStatus {
  purpose: ConsentPurpose;
  state: ConsentState;
  current: Consent | null;
}

/** Newest first; for equal times the row that was written last. */
export const newestFirst = { at: -1, _id: -1 } as const;

/**
 * Returns the status of each purpose by the latest answer; `rows` are of one person, newest first.
 */
export const consentStatusesOf = (rows: readonly Consent[], now: Date): ConsentStatus[] =>
  consentPurposes.map((purpose) => {
    const current = rows.find((row) => row.purpose === purpose) ?? null;
    return { purpose, current, state: stateOf(current, now) };
  });

/** Returns the current state of an answer. */
export function stateOf(
  row: Pick<Consent, 'granted' | 'expiresAt'> | null,
  now: Date,
): ConsentState {
  if (!row) return 'none';
  if (!row.granted) return 'refused';
  return row.expiresAt === null || row.expiresAt > now ? 'granted' : 'expired';
}

/** Returns when a consent given now expires. The last day of a month stays the last day. */
export function expiryOf(at: Date): Date {
  const expiry = new Date(at);
  expiry.setUTCMonth(expiry.getUTCMonth() + limits.consent.months);
  if (expiry.getUTCDate() !== at.getUTCDate()) expiry.setUTCDate(0);
  return expiry;
}
