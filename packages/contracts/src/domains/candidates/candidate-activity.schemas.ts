import { z } from 'zod';
import { idSchema, moneySchema, timestampSchema } from '../../core/primitives.ts';
import { rateUnits } from './candidates.enums.ts';

/** Filter groups of a record's timeline. */
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
  /** More specific than the kind: `reject`, `set_visibility`, `stage_changed`. */
  action: z.string(),
  /** Names of the changed fields, as in the contracts; empty if the kind is sufficient. */
  fields: z.array(z.string()),
  /**
   * The text of a note, the title of a task or file, the name of a job, or the subject of a mail.
   */
  excerpt: z.string().nullable(),
  /** The new state of an application; null if it did not change. */
  to: z.string().nullable(),
  /** Old and new value of an expected rate, for users who may read rates. */
  rate: z.object({ from: rateValueSchema.nullable(), to: rateValueSchema }).optional(),
  /** The affected record if it is not the candidate. */
  targetId: idSchema.nullable(),
});
export type ActivityItem = z.infer<typeof activityItemSchema>;

const groupsSchema = z
  .string()
  .max(200)
  .transform((text) => text.split(','))
  .pipe(z.array(z.enum(activityGroups)).min(1).max(activityGroups.length));

export const activityQuery = z.strictObject({
  /** Comma-separated names of groups; all by default. */
  groups: groupsSchema.optional(),
  cursor: z.string().max(500).optional(),
  limit: z.coerce.number().int().min(1).max(50).default(20),
});
export const activitySchema = z.object({
  data: z.array(activityItemSchema),
  nextCursor: z.string().nullable(),
});
