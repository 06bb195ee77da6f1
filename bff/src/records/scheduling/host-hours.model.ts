import type { HostHoursFields, InterviewCaps } from '@muster/contracts';
import { Schema, model, type Types } from 'mongoose';
import { recordFields, type RecordFields } from '../../db/record-fields.ts';

/** The hours in which a user can be met, in the time zone of their user record. */
export interface HostHoursRecord
  extends RecordFields, Omit<HostHoursFields, 'timeZone'>, Partial<InterviewCaps> {
  userId: Types.ObjectId;
  /** The time zone in which the user set them; null where it was not stored. */
  setIn: string | null;
}

const hoursSchema = new Schema<HostHoursRecord>({
  userId: { type: Schema.Types.ObjectId, required: true },
  setIn: { type: String, default: null },
  weekly: { type: Schema.Types.Mixed, required: true },
  overrides: { type: Schema.Types.Mixed, required: true },
  bufferBeforeMin: { type: Number, required: true },
  bufferAfterMin: { type: Number, required: true },
  // Absent in hours from before caps existed.
  maxPerDay: Number,
  maxPerWeek: Number,
});
hoursSchema.plugin(recordFields);
hoursSchema.index({ userId: 1 }, { unique: true });

export const HostHoursModel = model<HostHoursRecord>('HostHours', hoursSchema, 'host_hours');
