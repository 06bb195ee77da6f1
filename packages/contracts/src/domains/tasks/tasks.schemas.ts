import { z } from 'zod';
import {
  dateSchema,
  idSchema,
  longText,
  text,
  timestampSchema,
  versionSchema,
} from '../../core/primitives.ts';
import { personRefSchema } from '../people/people.schemas.ts';
import { photoSchema } from '../photos/photos.schemas.ts';
import { taskMachine, taskStates, type TaskAction } from './tasks.machine.ts';

/** Records that tasks can be about. */
export const taskSubjects = ['candidate', 'company', 'job', 'application'] as const;
export const taskKinds = [
  'follow_up',
  'feedback_due',
  'sla',
  'promise',
  'approval',
  'redeploy',
  'review',
  'other',
] as const;
const taskActions = Object.keys(taskMachine.transitions) as [TaskAction, ...TaskAction[]];

export const taskSchema = z.object({
  id: idSchema,
  subjectType: z.enum(taskSubjects),
  subjectId: idSchema,
  subjectLabel: z.string(),
  /** Photo of the task's person, in lists of tasks on many records. */
  subjectPhoto: photoSchema.optional(),
  title: z.string(),
  kind: z.enum(taskKinds),
  status: z.enum(taskStates),
  dueOn: dateSchema.nullable(),
  assignee: personRefSchema.nullable(),
  createdBy: personRefSchema.nullable(),
  source: z.enum(['person', 'rule']),
  /** The promise that the task fulfils; absent for other tasks. */
  promiseId: idSchema.optional(),
  snoozedUntil: dateSchema.nullable(),
  doneAt: timestampSchema.nullable(),
  doneBy: personRefSchema.nullable(),
  note: z.string().nullable(),
  version: versionSchema,
  allowedActions: z.array(z.enum(taskActions)),
});
export type Task = z.infer<typeof taskSchema>;

export const taskListQuery = z.strictObject({
  subjectType: z.enum(taskSubjects),
  subjectId: z.string().max(64),
  status: z.enum(['open', 'all']).default('open'),
});
/** Open ones by due date, then the recently completed ones; at most 50. */
export const taskListSchema = z.object({ data: z.array(taskSchema) });

export const taskCreateSchema = z.strictObject({
  subjectType: z.enum(taskSubjects),
  subjectId: z.string().max(64),
  title: text(160, 2),
  kind: z.enum(taskKinds).default('other'),
  dueOn: dateSchema.nullable().default(null),
  /** Default: the creator. */
  assigneeId: idSchema.nullable().default(null),
  note: longText(500).nullable().default(null),
});
export const taskActionSchema = z.strictObject({ version: versionSchema });
export const taskReassignSchema = z.strictObject({ version: versionSchema, assigneeId: idSchema });
export const taskSnoozeSchema = z.strictObject({ version: versionSchema, until: dateSchema });
