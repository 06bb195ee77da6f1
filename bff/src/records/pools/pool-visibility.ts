import type { Types } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import { visibilityOf, type VisibilityById } from '../../db/row-visibility.ts';
import { PoolModel } from './pool.model.ts';
import { scopeFor } from './pools.policy.ts';

/** Returns those of these pools that the reader may know of. */
export const poolVisibility = (
  actor: Actor,
  ids: readonly Types.ObjectId[],
): Promise<VisibilityById> => visibilityOf(PoolModel, ids, scopeFor(actor, 'pool.list'));
