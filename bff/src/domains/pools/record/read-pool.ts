import type { poolEndpoints } from '@muster/contracts';
import { recordId } from '../../../db/record-id.ts';
import type { Service } from '../../../http/mount.ts';
import { findPoolFor } from '../../../records/pools/find-pool.ts';
import { showPool } from './show-pool.ts';

/** Reads the pool for its page; a deleted one is shown to users who may restore it. */
export const readPool: Service<typeof poolEndpoints.read> = async ({ actor }, { params }) =>
  showPool(
    actor,
    await findPoolFor(actor, 'pool.list', recordId(params.id), null, { deleted: true }),
  );
