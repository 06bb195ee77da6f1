import { taskKinds, taskMachine, taskSubjects } from '@muster/contracts';
import { Schema, model, type Types } from 'mongoose';
import { liveOnly, recordFields, type RecordFields } from '../../db/record-fields.ts';
import { anyText, whereSet } from '../../db/set-values.ts';

export type TaskState = (typeof taskMachine.states)[number];

/** Something to do about a record. */
export interface Task extends RecordFields {
  subjectType: (typeof taskSubjects)[number];
  subjectId: Types.ObjectId;
  title: string;
  kind: (typeof taskKinds)[number];
  status: TaskState;
  previousStatus: TaskState | null;
  dueOn: string | null;
  /** The day for whose due date the assignee was notified in the morning. */
  dueToldFor: string | null;
  assigneeId: Types.ObjectId;
  source: 'person' | 'rule';
  /** The source of a task that was not only made by a user: `note:<id>`; one open task for each. */
  rule: string | null;
  snoozedUntil: string | null;
  doneAt: Date | null;
  doneBy: Types.ObjectId | null;
  note: string | null;
}

const taskSchema = new Schema<Task>({
  subjectType: { type: String, enum: taskSubjects, required: true },
  subjectId: { type: Schema.Types.ObjectId, required: true },
  title: { type: String, required: true },
  kind: { type: String, enum: taskKinds, required: true, default: 'other' },
  status: { type: String, enum: taskMachine.states, required: true, default: taskMachine.initial },
  previousStatus: { type: String, enum: [...taskMachine.states, null], default: null },
  dueOn: { type: String, default: null },
  dueToldFor: { type: String, default: null },
  assigneeId: { type: Schema.Types.ObjectId, required: true },
  source: { type: String, enum: ['person', 'rule'], required: true, default: 'person' },
  rule: { type: String, default: null },
  snoozedUntil: { type: String, default: null },
  doneAt: { type: Date, default: null },
  doneBy: { type: Schema.Types.ObjectId, default: null },
  note: { type: String, default: null },
});
taskSchema.plugin(recordFields);
taskSchema.index({ subjectType: 1, subjectId: 1, status: 1, dueOn: 1 });
taskSchema.index({ assigneeId: 1, status: 1, dueOn: 1 });
taskSchema.index({ doneBy: 1, doneAt: 1 });
taskSchema.index({ status: 1, snoozedUntil: 1 });
taskSchema.index({ status: 1, dueOn: 1 });
taskSchema.index(
  { rule: 1, subjectType: 1, subjectId: 1 },
  {
    unique: true,
    ...whereSet('rule', anyText, { ...liveOnly, status: { $in: ['open', 'snoozed'] } }),
  },
);

export const TaskModel = model<Task>('Task', taskSchema, 'tasks');
