import { limits } from '@muster/contracts';
import { Schema, model, type Types } from 'mongoose';
import { liveOnly, recordFields, type RecordFields } from '../../../db/record-fields.ts';

/** A search over candidates under a name, of one person. */
export interface SavedSearch extends RecordFields {
  ownerUserId: Types.ObjectId;
  /** The role in which it was saved: its alert goes by the rights of this one. */
  assignmentId: Types.ObjectId;
  name: string;
  nameKey: string;
  /** In the grammar of the search. */
  query: string;
  /** Whether the owner is told when more people match. */
  alert: boolean;
  /** Which of its owner's places it holds; a unique index on it keeps the limit. */
  slot: number;
  /** When a removed one goes for good. */
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
