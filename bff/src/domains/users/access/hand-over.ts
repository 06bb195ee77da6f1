import { Types } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
import { AppError, invalidField } from '../../../http/app-error.ts';
import { findActiveStaff } from '../../../identity/people/people.ts';
import { countOwnedRecords, reassignOwnedRecords } from '../../../owned/owned-records.ts';
import { notifySuccessor } from './notify-successor.ts';
import { requireMayHold } from './require-may-hold.ts';

/**
 * Hands over the records of a user who may not own them any more.
 * @throws AppError OWNED_RECORDS_EXIST without a successor, VALIDATION_FAILED
 */
export async function handOver(
  tx: Tx,
  from: Types.ObjectId,
  toUserId: string | null,
): Promise<void> {
  const to = await requireHeir(tx, from, toUserId);
  if (to) await notifySuccessor(tx, to, await reassignOwnedRecords(tx, from, to));
}

/**
 * Returns the successor for what a user owns now; null if that is nothing.
 * @throws AppError OWNED_RECORDS_EXIST without a successor, VALIDATION_FAILED
 */
export async function requireHeir(
  tx: Tx,
  from: Types.ObjectId,
  toUserId: string | null,
): Promise<Types.ObjectId | null> {
  if (toUserId !== null) {
    const to = new Types.ObjectId(toUserId);
    const path = 'reassignToUserId';
    const [member] = await findActiveStaff([to], tx.session);
    if (!member || to.equals(from)) throw invalidField(path, 'INVALID_OPTION');
    await requireMayHold(tx, { from, to: member, path });
    return to;
  }
  const counts = await countOwnedRecords(from, tx.session);
  if (Object.values(counts).some((count) => count > 0))
    throw new AppError('OWNED_RECORDS_EXIST', { context: { ...counts } });
  return null;
}
