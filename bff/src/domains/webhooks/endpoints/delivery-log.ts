import { limits, type WebhookDelivery, type webhookEndpoints } from '@muster/contracts';
import { Types } from 'mongoose';
import { audit } from '../../../audit/audit.service.ts';
import { recordId } from '../../../db/record-id.ts';
import { transact } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import type { RequestContext } from '../../../http/context.ts';
import type { Service } from '../../../http/mount.ts';
import { notHeld } from '../../../jobs/held-work.ts';
import { emit } from '../../../outbox/emit.ts';
import { messageIdOf } from '../delivery/message-id.ts';
import { queueDelivery, webhookDeliveryDue } from '../delivery/queue-delivery.ts';
import { WebhookDeliveryModel, type WebhookDeliveryRecord } from '../webhook-delivery.model.ts';
import { WebhookModel } from '../webhook.model.ts';
import { findWebhook } from './show-webhooks.ts';

type Endpoints = typeof webhookEndpoints;

/** Lists the last deliveries to a webhook, the newest first. */
export const listDeliveries: Service<Endpoints['deliveries']> = async (_ctx, { params, query }) => {
  const { _id } = await findWebhook(params.id);
  const found = await WebhookDeliveryModel.find({
    webhookId: _id,
    ...(query.state && { status: query.state }),
  })
    .sort({ createdAt: -1, _id: -1 })
    .limit(limits.webhook.listed)
    .lean();
  return { data: found.map(showDelivery) };
};

const showDelivery = (delivery: WebhookDeliveryRecord): WebhookDelivery => ({
  id: delivery._id.toHexString(),
  messageId: messageIdOf(delivery),
  type: delivery.type,
  state: delivery.status,
  createdAt: delivery.createdAt.toISOString(),
  nextTryAt: delivery.status === 'waiting' ? delivery.nextTryAt.toISOString() : null,
  body: delivery.body,
  answer: delivery.answer,
  tries: delivery.tries.map(({ at, ...one }) => ({ at: at.toISOString(), ...one })),
});

/** Limits deliveries sent by hand: each may go to a server of another party. */
const countTry = ({ actor, limit }: RequestContext) =>
  limit('webhook-try', actor.userId.toHexString(), limits.webhook.byHand, limits.webhook.window);

/** Sends a test delivery. For an inactive webhook it waits until the webhook is active. */
export const tryOutWebhook: Service<Endpoints['tryOut']> = async (ctx, { params }) => {
  await countTry(ctx);
  return transact(ctx, async (tx) => {
    const { _id } = await findWebhook(params.id, tx.session);
    const eventId = `test:${new Types.ObjectId().toHexString()}`;
    const told = { type: 'webhook.test', at: tx.at, data: {} } as const;
    const delivery = await queueDelivery(tx, _id, eventId, told);
    await audit(tx, { action: 'webhook.try', entity: 'webhook', entityId: _id });
    return showDelivery(delivery);
  });
};

/** Repeats a delivery; a waiting one is sent now. */
export const redeliver: Service<Endpoints['redeliver']> = async (ctx, { params }) => {
  await countTry(ctx);
  return transact(ctx, async (tx) => {
    const { session } = tx;
    const _id = recordId(params.id);
    const found = await WebhookDeliveryModel.findOne({ _id }, null, {
      session,
    }).lean();
    const lives =
      found &&
      (await WebhookModel.exists({ _id: found.webhookId, deletedAt: null }).session(session));
    if (!found || !lives) throw new AppError('NOT_FOUND');
    const again = { status: 'waiting', tried: 0, nextTryAt: tx.at, ...notHeld } as const;
    await WebhookDeliveryModel.updateOne({ _id }, { $set: again }, { session });
    await audit(tx, { action: 'webhook.redeliver', entity: 'webhook', entityId: found.webhookId });
    emit(tx, webhookDeliveryDue, {});
    return showDelivery({ ...found, ...again });
  });
};
