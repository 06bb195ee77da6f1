import { Schema, type Types } from 'mongoose';

/** Columns that every record has (append-only collections excepted). */
export interface RecordFields {
  _id: Types.ObjectId;
  createdAt: Date;
  createdBy: Types.ObjectId | null;
  updatedAt: Date;
  updatedBy: Types.ObjectId | null;
  /** +1 with each write. */
  version: number;
  /** The version at which each path changed last, dots written as slashes: `links/<id>`. */
  fieldVersions: Record<string, number>;
  /** What was done last, in the audit log's word: `job.open`; absent before the first action. */
  lastAction?: string | null;
  deletedAt: Date | null;
  deletedBy: Types.ObjectId | null;
  deleteReason: string | null;
}

/** Unique indexes of records leave deleted rows out. */
export const liveOnly = { deletedAt: null } as const;

/** Mongoose plugin: adds {@link RecordFields} to a schema. */
export function recordFields(schema: Schema): void {
  schema.add({
    createdAt: { type: Date, required: true, default: () => new Date() },
    createdBy: { type: Schema.Types.ObjectId, default: null },
    updatedAt: { type: Date, required: true, default: () => new Date() },
    updatedBy: { type: Schema.Types.ObjectId, default: null },
    version: { type: Number, required: true, default: 1 },
    fieldVersions: { type: Schema.Types.Mixed, required: true, default: () => ({}) },
    lastAction: { type: String },
    deletedAt: { type: Date, default: null },
    deletedBy: { type: Schema.Types.ObjectId, default: null },
    deleteReason: { type: String, default: null },
  });
  schema.set('versionKey', false);
  schema.set('minimize', false);
}
