import type { Types } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import { visibilityOf, type VisibilityById } from '../../db/row-visibility.ts';
import { JobModel } from './job.model.ts';
import { clientScopeFor, scopeFor } from './jobs.policy.ts';

/**
 * Returns which of these jobs the reader may see: staff by their scope, clients those of their
 * company.
 */
export const jobVisibility = (
  actor: Actor,
  ids: readonly Types.ObjectId[],
): Promise<VisibilityById> =>
  visibilityOf(
    JobModel,
    ids,
    actor.audience === 'client' ? clientScopeFor(actor, null) : scopeFor(actor, 'job.list'),
  );
