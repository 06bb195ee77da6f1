import type { Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { sightOf, type Sight } from '../../../db/row-sight.ts';
import { OperationModel } from '../operation.model.ts';
import { scopeFor } from '../operations.policy.ts';

/** Which of these operations are the reader's own. */
export const operationSight = (actor: Actor, ids: readonly Types.ObjectId[]): Promise<Sight> =>
  sightOf(OperationModel, ids, scopeFor(actor));
