import {
  type MessageAction,
  type MessageState,
  messageMachine,
  type bulkMailEndpoints,
} from '@muster/contracts';
import { audit } from '../../../audit/audit.service.ts';
import { stampVersion } from '../../../db/record-version.ts';
import { runTransition } from '../../../db/transition.ts';
import { transact } from '../../../db/unit-of-work.ts';
import type { RequestContext } from '../../../http/context.ts';
import type { Service } from '../../../http/mount.ts';
import { EmailMessageModel, type EmailMessage } from '../../../mail/email-message.model.ts';
import { mailQueued } from '../../../mail/mail-queued.ts';
import { emit } from '../../../outbox/emit.ts';
import { takeBackAll } from './take-back.ts';
import { releaseFilesOf } from './batch-files.ts';
import { findBatch } from './find-batch.ts';
import { MessageBatchModel } from './message-batch.model.ts';

type Endpoints = typeof bulkMailEndpoints;

/** Retries failed mails; delivered ones are left alone. */
export const retryBatch: Service<Endpoints['retry']> = async (ctx, { params }) => {
  const batch = await findBatch(ctx.actor, params.id, 'message.retry');
  const failed = await EmailMessageModel.find(
    { batchId: batch._id, status: 'failed' },
    { _id: 1, version: 1 },
  ).lean();
  let retried = 0;
  for (const mail of failed) if (await retryOne(ctx, mail)) retried += 1;
  return { retried };
};

/**
 * Each in a separate transaction, so that one retried by another user meanwhile does not stop the
 * others.
 */
const retryOne = (ctx: RequestContext, { _id }: Pick<EmailMessage, '_id'>): Promise<boolean> =>
  transact({ ...ctx, idempotency: null }, async (tx) => {
    const present = await EmailMessageModel.exists({ _id, status: 'failed' }).session(tx.session);
    if (!present) return false;
    await runTransition<MessageState, MessageAction, EmailMessage>(tx, EmailMessageModel, {
      machine: messageMachine,
      action: 'retry',
      filter: { _id },
      actor: ctx.actor,
      version: null,
      set: () => ({
        $set: { attempts: 0, handedOverAt: null, problem: null, lastError: null, undoUntil: null },
      }),
    });
    await audit(tx, { action: 'message.retry', entity: 'message', entityId: _id });
    emit(tx, mailQueued, { mailId: _id.toHexString() }, { notBefore: tx.at });
    return true;
  });

/** Cancels unsent mails, and writes to nobody else. */
export const undoBatch: Service<Endpoints['undo']> = async (ctx, { params }) =>
  transact(ctx, async (tx) => {
    const { session } = tx;
    const batch = await findBatch(ctx.actor, params.id, 'message.cancel', session);
    const { _id, stoppedAt } = batch;
    if (!stoppedAt) {
      await MessageBatchModel.updateOne(
        { _id },
        stampVersion(tx, { $set: { stoppedAt: tx.at, recipientIds: [] } }),
        { session },
      );
      await audit(tx, { action: 'messageBatch.undo', entity: 'messageBatch', entityId: _id });
    }
    const undone = await takeBackAll(tx, _id);
    const left = await EmailMessageModel.countDocuments(
      { batchId: _id, status: { $ne: 'cancelled' } },
      { session },
    );
    if (left === 0) await releaseFilesOf(tx, batch);
    return { undone, left };
  });
