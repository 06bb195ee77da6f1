import { Schema, model, type Types } from 'mongoose';
import type { CalendarFeedRecord } from '../calendar-feed.model.ts';

/** Secret address of a team's calendar; each reader has their own. */
export interface TeamFeedRecord extends CalendarFeedRecord {
  /** Lead of the team. */
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
