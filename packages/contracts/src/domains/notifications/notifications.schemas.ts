import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { idSchema, timestampSchema } from '../../core/primitives.ts';
import type { Audience } from '../../core/roles.ts';

/** The topics of notifications. `security` cannot be switched off. */
export const notificationTopics = [
  'mention',
  'assignment',
  'task_due',
  'approval',
  'application_stage',
  'submission_seen',
  'client_decision',
  'screening_submitted',
  'vetting',
  'interview',
  'interview_reminder',
  'feedback_due',
  'job',
  'placement',
  'rate_changed',
  'timesheet',
  'evaluation',
  'document',
  'candidate_proposed',
  'client_ask',
  'own_application',
  'message',
  'followed',
  'saved_search',
  'system',
  'security',
] as const;
export type NotificationTopic = (typeof notificationTopics)[number];

/**
 * Roles in which a topic appears: a person with two roles sees each topic in its role; null is
 * both.
 */
export const topicAudience = {
  mention: 'staff',
  assignment: 'staff',
  task_due: 'staff',
  approval: 'staff',
  application_stage: 'staff',
  submission_seen: 'staff',
  client_decision: 'staff',
  screening_submitted: 'staff',
  vetting: 'staff',
  interview: null,
  interview_reminder: 'staff',
  feedback_due: 'staff',
  job: 'staff',
  placement: null,
  rate_changed: null,
  timesheet: null,
  evaluation: null,
  document: null,
  candidate_proposed: 'client',
  client_ask: 'client',
  own_application: 'candidate',
  message: null,
  followed: 'staff',
  saved_search: 'staff',
  system: null,
  security: null,
} as const satisfies Record<NotificationTopic, Exclude<Audience, 'guest'> | null>;

export const mailCadences = ['instant', 'daily_digest', 'off'] as const;
export type MailCadence = (typeof mailCadences)[number];

/** Default channels of each topic. */
export const topicDefaults = {
  mention: { inApp: true, email: 'daily_digest', canSwitchOff: true },
  assignment: { inApp: true, email: 'daily_digest', canSwitchOff: true },
  task_due: { inApp: true, email: 'daily_digest', canSwitchOff: true },
  approval: { inApp: true, email: 'instant', canSwitchOff: true },
  application_stage: { inApp: true, email: 'daily_digest', canSwitchOff: true },
  submission_seen: { inApp: true, email: 'off', canSwitchOff: true },
  client_decision: { inApp: true, email: 'instant', canSwitchOff: true },
  screening_submitted: { inApp: true, email: 'instant', canSwitchOff: true },
  vetting: { inApp: true, email: 'instant', canSwitchOff: true },
  interview: { inApp: true, email: 'instant', canSwitchOff: true },
  interview_reminder: { inApp: true, email: 'instant', canSwitchOff: true },
  feedback_due: { inApp: true, email: 'instant', canSwitchOff: true },
  job: { inApp: true, email: 'instant', canSwitchOff: true },
  placement: { inApp: true, email: 'instant', canSwitchOff: true },
  rate_changed: { inApp: true, email: 'instant', canSwitchOff: true },
  timesheet: { inApp: true, email: 'instant', canSwitchOff: true },
  evaluation: { inApp: true, email: 'instant', canSwitchOff: true },
  document: { inApp: true, email: 'instant', canSwitchOff: true },
  candidate_proposed: { inApp: true, email: 'instant', canSwitchOff: true },
  client_ask: { inApp: true, email: 'instant', canSwitchOff: true },
  own_application: { inApp: true, email: 'instant', canSwitchOff: true },
  message: { inApp: true, email: 'daily_digest', canSwitchOff: true },
  followed: { inApp: true, email: 'off', canSwitchOff: true },
  saved_search: { inApp: true, email: 'daily_digest', canSwitchOff: true },
  system: { inApp: true, email: 'off', canSwitchOff: true },
  security: { inApp: true, email: 'instant', canSwitchOff: false },
} as const satisfies Record<
  NotificationTopic,
  { inApp: boolean; email: MailCadence; canSwitchOff: boolean }
>;

export const notificationSchema = z.object({
  id: idSchema,
  topic: z.enum(notificationTopics),
  title: z.string(),
  body: z.string().nullable(),
  /** A path of the product; null if there is nothing to open. */
  link: z.string().nullable(),
  /** Number of notifications of the same kind collapsed into this one, including itself. */
  count: z.number().int(),
  at: timestampSchema,
  readAt: timestampSchema.nullable(),
  archivedAt: timestampSchema.nullable(),
});
export type Notification = z.infer<typeof notificationSchema>;

export const notificationFolders = ['all', 'unread', 'archived'] as const;
export const notificationListQuery = z.strictObject({
  folder: z.enum(notificationFolders).default('all'),
  topic: z.enum(notificationTopics).optional(),
  cursor: z.string().max(500).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(limits.notification.page),
});
/** Newest first. */
export const notificationListSchema = z.object({
  data: z.array(notificationSchema),
  nextCursor: z.string().nullable(),
  unread: z.number().int(),
});
/** Counted up to `limits.notification.unreadCap`, which then means that many or more. */
export const unreadSchema = z.object({ unread: z.number().int() });

/** Some notifications, or all up to a moment, so that later ones stay unread. */
export const notificationMarkSchema = z.union([
  z.strictObject({ ids: z.array(idSchema).min(1).max(100) }),
  z.strictObject({ upTo: timestampSchema }),
]);
export const notificationIdsSchema = z.strictObject({ ids: z.array(idSchema).min(1).max(100) });

const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

const topicPreferenceSchema = z.strictObject({
  topic: z.enum(notificationTopics),
  inApp: z.boolean(),
  email: z.enum(mailCadences),
});
/** Mails wait during quiet hours in the person's zone; both times or none. */
const quietSchema = z.strictObject({ from: clockTime, to: clockTime }).nullable();

/** Topics that appear in the current role. */
export const notificationPreferencesSchema = z.object({
  topics: z.array(topicPreferenceSchema),
  quiet: quietSchema,
});
export type NotificationPreferences = z.infer<typeof notificationPreferencesSchema>;
export const notificationPreferencesUpdateSchema = z.strictObject({
  topics: z.array(topicPreferenceSchema).max(notificationTopics.length),
  quiet: quietSchema,
});
