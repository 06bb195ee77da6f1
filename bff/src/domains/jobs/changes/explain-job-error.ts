import { AppError } from '../../../http/app-error.ts';
import type { RequestContext } from '../../../http/context.ts';
import { explainRecordConflict } from '../../../identity/people/record-conflict.ts';
import { findJob } from '../../../records/jobs/job-lookup.ts';
import { allowedActions } from '../record/job-rights.ts';
import { showJob } from '../record/show-job.ts';

/**
 * Adds to a conflict the current state as the reader may see it, and its author; a refused action
 * lists the possible ones. Every other error stays as it is.
 */
export async function explainJobError(
  { actor }: RequestContext,
  id: string,
  error: unknown,
  find = findJob,
): Promise<unknown> {
  if (error instanceof AppError && error.code === 'INVALID_TRANSITION') {
    const job = await find(actor, id);
    return new AppError('INVALID_TRANSITION', {
      context: { ...error.context, allowedActions: allowedActions(actor, job) },
      cause: error,
    });
  }
  return explainRecordConflict(error, async () => {
    const record = await find(actor, id);
    const current = await showJob(actor, record);
    const hidden = rates.filter((rate) => current.details?.[rate] === undefined);
    return { record, current, tells: (path) => !hidden.some((rate) => rate === path) };
  });
}

const rates = ['billRate', 'payRate'] as const;
