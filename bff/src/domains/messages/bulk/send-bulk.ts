import {
  limits,
  type BulkAnswer,
  type BulkMailAnswer,
  type MailHours,
  type bulkMailEndpoints,
} from '@muster/contracts';
import { Types } from 'mongoose';
import { audit } from '../../../audit/audit.service.ts';
import { transact, type Tx } from '../../../db/unit-of-work.ts';
import { AppError, invalidField } from '../../../http/app-error.ts';
import type { RequestContext } from '../../../http/context.ts';
import type { Input, Service } from '../../../http/mount.ts';
import { findActiveStaff } from '../../../identity/people/people.ts';
import { requestApproval } from '../../approvals/api/approvals.ts';
import { requireCandidateWords } from '../../email-templates/api/fill-words.ts';
import { copiesFor } from '../../email-templates/api/template-files.ts';
import { findUsable } from '../../email-templates/api/usable-template.ts';
import { runBulk, runBulkWith, selectRecords } from '../../operations/api/bulk.ts';
import { wantedTime } from '../api/mail-plan.ts';
import { bringForMany } from '../files-along.ts';
import { chosenSender } from '../senders.ts';
import { bulkMailApproval } from './bulk-mail-approval.ts';
import { bulkMail, type BulkMailParams } from './bulk-mail.ts';
import { requireQuota } from './daily-quota.ts';
import { MessageBatchModel } from './message-batch.model.ts';

type Send = (typeof bulkMailEndpoints)['send'];
type Body = Input<Send>['body'];

/** Writes to each selected candidate, or returns who would be skipped. */
export const sendBulk =
  (hours: MailHours | null): Service<Send> =>
  async (ctx, { body }) => {
    await requireSendable(ctx, body);
    const _id = new Types.ObjectId();
    const params = { batchId: _id.toHexString(), hours };
    const { except, expected, ids, query } = body;
    const selected = await selectRecords(
      ctx,
      bulkMail.source,
      { ids, query, except, ...(expected !== undefined && { expected }) },
      limits.mail.batchMax,
    );
    const some = { ids: selected, except: [] };
    const rehearsed = await runBulk(ctx, bulkMail, { ...some, dryRun: true }, params);
    const needsApproval = rehearsed.ok > limits.mail.batch;
    if (body.dryRun) return { ...rehearsed, needsApproval, batchId: null };
    if (rehearsed.ok === 0) throw new AppError('NO_RECIPIENTS');
    await requireQuota(ctx.actor.userId, rehearsed.ok);
    const batch = { _id, body, total: selected.length, people: rehearsed.ok };
    if (needsApproval) return askFirst(ctx, batch, { selected, rehearsed });
    return begin(ctx, batch, { selected, params });
  };

interface NewBatch {
  _id: Types.ObjectId;
  body: Body;
  total: number;
  people: number;
}

const begin = (
  ctx: RequestContext,
  batch: NewBatch,
  { selected, params }: { selected: string[]; params: BulkMailParams },
): Promise<BulkMailAnswer> =>
  runBulkWith(ctx, bulkMail, { ids: selected, except: [], dryRun: false }, params, {
    id: batch._id,
    store: (tx) => keepBatch(tx, ctx, batch, []),
    show: (answer) => ({ ...answer, needsApproval: false, batchId: batch._id.toHexString() }),
  });

/** Stores it until a second user approves. */
function askFirst(
  ctx: RequestContext,
  batch: NewBatch,
  { selected, rehearsed }: { selected: readonly string[]; rehearsed: BulkAnswer },
): Promise<BulkMailAnswer> {
  const { reason } = batch.body;
  if (reason === null) throw invalidField('reason', 'REQUIRED');
  return transact(ctx, async (tx) => {
    await keepBatch(tx, ctx, batch, selected);
    await requestApproval(tx, bulkMailApproval, { subjectId: batch._id, payload: {}, reason });
    return { ...rehearsed, needsApproval: true, batchId: batch._id.toHexString() };
  });
}

async function keepBatch(
  tx: Tx,
  ctx: RequestContext,
  { _id, body, total, people }: NewBatch,
  waiting: readonly string[],
): Promise<void> {
  const { actor, session } = ctx;
  const { subject, text, templateId, sendAt, repliesTo } = body;
  const template = templateId && (await findUsable(actor, templateId, 'candidate', tx.session));
  const copies = await copiesFor(tx, template || null, body.templateFileIds);
  await MessageBatchModel.create(
    [
      {
        _id,
        subject,
        text,
        total,
        people,
        repliesTo,
        ...chosenSender(ctx, body),
        copyIds: body.copyIds.map((id) => new Types.ObjectId(id)),
        templateId: templateId && new Types.ObjectId(templateId),
        fileIds: await bringForMany(tx, actor, body.fileIds, copies),
        sendAt: sendAt && new Date(sendAt),
        authorId: actor.userId,
        assignmentId: actor.assignmentId,
        sessionId: session.id,
        recipientIds: waiting.map((id) => new Types.ObjectId(id)),
        awaitsApproval: waiting.length > 0,
        begunAt: waiting.length > 0 ? null : tx.at,
        createdAt: tx.at,
        createdBy: tx.userId,
        updatedAt: tx.at,
        updatedBy: tx.userId,
      },
    ],
    { session: tx.session },
  );
  await audit(tx, {
    action: 'messageBatch.create',
    entity: 'messageBatch',
    entityId: _id,
    changes: [{ path: 'records', before: null, after: total }],
  });
}

/** @throws AppError VALIDATION_FAILED for a copy to someone who does not work here (any more) */
async function requireColleagues(ids: readonly string[]): Promise<void> {
  const found = await findActiveStaff(ids.map((id) => new Types.ObjectId(id)));
  if (found.length < ids.length) throw invalidField('copyIds', 'NOT_FOUND');
}

/** @throws AppError VALIDATION_FAILED */
async function requireSendable(ctx: RequestContext, body: Body): Promise<void> {
  const { actor } = ctx;
  requireCandidateWords(body);
  chosenSender(ctx, body);
  wantedTime(new Date(), body.sendAt);
  await requireColleagues(body.copyIds);
  if (body.templateId !== null && !(await findUsable(actor, body.templateId, 'candidate')))
    throw invalidField('templateId', 'NOT_FOUND');
}
