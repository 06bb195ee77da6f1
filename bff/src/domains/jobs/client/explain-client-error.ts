import { AppError } from '../../../http/app-error.ts';
import type { RequestContext } from '../../../http/context.ts';
import { explainRecordConflict } from '../../../identity/people/record-conflict.ts';
import { clientActionsOn } from './client-job-rights.ts';
import { findClientJob } from './find-client-job.ts';
import { showClientJob } from './show-client-job.ts';

/**
 * Adds to a conflict the current state as the client may see it, and its author; a refused action
 * lists the possible ones. Every other error stays as it is.
 */
export async function explainClientError(
  { actor }: RequestContext,
  id: string,
  error: unknown,
): Promise<unknown> {
  if (error instanceof AppError && error.code === 'INVALID_TRANSITION') {
    const allowedActions = clientActionsOn(actor, await findClientJob(actor, id));
    const context = { ...error.context, allowedActions };
    return new AppError('INVALID_TRANSITION', { context, cause: error });
  }
  return explainRecordConflict(error, async () => {
    const record = await findClientJob(actor, id);
    const current = await showClientJob(actor, record);
    const hidesMoney = current.billRate === undefined;
    return { record, current, tells: (path) => !hidesMoney || path !== 'billRate' };
  });
}
