import { z } from 'zod';
import { idSchema, timestampSchema } from '../../core/primitives.ts';
import { releasedRouteSchema, remoteNameSchema } from '../../core/released-route.ts';
import { messageMachine } from '../messages/messages.machine.ts';
import { buildSchema } from '../releases/releases.schemas.ts';

export const remoteReleaseSchema = z.object({
  name: z.string(),
  build: z.string(),
  manifestUrl: z.string(),
  routePrefixes: z.array(z.string()),
  routes: z
    .array(releasedRouteSchema.extend({ owner: remoteNameSchema }))
    // Older servers do not return it.
    .default([]),
});
export const registrySchema = z.object({ remotes: z.array(remoteReleaseSchema) });
/** The shell build of an open page: the response contains remotes compatible with it. */
export const registryQuery = z.strictObject({ shell: buildSchema.optional() });

export const healthSchema = z.object({ status: z.literal('ok') });
export const readySchema = z.object({
  status: z.enum(['ready', 'not-ready']),
  database: z.enum(['up', 'down']),
});

/** A mail of the development mailbox. */
export const mailSummarySchema = z.object({
  id: idSchema,
  to: z.array(z.string()),
  subject: z.string(),
  template: z.string(),
  status: z.enum(messageMachine.states),
  createdAt: timestampSchema,
  sentAt: timestampSchema.nullable(),
});
export const mailSchema = mailSummarySchema.extend({ html: z.string(), text: z.string() });
export const mailboxQuery = z.strictObject({
  to: z.string().max(254).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});
