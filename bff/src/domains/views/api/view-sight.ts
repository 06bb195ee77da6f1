import type { Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { sightOf, type Sight } from '../../../db/row-sight.ts';
import { SavedViewModel } from '../saved-view.model.ts';

/** Which of these views the reader may know of: own ones and shared ones. */
export const viewSight = (actor: Actor, ids: readonly Types.ObjectId[]): Promise<Sight> =>
  sightOf(SavedViewModel, ids, { $or: [{ ownerUserId: actor.userId }, { shared: true }] });
