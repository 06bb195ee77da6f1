import { defineEndpoint } from '../../core/endpoint.ts';
import { idParams } from '../../core/primitives.ts';
import {
  cancelBatchSchema,
  payBatchSchema,
  rewardBatchCreateSchema,
  rewardBatchListSchema,
  rewardBatchSchema,
} from './reward-batches.schemas.ts';

const changes = [{ entity: 'RewardBatch' }, { entity: 'Referral' }] as const;
const errors = ['VERSION_CONFLICT', 'INVALID_TRANSITION'] as const;

/** Referral rewards that are paid together. */
export const rewardBatchEndpoints = {
  list: defineEndpoint({
    name: 'referrals.batches',
    method: 'GET',
    path: '/reward-batches',
    access: 'referral.pay',
    summary: 'Pay batches with their rewards and what they come to in each currency.',
    response: rewardBatchListSchema,
    provides: [{ entity: 'RewardBatch' }],
  }),
  create: defineEndpoint({
    name: 'referrals.createBatch',
    method: 'POST',
    path: '/reward-batches',
    access: 'referral.pay',
    summary: 'Takes due rewards into a batch, all of them or none; a reward is in one batch.',
    body: rewardBatchCreateSchema,
    response: rewardBatchSchema,
    status: 201,
    changes,
    errors,
    idempotency: 'required',
  }),
  pay: defineEndpoint({
    name: 'referrals.payBatch',
    method: 'POST',
    path: '/reward-batches/:id/actions/pay',
    access: 'referral.pay',
    summary: 'Notes all rewards of a batch as paid, with one reference.',
    params: idParams,
    body: payBatchSchema,
    response: rewardBatchSchema,
    changes,
    errors,
  }),
  cancel: defineEndpoint({
    name: 'referrals.cancelBatch',
    method: 'POST',
    path: '/reward-batches/:id/actions/cancel',
    access: 'referral.pay',
    summary: 'Gives up a batch that is not paid; its rewards are due as before.',
    params: idParams,
    body: cancelBatchSchema,
    response: rewardBatchSchema,
    changes,
    errors,
  }),
} as const;
