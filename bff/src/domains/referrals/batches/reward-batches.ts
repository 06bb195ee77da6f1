import {
  limits,
  rewardBatchMachine,
  type RewardBatch,
  type rewardBatchEndpoints,
} from '@muster/contracts';
import { Types, type ClientSession } from 'mongoose';
import { audit, changesBetween } from '../../../audit/audit.service.ts';
import { today } from '../../../db/calendar-day.ts';
import { formatNumber, takeNumber } from '../../../db/counter.ts';
import { recordId } from '../../../db/record-id.ts';
import { transactShown } from '../../../db/show-conflict.ts';
import { changeState, requireState } from '../../../db/transition.ts';
import { transact, type Tx } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import type { RequestContext } from '../../../http/context.ts';
import type { Service } from '../../../http/mount.ts';
import { changeReferral } from '../change-referral.ts';
import { ReferralModel, type ReferralRecord } from '../referral.model.ts';
import { leaveBatch, takeIntoBatch } from './batched-reward.ts';
import { RewardBatchModel, type RewardBatchRecord } from './reward-batch.model.ts';
import { showBatches } from './show-batches.ts';

type Endpoints = typeof rewardBatchEndpoints;

/** Lists batches, latest first. */
export const listBatches: Service<Endpoints['list']> = async ({ actor }) => ({
  data: await showBatches(
    actor,
    await RewardBatchModel.find({ deletedAt: null })
      .sort({ createdAt: -1, _id: -1 })
      .limit(limits.referral.batches)
      .lean(),
  ),
});

/** Adds due rewards to a new batch: all of them, or none. */
export const createBatch: Service<Endpoints['create']> = async (ctx, { body }) => {
  const number = formatNumber('rewardBatch', await takeNumber('rewardBatch'));
  return transact(ctx, async (tx) => {
    const _id = new Types.ObjectId();
    const wanted = new Map(body.referrals.map((one) => [recordId(one.id).toHexString(), one]));
    const taken: ReferralRecord[] = [];
    // One after the other: a transaction's session carries one operation at a time.
    for (const { id, version } of wanted.values())
      taken.push(
        await takeIntoBatch(tx, await findReward(recordId(id), tx.session), { _id, version }),
      );
    const batch = new RewardBatchModel({
      _id,
      number,
      lines: taken.map((referral) => ({
        referralId: referral._id,
        rewardMinor: referral.rewardMinor,
        currency: referral.currency,
      })),
      createdAt: tx.at,
      createdBy: tx.userId,
      updatedAt: tx.at,
      updatedBy: tx.userId,
    }).toObject<RewardBatchRecord>();
    await RewardBatchModel.insertMany([batch], { session: tx.session });
    await audit(tx, {
      action: 'reward_batch.create',
      entity: 'reward_batch',
      entityId: _id,
      changes: [{ path: 'rewards', before: null, after: taken.length }],
    });
    return showBatch(ctx, batch, tx.session);
  });
};

/** Marks all rewards of the batch as paid. */
export const payBatch: Service<Endpoints['pay']> = (ctx, { params, body }) =>
  change(ctx, params.id, {
    action: 'pay',
    version: body.version,
    isRepeat: ({ reference }) => reference === body.reference,
    set: { paidOn: today(), reference: body.reference },
    each: async (tx, referral) => {
      await changeReferral(tx, referral, {
        action: 'pay',
        version: null,
        set: { paidOn: today(), reference: body.reference },
      });
    },
  });

/** Cancels the batch: its rewards are due as before. */
export const cancelBatch: Service<Endpoints['cancel']> = (ctx, { params, body }) =>
  change(ctx, params.id, { action: 'cancel', version: body.version, each: leaveBatch });

interface BatchChange {
  action: 'pay' | 'cancel';
  version: number;
  isRepeat?: (batch: RewardBatchRecord) => boolean;
  set?: Partial<RewardBatchRecord>;
  each: (tx: Tx, referral: ReferralRecord) => Promise<void>;
}

/** A state change of a batch, with its effect on each of its rewards. */
const change = (
  ctx: RequestContext,
  id: string,
  { action, version, isRepeat, set, each }: BatchChange,
): Promise<RewardBatch> =>
  transactShown(ctx, {
    find: (session) => findBatch(id, session),
    change: async (tx, found) => {
      const { to } = rewardBatchMachine.transitions[action];
      const { before, after, already } = await changeState<RewardBatchRecord>(
        tx,
        RewardBatchModel,
        found,
        {
          version,
          name: `reward_batch.${action}`,
          isRepeat: (current) => current.status === to && (isRepeat?.(current) ?? true),
          requireState: ({ status }) => requireState(rewardBatchMachine, action, status),
          set: ({ status }) => ({ $set: { ...set, status: to, previousStatus: status } }),
        },
      );
      if (already) return after;
      for (const { referralId } of after.lines)
        await each(tx, await findReward(referralId, tx.session));
      await audit(tx, {
        action: `reward_batch.${action}`,
        entity: 'reward_batch',
        entityId: after._id,
        changes: changesBetween<RewardBatchRecord>(before, after, [
          'status',
          'paidOn',
          'reference',
        ]),
      });
      return after;
    },
    show: (batch, session) => showBatch(ctx, batch, session),
  });

async function showBatch(
  { actor }: RequestContext,
  batch: RewardBatchRecord,
  session: ClientSession | null,
): Promise<RewardBatch> {
  const [shown] = await showBatches(actor, [batch], session);
  if (!shown) throw new Error('A batch has one view');
  return shown;
}

/** @throws AppError NOT_FOUND */
async function findBatch(id: string, session: ClientSession | null): Promise<RewardBatchRecord> {
  const found = await RewardBatchModel.findOne({ _id: recordId(id), deletedAt: null }, null, {
    session,
  }).lean();
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}

/** @throws AppError NOT_FOUND */
async function findReward(_id: Types.ObjectId, session: ClientSession): Promise<ReferralRecord> {
  const found = await ReferralModel.findOne({ _id, deletedAt: null }, null, {
    session,
  }).lean();
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}
