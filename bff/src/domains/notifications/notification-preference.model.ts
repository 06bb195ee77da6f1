import type { MailCadence, NotificationTopic } from '@muster/contracts';
import { Schema, model, type Types } from 'mongoose';

export interface TopicChoice {
  inApp: boolean;
  email: MailCadence;
}

/** A user's choices. Missing topics use the default. */
export interface NotificationPreference {
  /** The user's id. */
  _id: Types.ObjectId;
  topics: Partial<Record<NotificationTopic, TopicChoice>>;
  /** In the user's time zone; from the evening to the morning if `to` is earlier. */
  quiet: { from: string; to: string } | null;
  updatedAt: Date;
}

const preferenceSchema = new Schema<NotificationPreference>(
  {
    _id: { type: Schema.Types.ObjectId, required: true },
    topics: { type: Schema.Types.Mixed, required: true, default: () => ({}) },
    quiet: { type: Schema.Types.Mixed, default: null },
    updatedAt: { type: Date, required: true },
  },
  { versionKey: false, minimize: false },
);

export const NotificationPreferenceModel = model<NotificationPreference>(
  'NotificationPreference',
  preferenceSchema,
  'notification_preferences',
);
