import { webhookEndpoints } from '@muster/contracts';
import type { Router } from 'express';
import type { Config } from '../../config.ts';
import { mount } from '../../http/mount.ts';
import {
  createWebhook,
  removeWebhook,
  renewSecret,
  updateWebhook,
} from './endpoints/change-webhooks.ts';
import { listDeliveries, redeliver, tryOutWebhook } from './endpoints/delivery-log.ts';
import { listWebhooks } from './endpoints/show-webhooks.ts';

export function webhookRoutes(router: Router, { config }: { config: Config }): void {
  mount(router, webhookEndpoints.list, listWebhooks);
  mount(router, webhookEndpoints.create, createWebhook(config));
  mount(router, webhookEndpoints.update, updateWebhook(config));
  mount(router, webhookEndpoints.renewSecret, renewSecret);
  mount(router, webhookEndpoints.remove, removeWebhook);
  mount(router, webhookEndpoints.tryOut, tryOutWebhook);
  mount(router, webhookEndpoints.deliveries, listDeliveries);
  mount(router, webhookEndpoints.redeliver, redeliver);
}
