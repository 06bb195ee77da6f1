import type { Types } from 'mongoose';
import { audit } from '../../../audit/audit.service.ts';
import { changeState } from '../../../db/transition.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import { ReferralModel, type ReferralRecord } from '../referral.model.ts';

/**
 * Adds a due reward to a batch; it stays due until the batch is paid.
 * @throws AppError INVALID_TRANSITION if it is not due or in another batch, VERSION_CONFLICT
 */
export async function takeIntoBatch(
  tx: Tx,
  current: ReferralRecord,
  { _id, version }: { _id: Types.ObjectId; version: number },
): Promise<ReferralRecord> {
  const { after } = await changeState<ReferralRecord>(tx, ReferralModel, current, {
    name: 'referral.batch',
    version,
    // A reward already in a batch: adding it to another one is not a repetition.
    isRepeat: () => false,
    requireState: ({ status, batchId, isByStaff }) => {
      if (status !== 'reward_eligible' || (batchId ?? null) !== null || isByStaff)
        throw new AppError('INVALID_TRANSITION', {
          context: { currentState: status, action: 'batch' },
        });
    },
    set: () => ({ $set: { batchId: _id } }),
    paths: ['batchId'],
  });
  await audit(tx, { action: 'referral.batch', entity: 'referral', entityId: after._id });
  return after;
}

/** Removes a reward from a cancelled batch. */
export async function leaveBatch(tx: Tx, current: ReferralRecord): Promise<void> {
  await changeState<ReferralRecord>(tx, ReferralModel, current, {
    name: 'referral.unbatch',
    version: null,
    isRepeat: () => false,
    set: () => ({ $set: { batchId: null } }),
    paths: ['batchId'],
  });
  await audit(tx, { action: 'referral.unbatch', entity: 'referral', entityId: current._id });
}
