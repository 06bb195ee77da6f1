import type { Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { sightOf, type Sight } from '../../../db/row-sight.ts';
import { ExportModel } from '../export.model.ts';
import { scopeFor } from '../exports.policy.ts';

/** Which of these exports are the reader's own. */
export const exportSight = (actor: Actor, ids: readonly Types.ObjectId[]): Promise<Sight> =>
  sightOf(ExportModel, ids, scopeFor(actor));
