import { notificationTopics, audiences } from '@muster/contracts';
import { z } from 'zod';

/**
 * Event: a notification was created or extended; sent to its reader's open streams in every
 * process.
 */
export const notificationCreated = 'notification.created';
/** Event: notifications of a user were read, archived or withdrawn. */
export const notificationsChanged = 'notifications.changed';
/** Event: a notification is to be mailed separately; handled after the user's quiet hours. */
export const notificationMailDue = 'notification.mail_due';

export const createdPayload = z.object({
  userId: z.string(),
  id: z.string(),
  topic: z.enum(notificationTopics),
  audience: z.enum(audiences).nullable(),
});
export const changedPayload = z.object({ userId: z.string() });
