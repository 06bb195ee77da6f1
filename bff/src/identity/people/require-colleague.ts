import { can, type PermissionName } from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import { invalidField } from '../../http/app-error.ts';
import { findActiveStaff, type StaffMember } from './people.ts';
import { actorsOf } from './staff-actors.ts';

interface Given {
  path: string;
  /** Whether a role may open the record in question. */
  mayOpen: (actor: Actor) => boolean;
}

/**
 * Accepts only current staff who can open the record in one of their roles: work assigned to anyone
 * else would be lost.
 * @throws AppError VALIDATION_FAILED at `path`: NOT_FOUND, CANNOT_OPEN
 */
export async function requireColleague(
  { session }: { readonly session: ClientSession | null },
  id: Types.ObjectId,
  { path, mayOpen }: Given,
): Promise<void> {
  const [member] = await findActiveStaff([id], session);
  if (!member) throw invalidField(path, 'NOT_FOUND');
  if (!actorsOf(member).some(mayOpen)) throw invalidField(path, 'CANNOT_OPEN');
}

/** Checks whether a colleague holds the permission in one of their roles, whatever its scope. */
export const holdsInSomeRole = (member: StaffMember, permission: PermissionName): boolean =>
  member.assignments.some(({ role }) => can(role, permission));
