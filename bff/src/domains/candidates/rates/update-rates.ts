import {
  fromMinorUnits,
  toMinorUnits,
  type BodyOf,
  type candidateEndpoints,
} from '@muster/contracts';
import { Types } from 'mongoose';
import { audit, changesBetween } from '../../../audit/audit.service.ts';
import type { Actor } from '../../../auth/actor.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { AppError, fieldError, invalidField } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import type { Candidate, CandidateRate } from '../../../records/candidates/candidate.model.ts';
import { changeCandidate } from '../record/change-candidate.ts';
import { minimumAboveExpected, placeOpenRate, withVoided } from './rate-periods.ts';

type Body = BodyOf<typeof candidateEndpoints.updateRates>;
type NewRate = NonNullable<Body['rate']>;

/**
 * Sets a dated rate, voids wrong ones, and changes notice, availability and what the candidate is
 * open to.
 */
export const updateRates: Service<typeof candidateEndpoints.updateRates> = (
  ctx,
  { params, body },
) => {
  const fields = Object.keys(body.changes) as (keyof Body['changes'])[];
  return changeCandidate(ctx, {
    id: params.id,
    permission: 'candidate.updateRates',
    version: body.version,
    paths: [...fields, ...ratePaths(body)],
    change: (current, tx) => {
      const left = voidRates(current.rates, body.void, ctx.actor, tx);
      // With a new rate, only the new one has to fit.
      if (!body.rate && body.void.length > 0) requireOrder(left, 'void[0].reason');
      return { ...body.changes, rates: withNewRate(left, body.rate, ctx.actor, tx) };
    },
    record: (tx, before, after) => record(tx, before, after, fields),
  });
};

/** Rates of one kind and unit form one timeline, so two writers of it conflict. */
const ratePaths = ({ rate, void: voided }: Body): string[] => [
  ...voided.map(({ id }) => `rates.${id}`),
  ...(rate ? ratePathsOf(rate) : []),
];

/** Returns the paths that a new rate changes. */
export const ratePathsOf = (rate: NewRate): string[] =>
  offeredKinds.filter((kind) => rate[kind] !== null).map((kind) => `rates.${kind}.${rate.unit}`);

const offeredKinds = ['expected', 'minimum'] as const;

/** Returns the rates with wrong ones voided; rows that they had ended apply again. */
function voidRates(
  rates: readonly CandidateRate[],
  wanted: Body['void'],
  actor: Actor,
  tx: Tx,
): CandidateRate[] {
  wanted.forEach(({ id }, index) => {
    const rate = rates.find(({ _id }) => _id.equals(id));
    if (!rate) throw invalidField(`void[${index}].id`, 'NOT_FOUND');
    // Agreed pay is written by placements, and only they can revert it.
    if (rate.kind === 'agreed_pay') throw invalidField(`void[${index}].id`, 'NOT_ALLOWED');
  });
  return withVoided(
    rates,
    new Map(wanted.map(({ id, reason }) => [id, { at: tx.at, by: actor.userId, reason }])),
  );
}

/**
 * Returns the rates with a new one; the one before it ends.
 * @throws AppError VALIDATION_FAILED, RATE_PERIOD_OVERLAP
 */
export function withNewRate(
  rates: CandidateRate[],
  rate: NewRate | undefined,
  actor: Actor,
  tx: Tx,
  setBy: CandidateRate['setBy'] = 'staff',
): CandidateRate[] {
  if (!rate) return rates;
  const next = offeredKinds.reduce((placed, kind) => {
    const amount = rate[kind];
    return amount === null
      ? placed
      : place(placed, { ...rowOf(rate, kind, amount, actor, tx), setBy });
  }, rates);
  requireOrder(next, rate.minimum === null ? 'rate.expected' : 'rate.minimum');
  return next;
}

/** @throws AppError VALIDATION_FAILED, MIN_ABOVE_EXPECTED at `path` */
function requireOrder(rates: readonly CandidateRate[], path: string): void {
  const broken = minimumAboveExpected(rates);
  if (broken)
    throw invalidField(path, 'MIN_ABOVE_EXPECTED', {
      max: fromMinorUnits(broken.expected.amountMinor),
      min: fromMinorUnits(broken.minimum.amountMinor),
    });
}

/** Adds an open row; the one before it ends the day before. */
function place(rates: CandidateRate[], row: CandidateRate): CandidateRate[] {
  const placing = placeOpenRate(rates, row);
  if (placing.conflict !== null)
    throw new AppError('RATE_PERIOD_OVERLAP', {
      fields: [fieldError('rate.effectiveFrom', 'PERIOD_OVERLAP', { date: placing.conflict })],
      context: { date: placing.conflict, kind: row.kind },
    });
  const { closes } = placing;
  return [
    ...rates.map((rate) =>
      closes && rate._id.equals(closes.id) ? { ...rate, effectiveTo: closes.on } : rate,
    ),
    row,
  ];
}

const rowOf = (
  rate: NewRate,
  kind: CandidateRate['kind'],
  amount: string,
  actor: Actor,
  tx: Tx,
): CandidateRate => ({
  _id: new Types.ObjectId(),
  kind,
  unit: rate.unit,
  amountMinor: toMinorUnits(amount),
  currency: rate.currency,
  effectiveFrom: rate.effectiveFrom,
  effectiveTo: null,
  hoursPerMonth: rate.hoursPerMonth,
  note: rate.note,
  setBy: 'staff',
  setByUserId: actor.userId,
  setAt: tx.at,
  voided: null,
});

/** Two events, because fewer users may read rate changes than notice changes. */
async function record(
  tx: Tx,
  before: Candidate,
  after: Candidate,
  fields: (keyof Body['changes'])[],
): Promise<void> {
  const subject = { entity: 'candidate', entityId: after._id } as const;
  const rates = changesBetween<Candidate>(before, after, ['rates'], ['rates']);
  if (JSON.stringify(before.rates) !== JSON.stringify(after.rates))
    await audit(tx, { ...subject, action: 'candidate.update_rates', changes: rates });
  if (fields.length > 0)
    await audit(tx, {
      ...subject,
      action: 'candidate.update_availability',
      changes: changesBetween<Candidate>(before, after, fields),
    });
}
