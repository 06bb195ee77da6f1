import { Types } from 'mongoose';
import { systemContext, transact } from '../../db/unit-of-work.ts';
import { sealSecret } from '../../auth/sealed-secrets.ts';
import { queueDelivery } from './delivery/queue-delivery.ts';
import { newWebhookSecret } from './delivery/sign-delivery.ts';
import type { WebhookDeliveryRecord } from './webhook-delivery.model.ts';
import { WebhookModel, type WebhookRecord } from './webhook.model.ts';

/** Creates a webhook for events of candidates and jobs, with its secret. */
export async function createWebhookRecord(
  changes: Partial<WebhookRecord> = {},
): Promise<{ webhook: WebhookRecord; secret: string }> {
  const secret = newWebhookSecret();
  const _id = new Types.ObjectId();
  const created = await WebhookModel.create({
    _id,
    name: 'Warehouse',
    url: 'https://hooks.example.com/muster',
    events: ['candidate.created', 'candidate.changed', 'job.opened'],
    sealedSecret: sealSecret(secret, _id),
    ...changes,
  });
  return { webhook: created.toObject<WebhookRecord>(), secret };
}

let events = 0;
/** Creates a waiting delivery. */
export const createDelivery = ({ _id }: WebhookRecord): Promise<WebhookDeliveryRecord> =>
  transact(systemContext('fixture'), (tx) => {
    events += 1;
    const data = { id: new Types.ObjectId().toHexString() };
    return queueDelivery(tx, _id, `event-${events}`, {
      type: 'candidate.changed',
      at: tx.at,
      data,
    });
  });
