import {
  limits,
  listDensities,
  listNames,
  type ListDensity,
  type ListName,
} from '@muster/contracts';
import { Schema, model, type Types } from 'mongoose';
import { liveOnly, recordFields, type RecordFields } from '../../db/record-fields.ts';

/** A named query of a list with its columns and density. */
export interface SavedView extends RecordFields {
  ownerUserId: Types.ObjectId;
  list: ListName;
  name: string;
  nameKey: string;
  /** In the contract's normal form; parts that its reader may not use are left out on reading. */
  query: string;
  columns: Record<string, boolean> | null;
  /** Missing in older views, from before columns could be ordered. */
  columnOrder?: string[] | null;
  density: ListDensity | null;
  shared: boolean;
  /** The owner's slot that it uses; a unique index on it enforces the limit. */
  slot: number;
  /** When a removed view is deleted permanently. */
  purgeAt: Date | null;
}

const savedViewSchema = new Schema<SavedView>({
  ownerUserId: { type: Schema.Types.ObjectId, required: true },
  list: { type: String, enum: listNames, required: true },
  name: { type: String, required: true, maxlength: limits.view.name * 2 },
  nameKey: { type: String, required: true },
  query: { type: String, default: '' },
  columns: { type: Schema.Types.Mixed, default: null },
  columnOrder: { type: [String], default: null },
  density: { type: String, enum: [...listDensities, null], default: null },
  shared: { type: Boolean, required: true, default: false },
  slot: { type: Number, required: true },
  purgeAt: { type: Date, default: null },
});
savedViewSchema.plugin(recordFields);
savedViewSchema.index(
  { ownerUserId: 1, list: 1, nameKey: 1 },
  { unique: true, partialFilterExpression: liveOnly },
);
savedViewSchema.index(
  { ownerUserId: 1, slot: 1 },
  { unique: true, partialFilterExpression: liveOnly },
);
savedViewSchema.index({ list: 1, shared: 1 });
savedViewSchema.index({ purgeAt: 1 }, { expireAfterSeconds: 0 });

export const SavedViewModel = model<SavedView>('SavedView', savedViewSchema, 'saved_views');
