import type { HostHoursFields, InterviewCaps } from '@muster/contracts';
import { Schema, model, type Types } from 'mongoose';
import { recordFields, type RecordFields } from '../../db/record-fields.ts';

/** When one user can be met; on their own clock, which the user record tells. */
export interface HostHoursRecord
  extends RecordFields, Omit<HostHoursFields, 'timeZone'>, Partial<InterviewCaps> {
  userId: Types.ObjectId;
  /** Where the person was when they set them; null where that was not kept. */
  setIn: string | null;
}

const hoursSchema = new Schema<HostHoursRecord>({
  userId: { type: Schema.Types.ObjectId, required: true },
  setIn: { type: String, default: null },
  weekly: { type: Schema.Types.Mixed, required: true },
  overrides: { type: Schema.Types.Mixed, required: true },
  bufferBeforeMin: { type: Number, required: true },
  bufferAfterMin: { type: Number, required: true },
  // Absent in hours from before there were caps.
  maxPerDay: Number,
  maxPerWeek: Number,
});
hoursSchema.plugin(recordFields);
hoursSchema.index({ userId: 1 }, { unique: true });

export const HostHoursModel = model<HostHoursRecord>('HostHours', hoursSchema, 'host_hours');
