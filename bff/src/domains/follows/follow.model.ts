import { followSubjects, type FollowSubject } from '@muster/contracts';
import { Schema, model, type Types } from 'mongoose';

/** A user's wish to be notified of a record's changes. */
export interface FollowRecord {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  subjectType: FollowSubject;
  subjectId: Types.ObjectId;
  createdAt: Date;
}

const followSchema = new Schema<FollowRecord>(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    subjectType: { type: String, enum: followSubjects, required: true },
    subjectId: { type: Schema.Types.ObjectId, required: true },
    createdAt: { type: Date, required: true },
  },
  { versionKey: false },
);
followSchema.index({ userId: 1, subjectType: 1, subjectId: 1 }, { unique: true });
followSchema.index({ subjectType: 1, subjectId: 1 });

export const FollowModel = model<FollowRecord>('Follow', followSchema, 'follows');
