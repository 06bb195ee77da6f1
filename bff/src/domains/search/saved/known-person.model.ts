import { Schema, model, type Types } from 'mongoose';

/**
 * A candidate of whom a search's owner was told, or who matched when its alert was turned on. The
 * unique index keeps an owner from being told twice, whichever process does it.
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
