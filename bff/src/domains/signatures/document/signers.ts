import { scopeOf } from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import {
  findActiveStaff,
  findStaffWith,
  type StaffMember,
} from '../../../identity/people/people.ts';

/**
 * Returns the users who may sign for the agency: the sender, and users who may send documents for
 * all candidates.
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

/**
 * Checks that the approver is a colleague of the sender who may send documents for all candidates.
 */
export const mayApprove = async (
  approverId: string,
  senderId: Types.ObjectId,
  session: ClientSession | null,
): Promise<boolean> =>
  approverId !== senderId.toHexString() && (await mayCountersign(approverId, senderId, session));

/** Returns the signer of the agency, if still active here. */
export const findSigner = async (
  id: Types.ObjectId,
  session: ClientSession | null,
): Promise<StaffMember | null> => (await findActiveStaff([id], session))[0] ?? null;
