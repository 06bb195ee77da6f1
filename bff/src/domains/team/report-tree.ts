import type { ClientSession, Types } from 'mongoose';
import { TeamMemberModel, type TeamMember } from '../../records/team/team-member.model.ts';

/**
 * Returns all people below a manager: direct reports, their reports, and so on. Stops at a cycle.
 */
export async function reportTree(
  userId: Types.ObjectId,
  session: ClientSession | null = null,
): Promise<Types.ObjectId[]> {
  const known = new Map<string, Types.ObjectId>();
  let level = [userId];
  while (level.length > 0) {
    const below: Types.ObjectId[] = await TeamMemberModel.distinct('userId', {
      managerUserId: { $in: level },
      deletedAt: null,
    }).session(session);
    level = below.filter((id) => !known.has(id.toHexString()) && !id.equals(userId));
    for (const id of level) known.set(id.toHexString(), id);
  }
  return [...known.values()];
}

/**
 * Returns all people above a member: the manager, the manager's manager, and so on. Stops at a
 * cycle.
 */
export async function managersOf(
  member: Pick<TeamMember, 'userId' | 'managerUserId'>,
  session: ClientSession | null = null,
): Promise<Types.ObjectId[]> {
  const known: Types.ObjectId[] = [];
  let next = member.managerUserId;
  while (next !== null && !known.some((id) => id.equals(next))) {
    known.push(next);
    const above: Pick<TeamMember, 'managerUserId'> | null = await TeamMemberModel.findOne(
      { userId: next, deletedAt: null },
      { managerUserId: 1 },
      { session },
    ).lean();
    next = above?.managerUserId ?? null;
  }
  return known;
}
