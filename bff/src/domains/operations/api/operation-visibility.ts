import type { Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { visibilityOf, type VisibilityById } from '../../../db/row-visibility.ts';
import { OperationModel } from '../operation.model.ts';
import { scopeFor } from '../operations.policy.ts';

/** Returns which of these operations are the reader's own. */
export const operationVisibility = (
  actor: Actor,
  ids: readonly Types.ObjectId[],
): Promise<VisibilityById> => visibilityOf(OperationModel, ids, scopeFor(actor));
