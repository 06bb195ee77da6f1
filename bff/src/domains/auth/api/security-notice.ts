import type { Types } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
import { notify } from '../../notifications/api/notify.ts';

/**
 * Notifies a user in the product about account security, regardless of preferences. The mail about
 * the same event is a separate template.
 */
export const noteSecurity = (
  tx: Tx,
  userId: Types.ObjectId,
  title: string,
  body: string | null = null,
): Promise<void> => notify(tx, { topic: 'security', userIds: [userId], title, body, mail: 'own' });
