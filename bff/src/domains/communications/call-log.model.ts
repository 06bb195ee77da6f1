import {
  callDirections,
  callOutcomes,
  type CallDirection,
  type CallOutcome,
} from '@muster/contracts';
import { Schema, model, type Types } from 'mongoose';
import { recordFields, type RecordFields } from '../../db/record-fields.ts';

/** A call with a candidate, as a colleague noted it. */
export interface CallLog extends RecordFields {
  candidateId: Types.ObjectId;
  happenedAt: Date;
  direction: CallDirection;
  outcome: CallOutcome;
  minutes: number | null;
  note: string;
}

const callLogSchema = new Schema<CallLog>({
  candidateId: { type: Schema.Types.ObjectId, required: true },
  happenedAt: { type: Date, required: true },
  direction: { type: String, enum: callDirections, required: true },
  outcome: { type: String, enum: callOutcomes, required: true },
  minutes: { type: Number, default: null },
  note: { type: String, default: '' },
});
callLogSchema.plugin(recordFields);
callLogSchema.index({ candidateId: 1, happenedAt: -1, _id: -1 });

export const CallLogModel = model<CallLog>('CallLog', callLogSchema, 'call_logs');
