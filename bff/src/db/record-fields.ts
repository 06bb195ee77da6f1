import { Schema, type Types } from 'mongoose';

/** Fields of every record (except in append-only collections). */
export interface RecordFields {
  _id: Types.ObjectId;
  createdAt: Date;
  createdBy: Types.ObjectId | null;
  updatedAt: Date;
  updatedBy: Types.ObjectId | null;
  /** Incremented with each write. */
  version: number;
  /** The version of the last change at each path, dots written as slashes: `links/<id>`. */
  fieldVersions: Record<string, number>;
  /** The last action, as the audit log names it: `job.open`; absent before the first action. */
  lastAction?: string | null;
  deletedAt: Date | null;
  deletedBy: Types.ObjectId | null;
  deleteReason: string | null;
}

/** Unique indexes of records exclude deleted rows. */
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
