import { Schema, model, type Types } from 'mongoose';

/**
 * A candidate announced to a search's owner, or who matched when its alert was switched on. The
 * unique index prevents a second announcement by any process.
 */
export interface KnownPerson {
  _id: Types.ObjectId;
  searchId: Types.ObjectId;
  candidateId: Types.ObjectId;
  at: Date;
}

const knownPersonSchema = new Schema<KnownPerson>(
  {
    searchId: { type: Schema.Types.ObjectId, required: true },
    candidateId: { type: Schema.Types.ObjectId, required: true },
    at: { type: Date, required: true },
  },
  { versionKey: false },
);
knownPersonSchema.index({ searchId: 1, candidateId: 1 }, { unique: true });
knownPersonSchema.index({ candidateId: 1 });

export const KnownPersonModel = model<KnownPerson>(
  'SavedSearchPerson',
  knownPersonSchema,
  'saved_search_people',
);
