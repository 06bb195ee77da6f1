import type { SettingGroup } from '@muster/contracts';
import { Schema, model } from 'mongoose';
import { liveOnly, recordFields, type RecordFields } from '../db/record-fields.ts';

/** What a user set of one group; what is not there is as shipped. */
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
