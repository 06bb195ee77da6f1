import type { ImportField } from '@muster/contracts';
import { Schema, model, type Types } from 'mongoose';

/** The columns' chosen meaning for files with these headers. Contains headers only, no rows. */
export interface ImportMapping {
  userId: Types.ObjectId;
  /** A digest of the folded headers in order. */
  headers: string;
  mapping: (ImportField | null)[];
  updatedAt: Date;
}

const mappingSchema = new Schema<ImportMapping>(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    headers: { type: String, required: true },
    mapping: { type: Schema.Types.Mixed, required: true },
    updatedAt: { type: Date, required: true },
  },
  { versionKey: false },
);
mappingSchema.index({ userId: 1, headers: 1 }, { unique: true });

export const ImportMappingModel = model<ImportMapping>(
  'ImportMapping',
  mappingSchema,
  'import_mappings',
);
