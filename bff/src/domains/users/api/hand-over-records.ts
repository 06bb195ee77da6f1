import type { OwnedKind } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import type { StaffMember } from '../../../identity/people/people.ts';
import { notifySuccessor } from '../access/notify-successor.ts';
import { requireMayHold } from '../access/require-may-hold.ts';
import { listOwnedRecords, reassignSome } from '../../../owned/owned-records.ts';

/** A handover of records from one user to another. */
interface Handover {
  from: Types.ObjectId;
  to: StaffMember;
  /** The form field that names the successor. */
  path: string;
  kinds: readonly OwnedKind[];
  note: string | null;
}

/**
 * Hands a user's records to a colleague, who is notified: only records that the acting user may
 * see, so that handing over gives no user access to a hidden record. Returns the number per kind.
 * @throws AppError VALIDATION_FAILED at `path`, CANNOT_OPEN
 */
export async function handOverRecords(
  tx: Tx,
  actor: Actor,
  { from, to, path, kinds, note }: Handover,
): Promise<Partial<Record<OwnedKind, number>>> {
  const handed: Partial<Record<OwnedKind, number>> = {};
  const given = new Map<OwnedKind, readonly Types.ObjectId[]>();
  for (const kind of new Set(kinds)) {
    const { visible } = await listOwnedRecords(actor, kind, from);
    if (visible.length > 0) given.set(kind, visible);
  }
  await requireMayHold(tx, { from, to, path }, given);
  for (const [kind, ids] of given)
    handed[kind] = await reassignSome(tx, kind, { from, to: to.id, ids });
  await notifySuccessor(tx, to.id, handed, note);
  return handed;
}
