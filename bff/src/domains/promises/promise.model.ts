import { promiseMachine, promiseSources, promiseSubjects } from '@muster/contracts';
import { Schema, model, type Types } from 'mongoose';
import { recordFields, type RecordFields } from '../../db/record-fields.ts';

export type PromiseState = (typeof promiseMachine.states)[number];

/** A change of a promise's due day, with its reason. */
export interface PromiseMove {
  from: string;
  to: string;
  reason: string;
  by: Types.ObjectId | null;
  at: Date;
}

/** A colleague's promise to a candidate or a client, as written in a text. */
export interface Promised extends RecordFields {
  subjectType: (typeof promiseSubjects)[number];
  subjectId: Types.ObjectId;
  text: string;
  status: PromiseState;
  previousStatus: PromiseState | null;
  dueOn: string;
  /** `HH:MM`; null for the end of the day. */
  dueClock: string | null;
  /** The moment after which it is broken. */
  dueAt: Date;
  /** Its author's time zone, for day and time. */
  timeZone: string;
  madeBy: Types.ObjectId;
  source: (typeof promiseSources)[number];
  sourceId: Types.ObjectId;
  /** Digest of its text, unique within its source, so that each promise is created once. */
  key: string;
  isPrivate: boolean;
  /** The author's task for it. */
  taskId: Types.ObjectId | null;
  endedAt: Date | null;
  moves: PromiseMove[];
}

const moveSchema = new Schema<PromiseMove>(
  {
    from: { type: String, required: true },
    to: { type: String, required: true },
    reason: { type: String, required: true },
    by: { type: Schema.Types.ObjectId, default: null },
    at: { type: Date, required: true },
  },
  { _id: false },
);

const promiseSchema = new Schema<Promised>({
  subjectType: { type: String, enum: promiseSubjects, required: true },
  subjectId: { type: Schema.Types.ObjectId, required: true },
  text: { type: String, default: '' },
  status: {
    type: String,
    enum: promiseMachine.states,
    required: true,
    default: promiseMachine.initial,
  },
  previousStatus: { type: String, enum: [...promiseMachine.states, null], default: null },
  dueOn: { type: String, required: true },
  dueClock: { type: String, default: null },
  dueAt: { type: Date, required: true },
  timeZone: { type: String, required: true },
  madeBy: { type: Schema.Types.ObjectId, required: true },
  source: { type: String, enum: promiseSources, required: true },
  sourceId: { type: Schema.Types.ObjectId, required: true },
  key: { type: String, required: true },
  isPrivate: { type: Boolean, required: true, default: false },
  taskId: { type: Schema.Types.ObjectId, default: null },
  endedAt: { type: Date, default: null },
  moves: { type: [moveSchema], default: [] },
});
promiseSchema.plugin(recordFields);
promiseSchema.index({ subjectType: 1, subjectId: 1, status: 1, dueAt: 1 });
promiseSchema.index({ status: 1, dueAt: 1 });
promiseSchema.index({ madeBy: 1, status: 1, endedAt: 1 });
promiseSchema.index(
  { source: 1, sourceId: 1, key: 1 },
  { unique: true, partialFilterExpression: { deletedAt: null } },
);

export const PromiseModel = model<Promised>('Promise', promiseSchema, 'promises');
