/**
 * What a webhook can be told of. Each says that something happened to a record and names it by its
 * id; what the record holds is read with a key, by the rights of its person.
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

/** What a webhook that is only tried is told. */
export const webhookTestEvent = 'webhook.test';

/** What a delivery tells: an event, or that a user tried the webhook. */
export const webhookDeliveryTypes = [...webhookEvents, webhookTestEvent] as const;
export type WebhookDeliveryType = (typeof webhookDeliveryTypes)[number];
