import { Schema, model, type Types } from 'mongoose';
import type { ChainVerdict } from './verify-audit-chain.ts';

export type BreakReason = Extract<ChainVerdict, { intact: false }>['reason'];

/** Result of one check of the whole chain. */
export interface AuditCheck {
  _id: Types.ObjectId;
  at: Date;
  /** Null: the nightly check. */
  byUserId: Types.ObjectId | null;
  intact: boolean;
  /** Number of events read up to the end, or up to the break. */
  events: number;
  brokenAt: number | null;
  reason: BreakReason | null;
}

const checkSchema = new Schema<AuditCheck>(
  {
    at: { type: Date, required: true },
    byUserId: { type: Schema.Types.ObjectId, default: null },
    intact: { type: Boolean, required: true },
    events: { type: Number, required: true },
    brokenAt: { type: Number, default: null },
    reason: { type: String, default: null },
  },
  { versionKey: false },
);
checkSchema.index({ at: -1 });

export const AuditCheckModel = model<AuditCheck>('AuditCheck', checkSchema, 'audit_checks');
