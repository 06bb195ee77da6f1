import { limits } from '@muster/contracts';
import { Schema, model, type Types } from 'mongoose';
import { liveOnly, recordFields, type RecordFields } from '../../../db/record-fields.ts';

/** A user's named search over candidates. */
export interface SavedSearch extends RecordFields {
  ownerUserId: Types.ObjectId;
  /** The role in which it was saved: its alert uses the rights of this role. */
  assignmentId: Types.ObjectId;
  name: string;
  nameKey: string;
  /** In the search grammar. */
  query: string;
  /** Whether the owner is notified of new matches. */
  alert: boolean;
  /** Its slot among the owner's searches; a unique index on it enforces the limit. */
  slot: number;
  /** When a removed search is deleted permanently. */
  purgeAt: Date | null;
}

const savedSearchSchema = new Schema<SavedSearch>({
  ownerUserId: { type: Schema.Types.ObjectId, required: true },
  assignmentId: { type: Schema.Types.ObjectId, required: true },
  name: { type: String, required: true, maxlength: limits.savedSearch.name * 2 },
  nameKey: { type: String, required: true },
  query: { type: String, required: true },
  alert: { type: Boolean, required: true, default: false },
  slot: { type: Number, required: true },
  purgeAt: { type: Date, default: null },
});
savedSearchSchema.plugin(recordFields);
savedSearchSchema.index(
  { ownerUserId: 1, nameKey: 1 },
  { unique: true, partialFilterExpression: liveOnly },
);
savedSearchSchema.index(
  { ownerUserId: 1, slot: 1 },
  { unique: true, partialFilterExpression: liveOnly },
);
savedSearchSchema.index({ alert: 1, _id: 1 });
savedSearchSchema.index({ purgeAt: 1 }, { expireAfterSeconds: 0 });

export const SavedSearchModel = model<SavedSearch>(
  'SavedSearch',
  savedSearchSchema,
  'saved_searches',
);
