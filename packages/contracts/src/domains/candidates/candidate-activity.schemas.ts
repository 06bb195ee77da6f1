import { z } from 'zod';
import { idSchema, moneySchema, timestampSchema } from '../../core/primitives.ts';
import { rateUnits } from './candidates.enums.ts';

/** What the timeline of a record is about; its filters. */
export const activityGroups = [
  'record',
  'notes',
  'tasks',
  'files',
  'applications',
  'mails',
] as const;
export type ActivityGroup = (typeof activityGroups)[number];

export const activityKinds = [
  'created',
  'changed',
  'status_changed',
  'rate_changed',
  'note_added',
  'note_removed',
  'task_added',
  'task_done',
  'file_added',
  'file_changed',
  'file_removed',
  'file_restored',
  'application_added',
  'application_changed',
  'mail_sent',
  'mail_failed',
  'deleted',
  'restored',
] as const;
const rateValueSchema = moneySchema.extend({ unit: z.enum(rateUnits) });

export const activityItemSchema = z.object({
  id: idSchema,
  at: timestampSchema,
  actor: z.string().nullable(),
  group: z.enum(activityGroups),
  kind: z.enum(activityKinds),
  /** What was done, more closely than the kind: `reject`, `set_visibility`, `stage_changed`. */
  action: z.string(),
  /** Names of the changed fields, as in the contracts; empty where the kind says it all. */
  fields: z.array(z.string()),
  /** A note's words, a task's or file's title, a job's name, a mail's subject. */
  excerpt: z.string().nullable(),
  /** The state that an application came to; null where none changed. */
  to: z.string().nullable(),
  /** Of a new expected rate: what it was and what it is; for those who may read rates. */
  rate: z.object({ from: rateValueSchema.nullable(), to: rateValueSchema }).optional(),
  /** The record that it is about where that is not the candidate. */
  targetId: idSchema.nullable(),
});
export type ActivityItem = z.infer<typeof activityItemSchema>;

const groupsSchema = z
  .string()
  .max(200)
  .transform((text) => text.split(','))
  .pipe(z.array(z.enum(activityGroups)).min(1).max(activityGroups.length));

export const activityQuery = z.strictObject({
  /** Names of groups with commas between them; all of them unless said. */
  groups: groupsSchema.optional(),
  cursor: z.string().max(500).optional(),
  limit: z.coerce.number().int().min(1).max(50).default(20),
});
export const activitySchema = z.object({
  data: z.array(activityItemSchema),
  nextCursor: z.string().nullable(),
});
