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

/** Records that tasks are about. */
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
  /** Of the person whom it is about, where tasks on many records stand together. */
  subjectPhoto: photoSchema.optional(),
  title: z.string(),
  kind: z.enum(taskKinds),
  status: z.enum(taskStates),
  dueOn: dateSchema.nullable(),
  assignee: personRefSchema.nullable(),
  createdBy: personRefSchema.nullable(),
  source: z.enum(['person', 'rule']),
  /** The promise that it keeps; absent for others. */
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
/** Open ones by due date, then the ones done lately; 50 at most. */
export const taskListSchema = z.object({ data: z.array(taskSchema) });

export const taskCreateSchema = z.strictObject({
  subjectType: z.enum(taskSubjects),
  subjectId: z.string().max(64),
  title: text(160, 2),
  kind: z.enum(taskKinds).default('other'),
  dueOn: dateSchema.nullable().default(null),
  /** Left out: oneself. */
  assigneeId: idSchema.nullable().default(null),
  note: longText(500).nullable().default(null),
});
export const taskActionSchema = z.strictObject({ version: versionSchema });
export const taskReassignSchema = z.strictObject({ version: versionSchema, assigneeId: idSchema });
export const taskSnoozeSchema = z.strictObject({ version: versionSchema, until: dateSchema });
