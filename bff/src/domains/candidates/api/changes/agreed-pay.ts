import { limits } from '@muster/contracts';
import { Types } from 'mongoose';
import { audit, changesBetween } from '../../../../audit/audit.service.ts';
import { addDays } from '../../../../db/calendar-day.ts';
import type { Tx } from '../../../../db/unit-of-work.ts';
import { updateVersioned } from '../../../../db/versioned-update.ts';
import {
  CandidateModel,
  type Candidate,
  type CandidateRate,
} from '../../../../records/candidates/candidate.model.ts';
import { deriveCandidate } from '../../record/derive-candidate.ts';
import { overlaps } from '../../rates/rate-periods.ts';

/** Pay of a contract from a day on, in minor units. */
export type AgreedPeriod = Pick<
  CandidateRate,
  'amountMinor' | 'currency' | 'unit' | 'effectiveFrom' | 'effectiveTo'
>;

/** Pay of one contract, identified by its number. */
export interface AgreedPay {
  number: string;
  periods: readonly AgreedPeriod[];
  /** Author of a reverted row when there is no actor. */
  accountManagerId: Types.ObjectId;
}

type Stamp = { at: Date; by: Types.ObjectId | null };

/**
 * Aligns the agreed pay of a candidate with a contract. Rows of one unit never overlap: with two
 * contracts, the one that began later counts.
 */
export async function keepAgreedPay(
  tx: Tx,
  candidateId: Types.ObjectId,
  pay: AgreedPay,
): Promise<void> {
  const candidate = await CandidateModel.findOne({ _id: candidateId, deletedAt: null }, null, {
    session: tx.session,
  }).lean();
  if (!candidate || candidate.status === 'anonymised') return;
  const rates = withAgreedPay(candidate.rates, pay, { at: tx.at, by: tx.userId });
  if (JSON.stringify(rates) === JSON.stringify(candidate.rates)) return;
  const units = [...new Set(pay.periods.map(({ unit }) => unit))];
  const { before, after } = await updateVersioned<Candidate>(tx, CandidateModel, {
    filter: { _id: candidateId },
    base: candidate.version,
    paths: units.map((unit) => `rates.agreed_pay.${unit}`),
    apply: (current) => ({ $set: { rates, ...deriveCandidate({ ...current, rates }) } }),
  });
  await audit(tx, {
    action: 'candidate.update_rates',
    entity: 'candidate',
    entityId: candidateId,
    changes: changesBetween<Candidate>(before, after, ['rates'], ['rates']),
  });
}

/** Merges a contract's rates into a candidate's; rates that it no longer contains are voided. */
export function withAgreedPay(
  rates: readonly CandidateRate[],
  { number, periods, accountManagerId }: AgreedPay,
  { at, by }: Stamp,
): CandidateRate[] {
  const taken = (rate: CandidateRate): CandidateRate => ({
    ...rate,
    voided: { at, by: by ?? accountManagerId, reason: `Changed by ${number}` },
  });
  const isOwn = (rate: CandidateRate) => isAgreed(rate) && rate.note === number;
  const kept = rates.map((rate) => {
    if (!isOwn(rate)) return rate;
    const period = periods.find((one) => isSame(one, rate));
    if (!period) return taken(rate);
    return { ...rate, effectiveTo: earlier(rate.effectiveTo, period.effectiveTo) };
  });
  return periods
    .filter((period) => !kept.some((rate) => isOwn(rate) && isSame(period, rate)))
    .map((period): CandidateRate => ({
      _id: new Types.ObjectId(),
      kind: 'agreed_pay',
      ...period,
      hoursPerMonth: limits.candidate.hoursPerMonth,
      note: number,
      setBy: 'placement',
      setByUserId: by,
      setAt: at,
      voided: null,
    }))
    .reduce((placed, row) => place(placed, row, taken), kept);
}

/** Inserts a row among the agreed ones: it ends earlier ones, and later ones end it. */
function place(
  rates: readonly CandidateRate[],
  row: CandidateRate,
  taken: (rate: CandidateRate) => CandidateRate,
): CandidateRate[] {
  const rivals = new Set(
    rates.filter((rate) => isAgreed(rate) && rate.unit === row.unit && overlaps(rate, row)),
  );
  const next = [...rivals]
    .map(({ effectiveFrom }) => effectiveFrom)
    .filter((day) => day > row.effectiveFrom)
    .toSorted()[0];
  return [
    ...rates.map((rate) => {
      if (!rivals.has(rate) || rate.effectiveFrom > row.effectiveFrom) return rate;
      if (rate.effectiveFrom === row.effectiveFrom) return taken(rate);
      return { ...rate, effectiveTo: addDays(row.effectiveFrom, -1) };
    }),
    next ? { ...row, effectiveTo: addDays(next, -1) } : row,
  ];
}

const isAgreed = ({ kind, voided }: CandidateRate): boolean =>
  kind === 'agreed_pay' && voided === null;

const isSame = (a: AgreedPeriod, b: AgreedPeriod): boolean =>
  a.effectiveFrom === b.effectiveFrom &&
  a.unit === b.unit &&
  a.amountMinor === b.amountMinor &&
  a.currency === b.currency;

/** Returns the earlier of two ends; null means no end. */
const earlier = (a: string | null, b: string | null): string | null =>
  a === null || (b !== null && b < a) ? b : a;
