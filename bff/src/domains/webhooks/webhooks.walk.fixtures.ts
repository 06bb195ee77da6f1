import type { EndpointFixtures } from '../../walk/endpoint-fixture.fixtures.ts';
import { createDelivery, createWebhookRecord } from './webhook.fixtures.ts';

const none = 'nothing is hidden' as const;

const onWebhook = (body: (version: number) => Record<string, unknown>) => ({
  call: async () => {
    const { webhook } = await createWebhookRecord();
    return { params: { id: webhook._id.toHexString() }, body: body(webhook.version) };
  },
  hidden: none,
});

export const webhookFixtures: EndpointFixtures = {
  'webhooks.list': { call: () => ({}) },
  'webhooks.create': {
    call: () => ({
      body: { name: 'Warehouse', url: 'https://hooks.example.com/in', events: ['job.opened'] },
    }),
  },
  'webhooks.update': onWebhook((version) => ({ version, changes: { name: 'Payroll' } })),
  'webhooks.renewSecret': onWebhook((version) => ({ version })),
  'webhooks.remove': onWebhook((version) => ({ version })),
  'webhooks.tryOut': onWebhook(() => ({})),
  'webhooks.deliveries': {
    call: async () => {
      const { webhook } = await createWebhookRecord();
      await createDelivery(webhook);
      return { params: { id: webhook._id.toHexString() } };
    },
    hidden: none,
  },
  'webhooks.redeliver': {
    call: async () => {
      const { webhook } = await createWebhookRecord();
      const { _id } = await createDelivery(webhook);
      return { params: { id: _id.toHexString() }, body: {} };
    },
    hidden: none,
  },
};
