import {
  limits,
  mailCadences,
  notificationTopics,
  type Audience,
  type MailCadence,
  type NotificationTopic,
} from '@muster/contracts';
import { Schema, model, type Types } from 'mongoose';
import { anyText, whereSet } from '../../db/set-values.ts';

/**
 * A notification of one user. Texts may contain `{name}` for their record and `{count}`; both are
 * filled in for the reader, so that no name is stored that could be erased.
 */
export interface NotificationRecord {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  topic: NotificationTopic;
  /** The audience of the roles that see it; null is all. */
  audience: Exclude<Audience, 'guest'> | null;
  title: string;
  body: string | null;
  link: string | null;
  /** Text and link once it stands for several. */
  many: { title: string; link: string | null } | null;
  subjectType: string | null;
  subjectId: Types.ObjectId | null;
  /** Set while further notices are added to it: until it is read, archived or too old. */
  openGroup: string | null;
  count: number;
  /** False if the user only wants mail: stored for that, and shown nowhere. */
  inApp: boolean;
  mail: MailCadence;
  mailedAt: Date | null;
  at: Date;
  readAt: Date | null;
  archivedAt: Date | null;
}

const notificationSchema = new Schema<NotificationRecord>(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    topic: { type: String, enum: notificationTopics, required: true },
    audience: { type: String, enum: ['staff', 'client', 'candidate', null], default: null },
    title: { type: String, required: true },
    body: { type: String, default: null },
    link: { type: String, default: null },
    many: { type: Schema.Types.Mixed, default: null },
    subjectType: { type: String, default: null },
    subjectId: { type: Schema.Types.ObjectId, default: null },
    openGroup: { type: String, default: null },
    count: { type: Number, required: true, default: 1 },
    inApp: { type: Boolean, required: true, default: true },
    mail: { type: String, enum: mailCadences, required: true, default: 'off' },
    mailedAt: { type: Date, default: null },
    at: { type: Date, required: true },
    readAt: { type: Date, default: null },
    archivedAt: { type: Date, default: null },
  },
  { versionKey: false },
);
notificationSchema.index({ userId: 1, archivedAt: 1, at: 1, _id: 1 });
notificationSchema.index({ userId: 1, at: 1, _id: 1 });
notificationSchema.index({ userId: 1, readAt: 1, archivedAt: 1 });
notificationSchema.index({ mail: 1, mailedAt: 1, at: 1 });
notificationSchema.index({ subjectType: 1, subjectId: 1 });
notificationSchema.index(
  { userId: 1, openGroup: 1 },
  { unique: true, ...whereSet('openGroup', anyText) },
);
notificationSchema.index({ at: 1 }, { expireAfterSeconds: limits.notification.keep / 1000 });

export const NotificationModel = model<NotificationRecord>(
  'Notification',
  notificationSchema,
  'notifications',
);
