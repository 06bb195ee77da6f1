import { scopeOf } from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import {
  findActiveStaff,
  findStaffWith,
  type StaffMember,
} from '../../../identity/people/people.ts';

/**
 * The users who may sign for the agency: the sender, and those with the right to send for all
 * candidates.
 */
export async function countersigners(
  actorId: Types.ObjectId,
  session: ClientSession | null = null,
): Promise<StaffMember[]> {
  const senders = await findStaffWith('signature.create', session);
  return senders.filter(
    ({ id, assignments }) =>
      id.equals(actorId) ||
      assignments.some(({ role }) => scopeOf(role, 'signature.create') === 'all'),
  );
}

export const mayCountersign = async (
  signerId: string,
  actorId: Types.ObjectId,
  session: ClientSession | null,
): Promise<boolean> =>
  (await countersigners(actorId, session)).some(({ id }) => id.toHexString() === signerId);

/** A colleague of the sender who may send documents for all candidates. */
export const mayApprove = async (
  approverId: string,
  senderId: Types.ObjectId,
  session: ClientSession | null,
): Promise<boolean> =>
  approverId !== senderId.toHexString() && (await mayCountersign(approverId, senderId, session));

/** Who signs for the agency, if they still work here. */
export const findSigner = async (
  id: Types.ObjectId,
  session: ClientSession | null,
): Promise<StaffMember | null> => (await findActiveStaff([id], session))[0] ?? null;
