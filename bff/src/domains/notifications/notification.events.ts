import { notificationTopics, audiences } from '@muster/contracts';
import { z } from 'zod';

/** A message came or was added to: told to the open streams of its reader in every process. */
export const notificationCreated = 'notification.created';
/** Messages of a person were read, put away or taken back. */
export const notificationsChanged = 'notifications.changed';
/** A message is to be mailed by itself; handled when the person's quiet hours are over. */
export const notificationMailDue = 'notification.mail_due';

export const createdPayload = z.object({
  userId: z.string(),
  id: z.string(),
  topic: z.enum(notificationTopics),
  audience: z.enum(audiences).nullable(),
});
export const changedPayload = z.object({ userId: z.string() });
