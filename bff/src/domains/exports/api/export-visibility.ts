import type { Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { visibilityOf, type VisibilityById } from '../../../db/row-visibility.ts';
import { ExportModel } from '../export.model.ts';
import { scopeFor } from '../exports.policy.ts';

/** Returns which of these exports are the reader's own. */
export const exportVisibility = (
  actor: Actor,
  ids: readonly Types.ObjectId[],
): Promise<VisibilityById> => visibilityOf(ExportModel, ids, scopeFor(actor));
