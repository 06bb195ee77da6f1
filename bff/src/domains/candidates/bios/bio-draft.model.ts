import { bioAudiences, bioStates } from '@muster/contracts';
import { Schema, model, type Types } from 'mongoose';

/** Unsaved text of a bio; visible to its author only. */
export interface BioDraftRow {
  _id: Types.ObjectId;
  candidateId: Types.ObjectId;
  userId: Types.ObjectId;
  /** Id of the bio, or `new`. */
  key: string;
  title: string;
  body: string;
  audience: (typeof bioAudiences)[number];
  language: string;
  status: (typeof bioStates)[number];
  isDefault: boolean;
  savedAt: Date;
}

const keptFor = 30 * 86_400;

const bioDraftSchema = new Schema<BioDraftRow>(
  {
    candidateId: { type: Schema.Types.ObjectId, required: true },
    userId: { type: Schema.Types.ObjectId, required: true },
    key: { type: String, required: true },
    title: { type: String, default: '' },
    body: { type: String, default: '' },
    audience: { type: String, enum: bioAudiences, required: true },
    language: { type: String, default: '' },
    status: { type: String, enum: bioStates, required: true },
    isDefault: { type: Boolean, required: true },
    savedAt: { type: Date, required: true },
  },
  { versionKey: false },
);
bioDraftSchema.index({ candidateId: 1, userId: 1, key: 1 }, { unique: true });
bioDraftSchema.index({ savedAt: 1 }, { expireAfterSeconds: keptFor });

export const BioDraftModel = model<BioDraftRow>('BioDraft', bioDraftSchema, 'bio_drafts');
