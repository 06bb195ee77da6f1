import { limits, type boardEndpoints } from '@muster/contracts';
import { transact } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { requestApproval } from '../../approvals/api/approvals.ts';
import { findJob } from '../../../records/jobs/job-lookup.ts';
import { chosenReason } from '../../reasons/api/reasons.ts';
import { rejectFound } from '../actions/reject.ts';
import { bulkRejectApproval } from './bulk-reject-approval.ts';
import { eachOfJob } from './each-of-job.ts';
import { judgeRejection, termsOf } from './judge-rejection.ts';

/** Rejects several candidates for one reason; above the limit a second person must approve. */
export const bulkReject: Service<typeof boardEndpoints.bulkReject> = async (
  ctx,
  { params, body },
) => {
  const max = limits.application.bulkReject;
  const takesTwo = new Set(body.ids).size > max && !body.dryRun;
  if (takesTwo && body.approvalReason === null)
    throw new AppError('SECOND_PERSON_REQUIRED', { context: { max } });
  const reason = await chosenReason('application_reject', body);
  const result = await eachOfJob(ctx, params.id, {
    ids: body.ids,
    dryRun: body.dryRun || takesTwo,
    permission: 'application.bulkReject',
    judge: judgeRejection(reason, body.telling),
    change: (tx, found) => rejectFound(tx, ctx.actor, found, termsOf(body)),
  });
  const possible = result.items.filter(({ outcome }) => outcome === 'ok').map(({ id }) => id);
  if (!takesTwo || possible.length === 0) return { ...result, approval: null };
  const job = await findJob(ctx.actor, params.id);
  return transact(ctx, async (tx) => {
    const { id, already, expiresAt } = await requestApproval(tx, bulkRejectApproval, {
      subjectId: job._id,
      payload: { ids: possible, ...termsOf(body) },
      reason: body.approvalReason ?? '',
    });
    // The pending request may be about other candidates.
    if (already)
      throw new AppError('APPROVAL_PENDING', { context: { approvalId: id.toHexString() } });
    const items = result.items.filter(({ outcome }) => outcome === 'error');
    return {
      items,
      ok: 0,
      skipped: 0,
      failed: items.length,
      approval: { id: id.toHexString(), expiresAt: expiresAt.toISOString() },
    };
  });
};
