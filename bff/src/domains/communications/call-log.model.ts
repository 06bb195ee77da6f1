import {
  callDirections,
  callOutcomes,
  type CallDirection,
  type CallOutcome,
} from '@muster/contracts';
import { Schema, model, type Types } from 'mongoose';
import { recordFields, type RecordFields } from '../../db/record-fields.ts';
import { anyId, whereSet } from '../../db/set-values.ts';

/** A call with a candidate or client, logged by a staff member. */
export interface CallLog extends RecordFields {
  candidateId: Types.ObjectId | null;
  /** The client, if the call was not with a candidate. */
  companyId?: Types.ObjectId | null;
  /** The client's contact on the phone. */
  contactId?: Types.ObjectId | null;
  happenedAt: Date;
  direction: CallDirection;
  outcome: CallOutcome;
  minutes: number | null;
  note: string;
  /** Whether only the author, owners and admins may read the note. */
  isPrivate?: boolean;
}

const callLogSchema = new Schema<CallLog>({
  candidateId: { type: Schema.Types.ObjectId, default: null },
  companyId: { type: Schema.Types.ObjectId, default: null },
  contactId: { type: Schema.Types.ObjectId, default: null },
  happenedAt: { type: Date, required: true },
  direction: { type: String, enum: callDirections, required: true },
  outcome: { type: String, enum: callOutcomes, required: true },
  minutes: { type: Number, default: null },
  note: { type: String, default: '' },
  isPrivate: { type: Boolean, default: false },
});
callLogSchema.plugin(recordFields);
callLogSchema.index({ candidateId: 1, happenedAt: -1, _id: -1 });
callLogSchema.index({ companyId: 1, happenedAt: -1, _id: -1 }, { ...whereSet('companyId', anyId) });

export const CallLogModel = model<CallLog>('CallLog', callLogSchema, 'call_logs');
