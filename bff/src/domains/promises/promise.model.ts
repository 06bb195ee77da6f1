import { promiseMachine, promiseSources, promiseSubjects } from '@muster/contracts';
import { Schema, model, type Types } from 'mongoose';
import { recordFields, type RecordFields } from '../../db/record-fields.ts';

export type PromiseState = (typeof promiseMachine.states)[number];

/** That the day of a promise was moved, and why. */
export interface PromiseMove {
  from: string;
  to: string;
  reason: string;
  by: Types.ObjectId | null;
  at: Date;
}

/** What a colleague promised to a candidate or a client, as it stood in what they wrote. */
export interface Promised extends RecordFields {
  subjectType: (typeof promiseSubjects)[number];
  subjectId: Types.ObjectId;
  text: string;
  status: PromiseState;
  previousStatus: PromiseState | null;
  dueOn: string;
  /** `HH:MM`; null for the end of the day. */
  dueClock: string | null;
  /** The moment from which it is broken. */
  dueAt: Date;
  /** The zone of who made it, in which day and time are meant. */
  timeZone: string;
  madeBy: Types.ObjectId;
  source: (typeof promiseSources)[number];
  sourceId: Types.ObjectId;
  /** A digest of its words, which tells it from the others of its source; each is made once. */
  key: string;
  isPrivate: boolean;
  /** What its maker has to do for it. */
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
