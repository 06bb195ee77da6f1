import type { Types } from 'mongoose';
import { ApplicationModel } from '../../../records/applications/application.model.ts';

/**
 * How many applications of their owner wait at a stage for longer than its answer was promised in:
 * those of which the owner has a task and the candidate reads that we are late.
 */
export const countLateAnswers = (ownerUserId: Types.ObjectId): Promise<number> =>
  ApplicationModel.countDocuments({
    ownerUserId,
    status: 'active',
    onHold: false,
    deletedAt: null,
    promiseMissedAt: { $ne: null },
    $expr: { $gte: ['$promiseMissedAt', '$stageEnteredAt'] },
  });
