import { dayMs } from '@muster/contracts';
import { Schema, model, type Types } from 'mongoose';

/**
 * Record that a client user was told about a week, or that there was nothing to tell. The unique
 * index lets only one process do it, once.
 */
export interface WeeklyMail {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  companyId: Types.ObjectId;
  /** Monday of the week in the user's time zone. */
  week: string;
  /** Whether there was something to tell. */
  sent: boolean;
  at: Date;
}

const keptDays = 60;
const reference = { type: Schema.Types.ObjectId, required: true } as const;

const weeklyMailSchema = new Schema<WeeklyMail>(
  {
    userId: reference,
    companyId: reference,
    week: { type: String, required: true },
    sent: { type: Boolean, required: true },
    at: { type: Date, required: true },
  },
  { versionKey: false },
);
weeklyMailSchema.index({ userId: 1, companyId: 1, week: 1 }, { unique: true });
weeklyMailSchema.index({ at: 1 }, { expireAfterSeconds: (keptDays * dayMs) / 1000 });

export const WeeklyMailModel = model<WeeklyMail>(
  'WeeklyMail',
  weeklyMailSchema,
  'client_weekly_mails',
);
