import type { SettingGroup } from '@muster/contracts';
import { Schema, model } from 'mongoose';
import { liveOnly, recordFields, type RecordFields } from '../db/record-fields.ts';

/** The values of one group set by a user; missing ones are as shipped. */
export interface SettingRecord extends RecordFields {
  group: SettingGroup;
  values: Record<string, unknown>;
}

const settingSchema = new Schema<SettingRecord>({
  group: { type: String, required: true },
  values: { type: Schema.Types.Mixed, required: true, default: () => ({}) },
});
settingSchema.plugin(recordFields);
settingSchema.index({ group: 1 }, { unique: true, partialFilterExpression: liveOnly });

export const SettingModel = model<SettingRecord>('Setting', settingSchema, 'settings');
