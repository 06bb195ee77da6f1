import { Schema, model, type Types } from 'mongoose';

/** Secret address of a user's calendar; only the user knows it in clear. */
export interface CalendarFeedRecord {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  /** Role in which it was created: the feed contains what that role may see. */
  assignmentId: Types.ObjectId;
  secretHash: string;
  createdAt: Date;
}

const feedSchema = new Schema<CalendarFeedRecord>(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    assignmentId: { type: Schema.Types.ObjectId, required: true },
    secretHash: { type: String, required: true },
    createdAt: { type: Date, required: true },
  },
  { versionKey: false },
);
feedSchema.index({ userId: 1 }, { unique: true });
feedSchema.index({ secretHash: 1 }, { unique: true });

export const CalendarFeedModel = model<CalendarFeedRecord>(
  'CalendarFeed',
  feedSchema,
  'calendar_feeds',
);
