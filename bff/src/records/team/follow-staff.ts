import { staffRoles, type UserState } from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import { audit, changesBetween } from '../../audit/audit.service.ts';
import { dayOf } from '../../db/calendar-day.ts';
import { compareAndSet } from '../../db/record-version.ts';
import type { Tx } from '../../db/unit-of-work.ts';
import { RoleAssignmentModel, type RoleAssignment } from '../../identity/role-assignment.model.ts';
import { nameFields, UserModel, type User } from '../../identity/user.model.ts';
import { titleOfRole } from './staff-titles.ts';
import { TeamMemberModel, type TeamMember } from './team-member.model.ts';

/**
 * States of accounts whose user works here; an invitation becomes an account when it is accepted.
 */
export const presentStates: readonly UserState[] = ['pending_setup', 'active', 'locked'];

const followed = [
  'kind',
  'status',
  'startDate',
  'endDate',
  'title',
] as const satisfies readonly (keyof TeamMember)[];

interface Following {
  /** Returns their first day, if it is not today. */
  since?: (first: RoleAssignment) => Date;
  actorKind?: 'job';
  actorUserId?: Types.ObjectId;
}

/**
 * Aligns a user's team record with their account and roles: a user with a staff role is a member,
 * one without a staff role or a present account has left, and a returning user rejoins. Contractors
 * keep their kind while they work for a client. Returns whether anything changed.
 */
export async function followStaff(
  tx: Tx,
  userId: Types.ObjectId,
  { since, ...by }: Following = {},
): Promise<boolean> {
  const { session } = tx;
  const user = await UserModel.findById(userId, null, { session }).lean();
  const member = await TeamMemberModel.findOne({ userId }, null, { session }).lean();
  if (!user) return false;
  const role = await firstStaffRole(user, session);
  const after = member
    ? await changed(tx, member, changeOf(tx, member, user, role !== null))
    : role && (await created(tx, user, role, since?.(role) ?? tx.at));
  if (!after) return false;
  const isPresent = after.status !== 'ended';
  if (!member || isPresent !== (member.status !== 'ended'))
    await audit(tx, {
      action: isPresent ? 'team_member.join' : 'team_member.leave',
      entity: 'team_member',
      entityId: after._id,
      ...by,
      changes: changesBetween<TeamMember>(member, after, followed),
    });
  return true;
}

async function firstStaffRole(user: User, session: ClientSession): Promise<RoleAssignment | null> {
  if (!presentStates.includes(user.status) || user.deletedAt) return null;
  return RoleAssignmentModel.findOne(
    { userId: user._id, role: { $in: staffRoles }, revokedAt: null },
    null,
    { session, sort: { grantedAt: 1, _id: 1 } },
  ).lean();
}

/** Returns the fields of a member that are out of date. */
function changeOf(tx: Tx, member: TeamMember, user: User, isStaff: boolean): Partial<TeamMember> {
  const { nameKey } = nameFields(user);
  const isEnded = member.status === 'ended';
  const renamed = nameKey === member.nameKey ? {} : { nameKey };
  if (isStaff && isEnded)
    return {
      ...renamed,
      status: 'active',
      endDate: null,
      // A former contractor is now employed by the agency.
      ...(member.kind === 'contractor' && {
        kind: 'staff' as const,
        employment: 'employee' as const,
      }),
    };
  if (!isStaff && !isEnded && member.kind === 'staff')
    return { ...renamed, status: 'ended', endDate: dayOf(tx.at) };
  return renamed;
}

/** Returns null if nothing changes. */
async function changed(
  tx: Tx,
  member: TeamMember,
  set: Partial<TeamMember>,
): Promise<TeamMember | null> {
  const paths = Object.keys(set);
  return paths.length === 0
    ? null
    : compareAndSet<TeamMember>(tx, TeamMemberModel, member, { $set: set }, paths);
}

async function created(
  tx: Tx,
  user: User,
  { role }: Pick<RoleAssignment, 'role'>,
  since: Date,
): Promise<TeamMember | null> {
  const [made] = await TeamMemberModel.create(
    [
      {
        userId: user._id,
        kind: 'staff',
        employment: 'employee',
        title: titleOfRole[role as keyof typeof titleOfRole],
        startDate: dayOf(since),
        nameKey: nameFields(user).nameKey,
        createdAt: tx.at,
        createdBy: tx.userId,
        updatedAt: tx.at,
        updatedBy: tx.userId,
      },
    ],
    { session: tx.session },
  );
  return made?.toObject() ?? null;
}

/** Finds users whose team record may differ from their accounts and roles. */
export async function staffToFollow(): Promise<Types.ObjectId[]> {
  const holders: Types.ObjectId[] = await RoleAssignmentModel.distinct('userId', {
    role: { $in: staffRoles },
    revokedAt: null,
  });
  const users = await UserModel.find(
    { _id: { $in: holders }, status: { $in: [...presentStates] }, deletedAt: null },
    { nameKey: 1 },
  ).lean();
  const present = new Map(users.map(({ _id, nameKey }) => [_id.toHexString(), nameKey]));
  const members = await TeamMemberModel.find(
    {
      $or: [
        { userId: { $in: users.map(({ _id }) => _id) } },
        { kind: 'staff', status: { $ne: 'ended' } },
      ],
    },
    { userId: 1, status: 1, nameKey: 1 },
  ).lean();
  const known = new Set(members.map(({ userId }) => userId.toHexString()));
  return [
    ...users.flatMap(({ _id }) => (known.has(_id.toHexString()) ? [] : [_id])),
    ...members.flatMap(({ userId, status, nameKey }) => {
      const name = present.get(userId.toHexString());
      return status !== 'ended' && name === nameKey ? [] : [userId];
    }),
  ];
}
