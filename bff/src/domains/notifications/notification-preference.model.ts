import type { MailCadence, NotificationTopic } from '@muster/contracts';
import { Schema, model, type Types } from 'mongoose';

export interface TopicChoice {
  inApp: boolean;
  email: MailCadence;
}

/** What a person chose. Topics that are missing reach them by default. */
export interface NotificationPreference {
  /** The user's. */
  _id: Types.ObjectId;
  topics: Partial<Record<NotificationTopic, TopicChoice>>;
  /** On the person's own clock; from the evening to the morning where `to` is the earlier. */
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
