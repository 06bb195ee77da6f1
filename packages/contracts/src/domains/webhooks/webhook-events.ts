/**
 * Events that a webhook can receive. Each says that something happened to a record and gives its
 * id; the receiver reads the record with an API key, with the permissions of its person.
 */
export const webhookEvents = [
  'candidate.created',
  'candidate.changed',
  'candidate.imported',
  'company.changed',
  'job.changed',
  'job.opened',
  'application.changed',
  'interview.changed',
  'consent.changed',
  'document.signed',
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** The event sent when a user tests a webhook. */
export const webhookTestEvent = 'webhook.test';

/** Types of deliveries: an event, or a user's test of the webhook. */
export const webhookDeliveryTypes = [...webhookEvents, webhookTestEvent] as const;
export type WebhookDeliveryType = (typeof webhookDeliveryTypes)[number];
