import { limits, type webhookEndpoints } from '@muster/contracts';
import { Types } from 'mongoose';
import { audit, changesBetween } from '../../../audit/audit.service.ts';
import type { Config } from '../../../config.ts';
import { showConflict, transactShown } from '../../../db/show-conflict.ts';
import { softDelete } from '../../../db/soft-delete.ts';
import { transact } from '../../../db/unit-of-work.ts';
import { updateVersioned, versionConflict } from '../../../db/versioned-update.ts';
import { compareAndSet } from '../../../db/record-version.ts';
import { requireFreshProof } from '../../../http/access.ts';
import { invalidField } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { emit } from '../../../outbox/emit.ts';
import { sealSecret } from '../../../auth/sealed-secrets.ts';
import { webhookDeliveryDue } from '../delivery/queue-delivery.ts';
import { newWebhookSecret } from '../delivery/sign-delivery.ts';
import { WebhookDeliveryModel } from '../webhook-delivery.model.ts';
import { WebhookModel, type WebhookRecord } from '../webhook.model.ts';
import { findWebhook, showWebhook } from './show-webhooks.ts';

type Endpoints = typeof webhookEndpoints;
type Parts = Pick<Config, 'publicUrl'>;

const auditedFields = [
  'name',
  'url',
  'events',
  'isActive',
] as const satisfies readonly (keyof WebhookRecord)[];

/** A webhook to this platform itself would cause an endless loop. */
function requireElsewhere(url: string, { publicUrl }: Parts, path: string): void {
  if (new URL(url).host === publicUrl.host) throw invalidField(path, 'NOT_ALLOWED');
}

/** Creates a webhook. Data leave by it, so its creator must prove their identity. */
export const createWebhook =
  (config: Parts): Service<Endpoints['create']> =>
  async (ctx, { body }) => {
    requireFreshProof(ctx.session.record.provenAt);
    requireElsewhere(body.url, config, 'url');
    const secret = newWebhookSecret();
    const webhook = await transact(ctx, async (tx) => {
      const max = limits.webhook.most;
      const there = await WebhookModel.countDocuments({ deletedAt: null }).session(tx.session);
      if (there >= max) throw invalidField('name', 'TOO_MANY', { max });
      const _id = new Types.ObjectId();
      const stamps = { createdAt: tx.at, createdBy: tx.userId };
      const [created] = await WebhookModel.create(
        [
          {
            _id,
            ...body,
            ...stamps,
            updatedAt: tx.at,
            updatedBy: tx.userId,
            sealedSecret: sealSecret(secret, _id),
          },
        ],
        { session: tx.session },
      );
      if (!created) throw new Error('The webhook was not written');
      const record = created.toObject<WebhookRecord>();
      await audit(tx, {
        action: 'webhook.create',
        entity: 'webhook',
        entityId: _id,
        changes: changesBetween<WebhookRecord>(null, record, auditedFields),
      });
      return record;
    });
    return { webhook: await showWebhook(webhook), secret };
  };

/** Changes a webhook. One that is switched on again starts without failures. */
export const updateWebhook =
  (config: Parts): Service<Endpoints['update']> =>
  async (ctx, { params, body: { version, changes } }) => {
    if (changes.url !== undefined) {
      requireFreshProof(ctx.session.record.provenAt);
      requireElsewhere(changes.url, config, 'changes.url');
    }
    return transactShown(ctx, {
      find: (session) => findWebhook(params.id, session),
      change: async (tx, found) => {
        const restart = { failures: 0, failingSince: null, stoppedAt: null };
        const { before, after } = await updateVersioned<WebhookRecord>(tx, WebhookModel, {
          filter: { _id: found._id },
          base: version,
          paths: Object.keys(changes),
          apply: () => ({ $set: { ...changes, ...(changes.isActive !== undefined && restart) } }),
        });
        await audit(tx, {
          action: 'webhook.update',
          entity: 'webhook',
          entityId: found._id,
          changes: changesBetween<WebhookRecord>(before, after, auditedFields),
        });
        if (after.isActive) emit(tx, webhookDeliveryDue, {});
        return after;
      },
      show: showWebhook,
    });
  };

/** Renews a secret that may have leaked. */
export const renewSecret: Service<Endpoints['renewSecret']> = async (ctx, { params, body }) => {
  requireFreshProof(ctx.session.record.provenAt);
  const secret = newWebhookSecret();
  const webhook = await transactShown(ctx, {
    find: (session) => findWebhook(params.id, session),
    change: async (tx, found) => {
      if (body.version !== found.version) throw versionConflict(found, ['secret']);
      const set = { sealedSecret: sealSecret(secret, found._id) };
      const after = await compareAndSet<WebhookRecord>(tx, WebhookModel, found, { $set: set });
      if (!after) throw versionConflict(found, ['secret']);
      await audit(tx, {
        action: 'webhook.renew_secret',
        entity: 'webhook',
        entityId: found._id,
        changes: [{ path: 'secret', before: null, after: true, secret: true }],
      });
      return after;
    },
    show: showWebhook,
  });
  return { webhook, secret };
};

/** Removes a webhook; its waiting deliveries are not sent. */
export const removeWebhook: Service<Endpoints['remove']> = async (ctx, { params, body }) => {
  try {
    await transact(ctx, async (tx) => {
      const { _id } = await findWebhook(params.id, tx.session);
      const removal = { reason: null, version: body.version };
      await softDelete<WebhookRecord>(tx, WebhookModel, { _id }, removal);
      await WebhookDeliveryModel.deleteMany({ webhookId: _id }, { session: tx.session });
      await audit(tx, { action: 'webhook.delete', entity: 'webhook', entityId: _id });
    });
  } catch (error) {
    throw await showConflict(error, async () => showWebhook(await findWebhook(params.id)));
  }
  return { ok: true } as const;
};
