import { limits, minuteMs } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Logger } from 'pino';
import { audit } from '../../../audit/audit.service.ts';
import { raiseVersion } from '../../../db/record-version.ts';
import { systemContext, transact, type Tx } from '../../../db/unit-of-work.ts';
import { administrators } from '../../../identity/administrators.ts';
import { workHolder } from '../../../jobs/held-work.ts';
import type { Line } from '../../../outgoing/guarded-line.ts';
import { openSecret } from '../../../auth/sealed-secrets.ts';
import { notify } from '../../notifications/api/notify.ts';
import { WebhookDeliveryModel, type WebhookDeliveryRecord } from '../webhook-delivery.model.ts';
import { WebhookModel, type WebhookRecord } from '../webhook.model.ts';
import { messageIdOf } from './message-id.ts';
import { postDelivery, type PostOutcome } from './post-delivery.ts';
import { signedHeaders } from './sign-delivery.ts';

const rules = limits.webhook;
/**
 * Longer than a try can take; deliveries of a killed process are sent again afterwards, with the
 * same id.
 */
const holder = workHolder<WebhookDeliveryRecord>(WebhookDeliveryModel, rules.time + minuteMs);
/** Concurrent tries per process: most of the time is spent waiting for other servers. */
const atOnce = 4;

interface Delivering {
  log: Logger;
  /** The connection to receivers. */
  line?: Line;
}

/** Sends due deliveries of active webhooks, each by one process. */
export async function deliverDue(parts: Delivering, signal: AbortSignal): Promise<void> {
  const work = async () => {
    while (!signal.aborted) {
      const active = await WebhookModel.distinct('_id', { isActive: true, deletedAt: null });
      if (active.length === 0) return;
      const due = {
        status: 'waiting' as const,
        nextTryAt: { $lte: new Date() },
        webhookId: { $in: active },
      };
      const delivery = await holder.claim(due, { oldestBy: 'nextTryAt' });
      if (!delivery) return;
      await deliver(delivery, parts, signal);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

async function deliver(
  delivery: WebhookDeliveryRecord,
  { log, line }: Delivering,
  signal: AbortSignal,
): Promise<void> {
  const webhook = await WebhookModel.findOne({ _id: delivery.webhookId, deletedAt: null })
    .select('+sealedSecret')
    .lean();
  if (!webhook) return holder.release(delivery);
  const at = new Date();
  let outcome: PostOutcome;
  try {
    outcome = await tryOnce(webhook, delivery, at, { signal, line });
  } catch (error) {
    // This process is stopping: another one sends the delivery, and nothing failed.
    if (signal.aborted) return holder.release(delivery);
    throw error;
  }
  const ms = Date.now() - at.getTime();
  if (outcome.failure) log.info({ webhook: webhook._id, failure: outcome.failure }, 'webhook');
  await transact(systemContext('webhook.deliver'), async (tx) => {
    const settled = await settle(tx, delivery, outcome, { at, ms });
    if (settled) await noteOutcome(tx, webhook._id, outcome);
  });
}

async function tryOnce(
  webhook: WebhookRecord,
  delivery: WebhookDeliveryRecord,
  at: Date,
  way: { signal: AbortSignal; line: Line | undefined },
): Promise<PostOutcome> {
  const secret = openSecret(webhook.sealedSecret, webhook._id);
  if (!secret) return { httpStatus: null, failure: 'secret_lost', answer: null };
  const { body } = delivery;
  const headers = signedHeaders(secret, { messageId: messageIdOf(delivery), body, at });
  return postDelivery(webhook.url, { headers, body }, way);
}

/** Records the try and the time of the next one; false if another process has taken over. */
async function settle(
  tx: Tx,
  delivery: WebhookDeliveryRecord,
  { httpStatus, failure, answer }: PostOutcome,
  { at, ms }: { at: Date; ms: number },
): Promise<boolean> {
  const tried = delivery.tried + 1;
  const delay = rules.retryMinutes[tried - 1];
  const status = failure === null ? 'delivered' : delay === undefined ? 'failed' : 'waiting';
  const tries = [...delivery.tries, { at, httpStatus, failure, ms }].slice(-rules.triesKept);
  const nextTryAt = new Date(tx.at.getTime() + (delay ?? 0) * minuteMs);
  const settled = await holder.settle(
    delivery,
    { $set: { status, tries, tried, answer, nextTryAt, attempts: 0 } },
    tx.session,
  );
  return settled !== null;
}

/** A success resets all failures; too many in a row over too long a time switch the webhook off. */
async function noteOutcome(
  tx: Tx,
  _id: Types.ObjectId,
  { failure, httpStatus }: PostOutcome,
): Promise<void> {
  if (failure === null) {
    const set = { failures: 0, failingSince: null, lastDeliveredAt: tx.at };
    await WebhookModel.updateOne({ _id }, { $set: set }, { session: tx.session });
    return;
  }
  const found = await WebhookModel.findById(_id, null, {
    session: tx.session,
  }).lean();
  if (!found) return;
  const webhook = {
    ...found,
    failures: found.failures + 1,
    failingSince: found.failingSince ?? tx.at,
  };
  const { failures, failingSince } = webhook;
  await WebhookModel.updateOne(
    { _id },
    { $set: { failures, failingSince } },
    { session: tx.session },
  );
  if (!webhook.isActive) return;
  const failingFor = tx.at.getTime() - failingSince.getTime();
  const isTooLong = failures >= rules.stopAfter.tries && failingFor >= rules.stopAfter.time;
  if (isTooLong || httpStatus === gone) await stop(tx, webhook);
}

/** HTTP status by which a receiver says that it no longer exists. */
const gone = 410;

async function stop(tx: Tx, { _id, name }: WebhookRecord): Promise<void> {
  await WebhookModel.updateOne(
    { _id },
    raiseVersion({ $set: { isActive: false, stoppedAt: tx.at } }),
    { session: tx.session },
  );
  await audit(tx, {
    action: 'webhook.stop',
    entity: 'webhook',
    entityId: _id,
    changes: [{ path: 'isActive', before: true, after: false }],
  });
  await notify(tx, {
    topic: 'system',
    userIds: await administrators(tx.session),
    title: `The webhook “${name}” was switched off`,
    body: 'It did not answer for too long. What waits is sent when it is switched on again.',
    link: '/settings?panel=webhooks',
  });
}
