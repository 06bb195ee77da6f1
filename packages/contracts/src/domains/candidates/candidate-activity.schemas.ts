import { z } from 'zod';
import { idSchema, timestampSchema } from '../../core/primitives.ts';

export const activityKinds = [
  'created',
  'changed',
  'rate_changed',
  'note_added',
  'note_removed',
  'task_added',
  'task_done',
  'deleted',
  'restored',
] as const;
export const activityItemSchema = z.object({
  id: idSchema,
  at: timestampSchema,
  actor: z.string().nullable(),
  kind: z.enum(activityKinds),
  /** Names of the changed fields, as in the contracts; empty where the kind says it all. */
  fields: z.array(z.string()),
  excerpt: z.string().nullable(),
});
export const activityQuery = z.strictObject({
  cursor: z.string().max(500).optional(),
  limit: z.coerce.number().int().min(1).max(50).default(20),
});
export const activitySchema = z.object({
  data: z.array(activityItemSchema),
  nextCursor: z.string().nullable(),
});
