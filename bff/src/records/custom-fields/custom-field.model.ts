import {
  customFieldEntities,
  customFieldTypes,
  type CustomFieldChoice,
  type CustomFieldEntity,
  type CustomFieldType,
  type Role,
} from '@muster/contracts';
import { Schema, model } from 'mongoose';
import { recordFields, type RecordFields } from '../../db/record-fields.ts';

/** A custom field of the agency. A field with values on records is archived, never deleted. */
export interface CustomFieldRecord extends RecordFields {
  entity: CustomFieldEntity;
  type: CustomFieldType;
  /** Its name in URLs, exports and other systems. */
  key: string;
  label: string;
  /** The folded label: unique within the entity. */
  labelKey: string;
  help: string | null;
  isRequired: boolean;
  /** Null: everybody who may open the record. */
  roles: Role[] | null;
  choices: CustomFieldChoice[];
  isActive: boolean;
  sort: number;
}

const choiceSchema = new Schema<CustomFieldChoice>(
  {
    id: { type: String, required: true },
    label: { type: String, required: true },
    isRetired: { type: Boolean, required: true, default: false },
  },
  { _id: false, id: false },
);

const fieldSchema = new Schema<CustomFieldRecord>({
  entity: { type: String, enum: customFieldEntities, required: true },
  type: { type: String, enum: customFieldTypes, required: true },
  key: { type: String, required: true },
  label: { type: String, required: true },
  labelKey: { type: String, required: true },
  help: { type: String, default: null },
  isRequired: { type: Boolean, required: true, default: false },
  roles: { type: [String], default: null },
  choices: { type: [choiceSchema], default: [] },
  isActive: { type: Boolean, required: true, default: true },
  sort: { type: Number, required: true },
});
fieldSchema.plugin(recordFields);
const present = { unique: true, partialFilterExpression: { deletedAt: null } } as const;
fieldSchema.index({ entity: 1, labelKey: 1 }, present);
fieldSchema.index({ entity: 1, key: 1 }, present);
fieldSchema.index({ entity: 1, isActive: 1, sort: 1 });

export const CustomFieldModel = model<CustomFieldRecord>(
  'CustomField',
  fieldSchema,
  'custom_fields',
);
