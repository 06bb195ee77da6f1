import {
  impersonationEnds,
  impersonationModes,
  limits,
  type ImpersonationEnd,
  type ImpersonationMode,
} from '@muster/contracts';
import { Schema, model, type Types } from 'mongoose';
import { recordFields, type RecordFields } from '../db/record-fields.ts';

/** A staff member's impersonation of another user. Kept forever. */
export interface ImpersonationRecord extends RecordFields {
  actorUserId: Types.ObjectId;
  /** The role that allowed the actor to start it. */
  actorAssignmentId: Types.ObjectId;
  targetUserId: Types.ObjectId;
  /** The only role in use; it cannot be switched during impersonation. */
  targetAssignmentId: Types.ObjectId;
  reason: string;
  ticketRef: string | null;
  mode: ImpersonationMode;
  startedAt: Date;
  expiresAt: Date;
  /** Null while it runs, or until its end is noticed. */
  endedAt: Date | null;
  endedBy: ImpersonationEnd | null;
  /** Number of changes made during impersonation. */
  actionsCount: number;
  /** A security investigation, of which the user is not notified. */
  withoutNotice: boolean;
}

const reference = { type: Schema.Types.ObjectId, required: true };
const { reason, ticket } = limits.impersonation;

const impersonationSchema = new Schema<ImpersonationRecord>({
  actorUserId: reference,
  actorAssignmentId: reference,
  targetUserId: {
    ...reference,
    validate: function (this: ImpersonationRecord, target: Types.ObjectId) {
      return !target.equals(this.actorUserId);
    },
  },
  targetAssignmentId: reference,
  reason: { type: String, required: true, minlength: reason.min, maxlength: reason.max },
  ticketRef: { type: String, default: null, maxlength: ticket },
  mode: { type: String, enum: impersonationModes, required: true },
  startedAt: { type: Date, required: true },
  expiresAt: { type: Date, required: true },
  endedAt: { type: Date, default: null },
  endedBy: { type: String, enum: [...impersonationEnds, null], default: null },
  actionsCount: { type: Number, required: true, default: 0 },
  withoutNotice: { type: Boolean, required: true, default: false },
});
impersonationSchema.plugin(recordFields);
impersonationSchema.index({ actorUserId: 1, startedAt: -1 });
impersonationSchema.index({ targetUserId: 1, startedAt: -1 });
impersonationSchema.index({ expiresAt: 1, endedAt: 1 });
// One impersonation per actor at a time, also with concurrent requests.
impersonationSchema.index(
  { actorUserId: 1 },
  { unique: true, partialFilterExpression: { endedAt: null }, name: 'one_at_a_time' },
);

export const ImpersonationModel = model<ImpersonationRecord>(
  'Impersonation',
  impersonationSchema,
  'impersonations',
);
