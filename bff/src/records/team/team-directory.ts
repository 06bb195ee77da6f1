import type { ClientSession, Types } from 'mongoose';
import { TeamMemberModel, type TeamMember } from './team-member.model.ts';

/** Returns the users who report to a team lead. */
export async function reportsOf(managerUserId: Types.ObjectId): Promise<Types.ObjectId[]> {
  const found = await TeamMemberModel.find(
    { managerUserId, deletedAt: null },
    { userId: 1 },
  ).lean();
  return found.map(({ userId }) => userId);
}

/** Returns leads with the present staff who report to them; all leads, or one. */
export const teamsOfStaff = (
  leadId: Types.ObjectId | null,
): Promise<{ leadId: Types.ObjectId; reportIds: Types.ObjectId[] }[]> =>
  TeamMemberModel.aggregate<{ leadId: Types.ObjectId; reportIds: Types.ObjectId[] }>([
    {
      $match: {
        kind: 'staff',
        status: { $ne: 'ended' },
        deletedAt: null,
        managerUserId: leadId ?? { $ne: null },
      },
    },
    { $group: { _id: '$managerUserId', reportIds: { $addToSet: '$userId' } } },
    { $project: { _id: 0, leadId: '$_id', reportIds: 1 } },
  ]);

/** Returns the present staff, or those who report to a team lead. */
export const staffOf = (
  managerUserId: Types.ObjectId | null,
): Promise<Pick<TeamMember, 'userId' | 'title'>[]> =>
  TeamMemberModel.find(
    {
      kind: 'staff',
      status: { $ne: 'ended' },
      deletedAt: null,
      ...(managerUserId && { managerUserId }),
    },
    { userId: 1, title: 1 },
  ).lean();

/** Returns the team record of a user who is present staff; null for others. */
export async function presentMemberOf(userId: Types.ObjectId): Promise<Types.ObjectId | null> {
  const found = await TeamMemberModel.findOne(
    { userId, kind: 'staff', status: { $ne: 'ended' }, deletedAt: null },
    { _id: 1 },
  ).lean();
  return found?._id ?? null;
}

/** Returns those of these users who are on leave. */
export const onLeaveAmong = (
  userIds: readonly Types.ObjectId[],
  session: ClientSession | null = null,
): Promise<Types.ObjectId[]> =>
  TeamMemberModel.distinct('userId', {
    userId: { $in: [...userIds] },
    status: 'on_leave',
    deletedAt: null,
  }).session(session);
