import { Schema, model, type Types } from 'mongoose';

/** An event that waits for its handlers. */
export interface OutboxRow {
  _id: Types.ObjectId;
  type: string;
  payload: Record<string, unknown>;
  requestId: string;
  at: Date;
  status: 'pending' | 'done' | 'failed';
  attempts: number;
  /** Waits until no other event is due. */
  isBackground: boolean;
  availableAt: Date;
  lockedUntil: Date | null;
  /** The worker that holds it; a late worker finds another name here and gives up. */
  lockedBy: string | null;
  lastError: string | null;
  doneAt: Date | null;
}

/** An event before it is stored: the database assigns its id. */
export type NewOutboxRow = Omit<OutboxRow, '_id'>;

const outboxSchema = new Schema<OutboxRow>(
  {
    type: { type: String, required: true },
    payload: { type: Schema.Types.Mixed, required: true, default: () => ({}) },
    requestId: { type: String, required: true },
    at: { type: Date, required: true },
    status: { type: String, enum: ['pending', 'done', 'failed'], required: true },
    attempts: { type: Number, required: true, default: 0 },
    isBackground: { type: Boolean, required: true, default: false },
    availableAt: { type: Date, required: true },
    lockedUntil: { type: Date, default: null },
    lockedBy: { type: String, default: null },
    lastError: { type: String, default: null },
    doneAt: { type: Date, default: null },
  },
  { versionKey: false, minimize: false },
);
outboxSchema.index({ status: 1, isBackground: 1, availableAt: 1 });
// For the tail, which reads every event, whichever process handles it.
outboxSchema.index({ at: 1 });
// Completed events are kept for a week for inspection; failed ones until they have been checked.
outboxSchema.index({ doneAt: 1 }, { expireAfterSeconds: 7 * 86_400 });

export const OutboxModel = model<OutboxRow>('OutboxEvent', outboxSchema, 'outbox');
