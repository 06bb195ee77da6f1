import { limits } from '@muster/contracts';
import type { QueryFilter } from 'mongoose';
import type { Tx } from '../../db/unit-of-work.ts';
import { ApiKeyModel, type ApiKey } from './api-key.model.ts';

/** Ends keys in the transaction of the causing change; returns their number. */
export async function endKeys(tx: Tx, filter: QueryFilter<ApiKey>): Promise<number> {
  const { modifiedCount } = await ApiKeyModel.updateMany(
    { ...filter, endedAt: null },
    { $set: { endedAt: tx.at, purgeAt: new Date(tx.at.getTime() + limits.apiKey.keepEnded) } },
    { session: tx.session },
  );
  return modifiedCount;
}
