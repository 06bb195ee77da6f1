import type { Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { sightOf, type Sight } from '../../../db/row-sight.ts';
import { ImportModel } from '../import.model.ts';
import { scopeFor } from '../imports.policy.ts';

/** Which of these imports are the reader's own. */
export const importSight = (actor: Actor, ids: readonly Types.ObjectId[]): Promise<Sight> =>
  sightOf(ImportModel, ids, scopeFor(actor));
