import type { Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { sightOf, type Sight } from '../../../db/row-sight.ts';
import { PoolModel } from '../pool.model.ts';
import { scopeFor } from '../pools.policy.ts';

/** Which of these pools the reader may know of. */
export const poolSight = (actor: Actor, ids: readonly Types.ObjectId[]): Promise<Sight> =>
  sightOf(PoolModel, ids, scopeFor(actor, 'pool.list'));
