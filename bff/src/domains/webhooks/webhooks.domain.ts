import { minuteMs } from '@muster/contracts';
import { runBackgroundWork } from '../../jobs/run-background-work.ts';
import type { Domain } from '../../domain.ts';
import { deliverDue } from './delivery/deliver.ts';
import { webhookEventHandlers } from './delivery/events-to-webhooks.ts';
import { webhookDeliveryDue } from './delivery/queue-delivery.ts';
import { webhookRoutes } from './webhooks.router.ts';

/** Webhooks: other systems that receive events of this platform. */
export const webhooksDomain: Domain = {
  name: 'webhooks',
  routes: webhookRoutes,
  events: webhookEventHandlers,
  live: ({ log, tail }) =>
    runBackgroundWork({
      part: 'webhooks',
      wokenBy: [webhookDeliveryDue],
      lookMs: minuteMs / 4,
      tail,
      log,
      work: (signal) => deliverDue({ log }, signal),
    }),
};
