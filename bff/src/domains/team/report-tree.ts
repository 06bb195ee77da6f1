import type { ClientSession, Types } from 'mongoose';
import { TeamMemberModel } from '../../records/team/team-member.model.ts';

/** All people below a manager: direct reports, their reports, and so on. Stops at a circle. */
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
