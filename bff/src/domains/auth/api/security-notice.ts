import type { Types } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
import { notify } from '../../notifications/api/notify.ts';

/**
 * Tells a person in the product what concerns the safety of their account, whatever they chose. The
 * mail that says so to whoever does not come by is a template of its own.
 */
export const noteSecurity = (
  tx: Tx,
  userId: Types.ObjectId,
  title: string,
  body: string | null = null,
): Promise<void> => notify(tx, { topic: 'security', userIds: [userId], title, body, mail: 'own' });
