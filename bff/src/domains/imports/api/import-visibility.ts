import type { Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { visibilityOf, type VisibilityById } from '../../../db/row-visibility.ts';
import { ImportModel } from '../import.model.ts';
import { scopeFor } from '../imports.policy.ts';

/** Returns which of these imports are the reader's own. */
export const importVisibility = (
  actor: Actor,
  ids: readonly Types.ObjectId[],
): Promise<VisibilityById> => visibilityOf(ImportModel, ids, scopeFor(actor));
