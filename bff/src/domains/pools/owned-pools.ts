import { registerHeldRecords } from '../users/api/owned-records.ts';
import { PoolModel, type Pool } from './pool.model.ts';

/**
 * Talent pools go to somebody else when their owner leaves: archived ones may be used again, and
 * private ones are nobody's else.
 */
registerHeldRecords<Pool>({
  kind: 'pools',
  model: PoolModel,
  holders: ['ownerUserId'],
  live: {},
  entity: 'pool',
  action: 'pool.change_owner',
});
