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

/** Accounts whose person works here; an invitation becomes one when it is accepted. */
export const presentStates: readonly UserState[] = ['pending_setup', 'active', 'locked'];

const followed = [
  'kind',
  'status',
  'startDate',
  'endDate',
  'title',
] as const satisfies readonly (keyof TeamMember)[];

interface Following {
  /** Their first day, where it is not today. */
  since?: (first: RoleAssignment) => Date;
  actorKind?: 'job';
  actorUserId?: Types.ObjectId;
}

/**
 * Makes the team say of a user what their account and roles say: who has a staff role is of it, who
 * lost the last one or the account has left, and comes back with it. Contractors stay what they are
 * while they work for a client. Does nothing where all is so already; whether it did anything.
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

/** What of a member is no longer so. */
function changeOf(tx: Tx, member: TeamMember, user: User, isStaff: boolean): Partial<TeamMember> {
  const { nameKey } = nameFields(user);
  const isEnded = member.status === 'ended';
  const renamed = nameKey === member.nameKey ? {} : { nameKey };
  if (isStaff && isEnded)
    return {
      ...renamed,
      status: 'active',
      endDate: null,
      // Who was a contractor before is employed by the agency now.
      ...(member.kind === 'contractor' && {
        kind: 'staff' as const,
        employment: 'employee' as const,
      }),
    };
  if (!isStaff && !isEnded && member.kind === 'staff')
    return { ...renamed, status: 'ended', endDate: dayOf(tx.at) };
  return renamed;
}

/** Null where nothing is to be changed. */
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

/** Users of whom the team may say something else than their accounts and roles do. */
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
