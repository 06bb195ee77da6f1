import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { idSchema, text, timestampSchema, versionSchema } from '../../core/primitives.ts';
import { personRefSchema } from '../people/people.schemas.ts';
import { webhookDeliveryTypes, webhookEvents } from './webhook-events.ts';

/** `stopped`: Muster disabled it after failing for too long; `off`: a person did. */
export const webhookStates = ['on', 'off', 'stopped'] as const;
export type WebhookState = (typeof webhookStates)[number];

/** Why an attempt failed; an unsuccessful response is recorded with its HTTP status. */
export const webhookFailures = [
  'refused',
  'private_network',
  'unreachable',
  'too_slow',
  'secret_lost',
] as const;
export type WebhookFailure = (typeof webhookFailures)[number];

export const webhookDeliveryStates = ['waiting', 'delivered', 'failed'] as const;
export type WebhookDeliveryState = (typeof webhookDeliveryStates)[number];

/** Only over TLS, and without parts that do not belong in a URL. */
const webhookUrlSchema = z
  .url({ protocol: /^https$/, hostname: z.regexes.domain })
  .max(limits.webhook.url)
  .refine((url) => URL.canParse(url) && !new URL(url).username && !new URL(url).hash);

const webhookFields = {
  name: text(limits.webhook.name, 1),
  url: webhookUrlSchema,
  events: z.array(z.enum(webhookEvents)).min(1).max(webhookEvents.length),
};

export const webhookSchema = z.object({
  id: idSchema,
  name: z.string(),
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  isActive: z.boolean(),
  state: z.enum(webhookStates),
  /** Consecutive failed attempts. */
  failures: z.number().int(),
  lastDeliveredAt: timestampSchema.nullable(),
  waiting: z.number().int(),
  updatedAt: timestampSchema,
  updatedBy: personRefSchema.nullable(),
  version: versionSchema,
});
export type Webhook = z.infer<typeof webhookSchema>;

export const webhookListSchema = z.object({ data: z.array(webhookSchema) });
export const webhookCreateSchema = z.strictObject(webhookFields);
/** The editable part of a webhook. */
export const webhookEditSchema = z.strictObject({ ...webhookFields, isActive: z.boolean() });
export const webhookPatchSchema = z.strictObject({
  version: versionSchema,
  /** None if a conflict was settled with what the other person saved. */
  changes: z.strictObject({ ...webhookFields, isActive: z.boolean() }).partial(),
});
export const webhookVersionSchema = z.strictObject({ version: versionSchema });

/** A webhook with its signing secret: shown once. */
export const webhookSecretSchema = z.object({ webhook: webhookSchema, secret: z.string() });

export const webhookTrySchema = z.object({
  at: timestampSchema,
  /** The response status; null without a response. */
  httpStatus: z.number().int().nullable(),
  failure: z.enum(webhookFailures).nullable(),
  ms: z.number().int(),
});

export const webhookDeliverySchema = z.object({
  id: idSchema,
  /** The same for all attempts, so that receivers recognise duplicates. */
  messageId: z.string(),
  type: z.enum(webhookDeliveryTypes),
  state: z.enum(webhookDeliveryStates),
  createdAt: timestampSchema,
  nextTryAt: timestampSchema.nullable(),
  /** The exact body sent. */
  body: z.string(),
  /** The beginning of the last response. */
  answer: z.string().nullable(),
  tries: z.array(webhookTrySchema),
});
export type WebhookDelivery = z.infer<typeof webhookDeliverySchema>;

export const webhookDeliveriesQuery = z.strictObject({
  state: z.enum(webhookDeliveryStates).optional(),
});
/** The most recent ones. */
export const webhookDeliveriesSchema = z.object({ data: z.array(webhookDeliverySchema) });
