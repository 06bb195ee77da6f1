import { limits, type WebhookDeliveryType } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
import { emit } from '../../../outbox/emit.ts';
import { WebhookDeliveryModel, type WebhookDeliveryRecord } from '../webhook-delivery.model.ts';

/** Something waits to be sent; every process looks. */
export const webhookDeliveryDue = 'webhookDelivery.due';

interface Told {
  type: WebhookDeliveryType;
  /** When it happened. */
  at: Date;
  data: Readonly<Record<string, unknown>>;
}

/** Writes down what is to be sent to a webhook. */
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
