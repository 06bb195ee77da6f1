import { customFieldEntities, type CustomFieldEntity, type CustomValue } from '@muster/contracts';
import { Schema, model, type Types } from 'mongoose';
import { recordFields, type RecordFields } from '../../db/record-fields.ts';

/** Values of the custom fields on one record, by field id. */
export interface CustomValuesRecord extends RecordFields {
  entity: CustomFieldEntity;
  recordId: Types.ObjectId;
  values: Record<string, CustomValue | null>;
}

const valuesSchema = new Schema<CustomValuesRecord>({
  entity: { type: String, enum: customFieldEntities, required: true },
  recordId: { type: Schema.Types.ObjectId, required: true },
  values: { type: Schema.Types.Mixed, required: true, default: () => ({}) },
});
valuesSchema.plugin(recordFields);
valuesSchema.index({ entity: 1, recordId: 1 }, { unique: true });

export const CustomValuesModel = model<CustomValuesRecord>(
  'CustomValues',
  valuesSchema,
  'custom_values',
);
