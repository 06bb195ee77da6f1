import type { Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { visibilityOf, type VisibilityById } from '../../../db/row-visibility.ts';
import { SavedViewModel } from '../saved-view.model.ts';

/** Returns which of these views the reader may see: own and shared ones. */
export const viewVisibility = (
  actor: Actor,
  ids: readonly Types.ObjectId[],
): Promise<VisibilityById> =>
  visibilityOf(SavedViewModel, ids, { $or: [{ ownerUserId: actor.userId }, { shared: true }] });
