import {
  asksForReason,
  clientAsksFor,
  type BodyOf,
  type ClientAskName,
  type clientAskEndpoints,
} from '@muster/contracts';
import type { ApprovalKind } from '../../../approvals/approval-kind.ts';
import { audit } from '../../../audit/audit.service.ts';
import { transact, type Tx } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import type { Job } from '../../../records/jobs/job.model.ts';
import { requestApproval } from '../../approvals/api/approvals.ts';
import { findAsked } from '../../approvals/api/asked-by-clients.ts';
import { limitClientMessages } from '../../messages/api/client-message.ts';
import {
  addSeatsAsk,
  cancelSeatsAsk,
  requireCancellable,
  requireRoomFor,
} from '../../positions/api/asked-seats.ts';
import { chosenReason } from '../../reasons/api/reasons.ts';
import { findClientJob } from '../client/find-client-job.ts';
import { cancelAsk, closeAsk, holdAsk, resumeAsk } from './job-asks.ts';
import { askKinds, showAsks } from './show-asks.ts';

type Ask = BodyOf<typeof clientAskEndpoints.ask>;

const kinds: Readonly<Record<ClientAskName, ApprovalKind>> = {
  add_positions: addSeatsAsk,
  cancel_positions: cancelSeatsAsk,
  hold: holdAsk,
  resume: resumeAsk,
  close: closeAsk,
  cancel: cancelAsk,
};

/**
 * Asks the agency for a change that clients cannot make themselves; a repeated request keeps the
 * first one.
 */
export const askForJob: Service<typeof clientAskEndpoints.ask> = async (ctx, { params, body }) => {
  const { actor } = ctx;
  await findClientJob(actor, params.id);
  await limitClientMessages(ctx);
  return transact(ctx, async (tx) => {
    const job = await findClientJob(actor, params.id, tx.session);
    if (!clientAsksFor(job.status).includes(body.ask))
      throw new AppError('INVALID_TRANSITION', {
        context: { currentState: job.status, action: body.ask },
      });
    await requirePossible(tx, job, body);
    const { id, already } = await requestApproval(tx, kinds[body.ask], {
      subjectId: job._id,
      payload: payloadOf(job, body),
      reason: body.message,
    });
    if (!already)
      await audit(tx, {
        action: 'job.client_ask',
        entity: 'job',
        entityId: job._id,
        companyId: job.companyId,
        changes: [
          { path: 'ask', before: null, after: body.ask },
          { path: 'message', before: null, after: body.message },
        ],
      });
    const asked = await findAsked(id.toHexString(), askKinds, tx.session);
    const [shown] = await showAsks(actor, [asked], tx.session);
    if (!shown) throw new Error('The request was not shown');
    return { ...shown, already };
  });
};

/** @throws AppError LAST_POSITION, POSITION_LIMIT, VALIDATION_FAILED */
async function requirePossible(tx: Tx, job: Job, body: Ask): Promise<void> {
  const { ask, reasonId, message, count, positionIds } = body;
  if (ask === 'add_positions' && count !== null) await requireRoomFor(tx, job._id, count);
  if (ask === 'cancel_positions') await requireCancellable(tx, job._id, positionIds);
  if (!asksForReason(ask) || reasonId === null) return;
  const context = ask === 'cancel_positions' ? 'position_cancel' : 'job_close';
  // The message serves as the note that a reason may require.
  await chosenReason(context, { reasonId, note: message }, tx.session);
}

/** Each kind of request parses only its own fields. */
const payloadOf = ({ status }: Job, { reasonId, count, targetStart, positionIds }: Ask) => ({
  state: status,
  reasonId,
  count,
  targetStart,
  positionIds: [...new Set(positionIds)].toSorted(),
});
