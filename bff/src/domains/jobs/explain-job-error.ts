import { AppError } from '../../http/app-error.ts';
import type { RequestContext } from '../../http/context.ts';
import { findPeople } from '../people/people.service.ts';
import { findJob } from './job-lookup.service.ts';
import { allowedActions } from './job-rights.ts';
import { showJob } from './show-job.ts';

/**
 * A conflict tells the present state as its reader may see it and who made it; a refused action
 * names those that are possible. Every other error stays as it is.
 */
export async function explainJobError(
  { actor }: RequestContext,
  id: string,
  error: unknown,
): Promise<unknown> {
  if (!(error instanceof AppError)) return error;
  if (error.code === 'INVALID_TRANSITION') {
    const job = await findJob(actor, id);
    return new AppError('INVALID_TRANSITION', {
      context: { ...error.context, allowedActions: allowedActions(actor, job) },
      cause: error,
    });
  }
  if (error.code !== 'VERSION_CONFLICT') return error;
  const job = await findJob(actor, id);
  const current = await showJob(actor, job);
  const people = await findPeople([job.updatedBy]);
  const changed = (error.context?.['changedFields'] ?? []) as string[];
  const hidden = (['billRate', 'payRate'] as const).filter(
    (rate) => current.details?.[rate] === undefined,
  );
  return new AppError('VERSION_CONFLICT', {
    context: {
      current,
      version: job.version,
      changedFields: changed.filter((path) => !hidden.some((rate) => rate === path)),
      by: people.name(job.updatedBy),
      at: job.updatedAt.toISOString(),
    },
    cause: error,
  });
}
