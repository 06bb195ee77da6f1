import { registerHeldRecords } from '../users/api/owned-records.ts';
import { PoolModel, type Pool } from './pool.model.ts';

/**
 * Talent pools get a new owner when theirs leaves: archived ones may be used again, and private
 * ones have no other reader.
 */
registerHeldRecords<Pool>({
  kind: 'pools',
  model: PoolModel,
  holders: ['ownerUserId'],
  live: {},
  entity: 'pool',
  action: 'pool.change_owner',
});
