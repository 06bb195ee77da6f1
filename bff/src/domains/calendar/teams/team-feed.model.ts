import { Schema, model, type Types } from 'mongoose';
import type { CalendarFeedRecord } from '../calendar-feed.model.ts';

/** The secret address of a team's calendar; each reader has one of their own. */
export interface TeamFeedRecord extends CalendarFeedRecord {
  /** Whose team it is. */
  leadId: Types.ObjectId;
}

const reference = { type: Schema.Types.ObjectId, required: true } as const;

const feedSchema = new Schema<TeamFeedRecord>(
  {
    userId: reference,
    assignmentId: reference,
    leadId: reference,
    secretHash: { type: String, required: true },
    createdAt: { type: Date, required: true },
  },
  { versionKey: false },
);
feedSchema.index({ userId: 1, leadId: 1 }, { unique: true });
feedSchema.index({ secretHash: 1 }, { unique: true });

export const TeamFeedModel = model<TeamFeedRecord>(
  'CalendarTeamFeed',
  feedSchema,
  'calendar_team_feeds',
);
