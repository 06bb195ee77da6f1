import { dayMs } from '@muster/contracts';
import { Schema, model, type Types } from 'mongoose';

/**
 * Records that a team lead was informed of a week, or that there was nothing to report. The unique
 * index lets one process do it once.
 */
export interface TeamWeek {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  /** The Monday of the week in the lead’s time zone. */
  week: string;
  /** Whether there was something to report. */
  sent: boolean;
  at: Date;
}

const keptDays = 60;

const teamWeekSchema = new Schema<TeamWeek>(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    week: { type: String, required: true },
    sent: { type: Boolean, required: true },
    at: { type: Date, required: true },
  },
  { versionKey: false },
);
teamWeekSchema.index({ userId: 1, week: 1 }, { unique: true });
teamWeekSchema.index({ at: 1 }, { expireAfterSeconds: (keptDays * dayMs) / 1000 });

export const TeamWeekModel = model<TeamWeek>('TeamWeek', teamWeekSchema, 'team_weekly_mails');
