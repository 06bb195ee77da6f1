import { limits, type WebhookDeliveryType } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
import { emit } from '../../../outbox/emit.ts';
import { WebhookDeliveryModel, type WebhookDeliveryRecord } from '../webhook-delivery.model.ts';

/** Event: a delivery is due; every process checks. */
export const webhookDeliveryDue = 'webhookDelivery.due';

interface Told {
  type: WebhookDeliveryType;
  /** When the event happened. */
  at: Date;
  data: Readonly<Record<string, unknown>>;
}

/** Queues a delivery to a webhook. */
export async function queueDelivery(
  tx: Tx,
  webhookId: Types.ObjectId,
  eventId: string,
  { type, at, data }: Told,
): Promise<WebhookDeliveryRecord> {
  const [delivery] = await WebhookDeliveryModel.create(
    [
      {
        webhookId,
        eventId,
        type,
        body: JSON.stringify({ type, timestamp: at.toISOString(), data }),
        nextTryAt: tx.at,
        createdAt: tx.at,
        purgeAt: new Date(tx.at.getTime() + limits.webhook.keep),
      },
    ],
    { session: tx.session },
  );
  if (!delivery) throw new Error('The delivery was not written');
  emit(tx, webhookDeliveryDue, {});
  return delivery.toObject<WebhookDeliveryRecord>();
}
