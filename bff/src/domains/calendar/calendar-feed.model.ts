import { Schema, model, type Types } from 'mongoose';

/** The secret address of one person's calendar; in clear it is known to the person alone. */
export interface CalendarFeedRecord {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  /** The role in which it was made: what the feed holds is what that role may see. */
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
