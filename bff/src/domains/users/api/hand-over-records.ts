import type { OwnedKind } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { notifySuccessor } from '../access/notify-successor.ts';
import { listOwnedRecords, reassignSome } from './owned-records.ts';

/** Who gives what to whom. */
interface Handover {
  from: Types.ObjectId;
  to: Types.ObjectId;
  kinds: readonly OwnedKind[];
  note: string | null;
}

/**
 * Gives records of a user to a colleague, who is told: those that the one who does it may know
 * of, so that no user gets access to a record by handing it over. Returns how many of each kind.
 */
export async function handOverRecords(
  tx: Tx,
  actor: Actor,
  { from, to, kinds, note }: Handover,
): Promise<Partial<Record<OwnedKind, number>>> {
  const handed: Partial<Record<OwnedKind, number>> = {};
  for (const kind of new Set(kinds)) {
    const { visible } = await listOwnedRecords(actor, kind, from);
    if (visible.length > 0) handed[kind] = await reassignSome(tx, kind, { from, to, ids: visible });
  }
  await notifySuccessor(tx, to, handed, note);
  return handed;
}
