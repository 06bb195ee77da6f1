import { Schema, model } from 'mongoose';

/** The current holder of a periodic job, and its next due time. */
export interface Lease {
  _id: string;
  holder: string | null;
  heldUntil: Date | null;
  nextRunAt: Date;
  /** Incremented with each holder: a holder that slept finds a higher number and gives up. */
  fence: number;
}

const leaseSchema = new Schema<Lease>(
  {
    _id: { type: String, required: true },
    holder: { type: String, default: null },
    heldUntil: { type: Date, default: null },
    nextRunAt: { type: Date, required: true },
    fence: { type: Number, required: true, default: 0 },
  },
  { versionKey: false },
);

export const LeaseModel = model<Lease>('Lease', leaseSchema, 'leases');
