import type { Types } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
import { notify } from '../../notifications/api/notify.ts';

/**
 * Notifies a user in the product about the safety of their account, regardless of preferences. The
 * mail about the same event is a template of its own.
 */
export const noteSecurity = (
  tx: Tx,
  userId: Types.ObjectId,
  title: string,
  body: string | null = null,
): Promise<void> => notify(tx, { topic: 'security', userIds: [userId], title, body, mail: 'own' });
