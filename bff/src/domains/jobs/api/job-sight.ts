import type { Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { sightOf, type Sight } from '../../../db/row-sight.ts';
import { JobModel } from '../job.model.ts';
import { clientScopeFor, scopeFor } from '../jobs.policy.ts';

/** Which of these jobs the reader may know of: staff by their scope, clients those of their company. */
export const jobSight = (actor: Actor, ids: readonly Types.ObjectId[]): Promise<Sight> =>
  sightOf(
    JobModel,
    ids,
    actor.audience === 'client' ? clientScopeFor(actor, null) : scopeFor(actor, 'job.list'),
  );
