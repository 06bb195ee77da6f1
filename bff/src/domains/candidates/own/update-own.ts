import type { BodyOf, ownProfileEndpoints } from '@muster/contracts';
import { audit, changesBetween } from '../../../audit/audit.service.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { dayIn } from '../../../db/zoned-day.ts';
import { invalidField } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import type { Candidate } from '../../../records/candidates/candidate.model.ts';
import { contactFieldsOf } from '../contact/update-contact.ts';
import { ratePathsOf, withNewRate } from '../rates/update-rates.ts';
import { withEnglish } from '../skills/update-skills.ts';
import { changeOwn } from './change-own.ts';
import { ownLocksOf } from './own-locks.ts';

type Endpoints = typeof ownProfileEndpoints;
type Facts = BodyOf<Endpoints['updateFacts']>['changes'];

/**
 * Changes facts that candidates state about themselves; locked ones are rejected at their field.
 */
export const updateOwnFacts: Service<Endpoints['updateFacts']> = (
  ctx,
  { body: { version, changes } },
) => {
  const { english, ...facts } = changes;
  return changeOwn(ctx, {
    version,
    paths: [...Object.keys(facts), ...(english ? ['english.self'] : [])],
    change: async (current, tx) => {
      await refuseLocked(current, changes, tx);
      refusePast(current, changes, tx);
      return {
        ...(await contactFieldsOf(ctx.actor, current, facts, tx)),
        ...(english && {
          languages: withEnglish(current, { level: english, assessedBy: 'self' }, ctx.actor, tx),
        }),
      };
    },
    record: (tx, before, after) =>
      audit(tx, {
        action: 'candidate.update_own',
        entity: 'candidate',
        entityId: after._id,
        changes: changesBetween<Candidate>(before, after, [
          ...(Object.keys(facts) as (keyof typeof facts)[]),
          'languages',
        ]),
      }),
  });
};

/** Sets the expected pay; agreed pay of a contract can only be changed with the agency. */
export const updateOwnRate: Service<Endpoints['updateRate']> = (ctx, { body: { version, rate } }) =>
  changeOwn(ctx, {
    version,
    paths: ratePathsOf(rate),
    change: async (current, tx) => {
      const locks = await ownLocksOf(current, tx.session);
      if (locks.some(({ field }) => field === 'rate')) throw invalidField('rate', 'NOT_ALLOWED');
      return {
        rates: withNewRate(current.rates, { ...rate, note: null }, ctx.actor, tx, 'candidate'),
      };
    },
    record: (tx, before, after) =>
      audit(tx, {
        action: 'candidate.update_rates',
        entity: 'candidate',
        entityId: after._id,
        changes: changesBetween<Candidate>(before, after, ['rates'], ['rates']),
      }),
  });

/**
 * Staff may record a past day of availability; the candidate names one from today on. The day is
 * that of their time zone.
 *
 * @throws AppError VALIDATION_FAILED, IN_PAST
 */
function refusePast(current: Candidate, { availableFrom, timeZone }: Facts, { at }: Tx): void {
  if (!availableFrom || availableFrom === current.availableFrom) return;
  if (availableFrom < dayIn(timeZone ?? current.timeZone, at))
    throw invalidField('changes.availableFrom', 'IN_PAST');
}

/** @throws AppError VALIDATION_FAILED at a locked field that would change */
async function refuseLocked(current: Candidate, changes: Facts, { session }: Tx): Promise<void> {
  for (const { field } of await ownLocksOf(current, session)) {
    if (field === 'email' || field === 'rate') continue;
    if (changes[field] !== undefined && changes[field] !== current[field])
      throw invalidField(`changes.${field}`, 'NOT_ALLOWED');
  }
}
