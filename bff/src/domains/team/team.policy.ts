import type { PermissionName } from '@muster/contracts';
import type { ClientSession, QueryFilter } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import { reportTree } from './report-tree.ts';
import type { TeamMember } from '../../records/team/team-member.model.ts';

/**
 * Returns the members that a permission covers; for a team lead those below them, and themselves.
 */
export async function scopeFor(
  actor: Actor,
  permission: PermissionName,
  session: ClientSession | null = null,
): Promise<QueryFilter<TeamMember>> {
  const scope = actor.scopeOf(permission);
  if (scope === 'all') return {};
  if (scope === 'self') return { userId: actor.userId };
  if (scope === 'team')
    return { userId: { $in: [actor.userId, ...(await reportTree(actor.userId, session))] } };
  return { _id: { $in: [] } };
}

/** Checks whether a permission covers a given member. */
export async function reachOf(
  actor: Actor,
  permission: PermissionName,
  session: ClientSession | null = null,
): Promise<(member: Pick<TeamMember, 'userId'>) => boolean> {
  const scope = actor.scopeOf(permission);
  if (scope === 'all') return () => true;
  if (scope === 'self') return ({ userId }) => userId.equals(actor.userId);
  if (scope !== 'team') return () => false;
  const tree = await reportTree(actor.userId, session);
  const team = new Set([actor.userId, ...tree].map((id) => id.toHexString()));
  return ({ userId }) => team.has(userId.toHexString());
}
