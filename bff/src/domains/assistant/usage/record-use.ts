import { limits } from '@muster/contracts';
import { Types } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
import { AssistantUsageModel, type AssistantUsageRecord } from './assistant-usage.model.ts';

type Use = Omit<AssistantUsageRecord, '_id' | 'userId' | 'at' | 'purgeAt'>;

/** Records a use by the acting user. */
export async function recordUse({ session, userId, at }: Tx, use: Use): Promise<void> {
  if (!userId) return;
  const purgeAt = new Date(at.getTime() + limits.assistant.usageKept);
  await AssistantUsageModel.insertMany(
    [{ _id: new Types.ObjectId(), ...use, userId, at, purgeAt }],
    {
      session,
    },
  );
}
