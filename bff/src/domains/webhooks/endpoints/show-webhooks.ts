import type { Webhook, webhookEndpoints } from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import { recordId } from '../../../db/record-id.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { findPeople } from '../../../identity/people/people.ts';
import { WebhookDeliveryModel } from '../webhook-delivery.model.ts';
import { WebhookModel, type WebhookRecord } from '../webhook.model.ts';

/** Lists all webhooks by name. */
export const listWebhooks: Service<typeof webhookEndpoints.list> = async () => {
  const found = await WebhookModel.find({ deletedAt: null }).lean();
  return { data: await showWebhooks(found) };
};

async function showWebhooks(
  webhooks: readonly WebhookRecord[],
  session: ClientSession | null = null,
): Promise<Webhook[]> {
  const [people, waiting] = await Promise.all([
    findPeople(
      webhooks.map(({ updatedBy }) => updatedBy),
      session,
    ),
    countWaiting(
      webhooks.map(({ _id }) => _id),
      session,
    ),
  ]);
  return webhooks
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .map((webhook) => ({
      id: webhook._id.toHexString(),
      name: webhook.name,
      url: webhook.url,
      events: webhook.events,
      isActive: webhook.isActive,
      state: webhook.isActive ? 'on' : webhook.stoppedAt ? 'stopped' : 'off',
      failures: webhook.failures,
      lastDeliveredAt: webhook.lastDeliveredAt?.toISOString() ?? null,
      waiting: waiting.get(webhook._id.toHexString()) ?? 0,
      updatedAt: webhook.updatedAt.toISOString(),
      updatedBy: people.ref(webhook.updatedBy),
      version: webhook.version,
    }));
}

async function countWaiting(
  webhookIds: readonly Types.ObjectId[],
  session: ClientSession | null,
): Promise<ReadonlyMap<string, number>> {
  const rows = await WebhookDeliveryModel.aggregate<{ _id: Types.ObjectId; count: number }>([
    { $match: { webhookId: { $in: [...webhookIds] }, status: 'waiting' } },
    { $group: { _id: '$webhookId', count: { $sum: 1 } } },
  ]).session(session);
  return new Map(rows.map(({ _id, count }) => [_id.toHexString(), count]));
}

export async function showWebhook(
  webhook: WebhookRecord,
  session: ClientSession | null = null,
): Promise<Webhook> {
  const [shown] = await showWebhooks([webhook], session);
  if (!shown) throw new Error('The webhook was not shown');
  return shown;
}

/** @throws AppError NOT_FOUND */
export async function findWebhook(
  id: string,
  session: ClientSession | null = null,
): Promise<WebhookRecord> {
  const found = await WebhookModel.findOne({ _id: recordId(id), deletedAt: null }, null, {
    session,
  }).lean();
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}
