import type { PermissionName } from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { isRecordId } from '../../../db/record-id.ts';
import { AppError } from '../../../http/app-error.ts';
import { TeamMemberModel, type TeamMember } from '../../../records/team/team-member.model.ts';
import { reachOf, scopeFor } from '../team.policy.ts';

/** Name in the URL for the reader's own record. */
const own = 'me';

/**
 * Returns a member visible to the reader, on whom `permission` is held.
 * @throws AppError NOT_FOUND for a missing or hidden member, FORBIDDEN
 */
export async function findMember(
  actor: Actor,
  permission: PermissionName,
  id: string,
  session: ClientSession | null = null,
): Promise<TeamMember> {
  const named = id === own ? { userId: actor.userId } : isRecordId(id) ? { _id: id } : null;
  if (!named) throw new AppError('NOT_FOUND');
  const member = await TeamMemberModel.findOne(
    { $and: [named, { deletedAt: null }, await scopeFor(actor, 'teamMember.read', session)] },
    null,
    { session },
  ).lean();
  if (!member) throw new AppError('NOT_FOUND');
  const reaches = await reachOf(actor, permission, session);
  if (!reaches(member)) throw new AppError('FORBIDDEN', { context: { role: actor.role } });
  return member;
}
