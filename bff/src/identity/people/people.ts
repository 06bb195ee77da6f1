import { can, staffRoles, type PermissionName, type PersonRef } from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import { findTogether, rowsToFind, wholeRowsToFind } from '../../db/find-together.ts';
import { HeldRows } from '../../db/held-rows.ts';
import { RoleAssignmentModel, type RoleAssignment } from '../role-assignment.model.ts';
import { displayName, UserModel, type User } from '../user.model.ts';
import { userPhoto } from './photo-address.ts';

/** Name shown for a deleted user, or for none. */
export const nobody = 'System';

type Ids = readonly (Types.ObjectId | null | undefined)[];

/** Names of users, looked up once for everything that a page shows. */
export interface People {
  ref(id: Types.ObjectId | null | undefined): PersonRef | null;
  /** Returns the reference with the photo, if there is one. */
  face(id: Types.ObjectId | null | undefined): PersonRef | null;
  /** Returns only the name; a fallback for a deleted user. */
  name(id: Types.ObjectId | null | undefined): string;
}

/** User data that pages show: name and place. */
interface Known extends Pick<User, 'timeZone' | 'country'> {
  readonly name: string | null;
  readonly photo?: string;
  readonly leavesAt: Date | null;
}

const heldUsers = new HeldRows<Known>(UserModel.collection.name);

/** Reads the names of all these users with one query, or with none if all were read recently. */
export async function findPeople(ids: Ids, session?: ClientSession | null): Promise<People> {
  const wanted = distinct(ids);
  // A transaction must read its own changes.
  const users = session ? await readKnown(wanted, session) : await knownUsers(wanted);
  const ref = (id: Types.ObjectId | null | undefined): PersonRef | null => {
    const name = id && users.get(id.toHexString())?.name;
    return id && name !== undefined && name !== null ? { id: id.toHexString(), name } : null;
  };
  const face = (id: Types.ObjectId | null | undefined): PersonRef | null => {
    const photo = id && users.get(id.toHexString())?.photo;
    const person = ref(id);
    return person && photo ? { ...person, photo } : person;
  };
  return { ref, face, name: (id) => ref(id)?.name ?? nobody };
}

const knownUsers = (ids: readonly Types.ObjectId[]): Promise<Map<string, Known>> =>
  heldUsers.get(
    ids.map((id) => id.toHexString()),
    (missing) => readKnown(missing, null),
  );

async function readKnown(
  ids: readonly (Types.ObjectId | string)[],
  session: ClientSession | null,
): Promise<Map<string, Known>> {
  if (ids.length === 0) return new Map();
  const users = await UserModel.find(
    { _id: { $in: [...ids] } },
    {
      firstName: 1,
      lastName: 1,
      preferredName: 1,
      timeZone: 1,
      country: 1,
      avatarFileId: 1,
      closing: 1,
    },
    { session },
  ).lean();
  return new Map(
    users.map((user) => [
      user._id.toHexString(),
      {
        name: displayName(user),
        ...userPhoto(user),
        timeZone: user.timeZone,
        country: user.country,
        leavesAt: user.closing?.at ?? null,
      },
    ]),
  );
}

/** A current staff member, with the roles that they may use. */
export interface StaffMember {
  id: Types.ObjectId;
  name: string;
  firstName: string;
  email: string;
  assignments: RoleAssignment[];
}

/** Returns those of the given users who are active and hold a live staff role. */
export async function findActiveStaff(
  ids: Ids,
  session?: ClientSession | null,
): Promise<StaffMember[]> {
  const wanted = distinct(ids);
  if (wanted.length === 0) return [];
  const { users, assignments } = await findTogether(
    {
      users: rowsToFind(
        UserModel,
        { _id: { $in: wanted }, status: 'active' },
        { firstName: 1, lastName: 1, preferredName: 1, email: 1 },
      ),
      assignments: wholeRowsToFind(RoleAssignmentModel, {
        userId: { $in: wanted },
        role: { $in: [...staffRoles] },
        revokedAt: null,
      }),
    },
    session,
  );
  return users
    .map((user) => ({
      id: user._id,
      name: displayName(user),
      firstName: user.firstName,
      email: user.email,
      assignments: assignments.filter(({ userId }) => userId.equals(user._id)),
    }))
    .filter((member) => member.assignments.length > 0);
}

/** Returns the active staff with a role that holds the permission, whatever its scope. */
export async function findStaffWith(
  permission: PermissionName,
  session?: ClientSession | null,
): Promise<StaffMember[]> {
  const roles = staffRoles.filter((role) => can(role, permission));
  const ids: Types.ObjectId[] = await RoleAssignmentModel.distinct('userId', {
    role: { $in: roles },
    revokedAt: null,
  }).session(session ?? null);
  return findActiveStaff(ids, session);
}

/** Checks whether a user may own records and tasks: active, in a staff role. */
export async function isActiveStaff(
  id: Types.ObjectId,
  session?: ClientSession | null,
): Promise<boolean> {
  return (await findActiveStaff([id], session)).length === 1;
}

/** Checks whether any other user is staff, or was invited to be. */
export const hasColleagues = async (userId: Types.ObjectId): Promise<boolean> =>
  (await RoleAssignmentModel.exists({
    userId: { $ne: userId },
    role: { $in: staffRoles },
    revokedAt: null,
  })) !== null;

/** Returns where users live, by id. */
export const findPlaces = (
  ids: Ids,
): Promise<ReadonlyMap<string, Pick<User, 'timeZone' | 'country'>>> => knownUsers(distinct(ids));

/** Returns the leaving dates of users who have one, by id. */
export async function findLeaving(
  ids: Ids,
  session: ClientSession | null,
): Promise<ReadonlyMap<string, Date>> {
  const wanted = distinct(ids);
  const users = session ? await readKnown(wanted, session) : await knownUsers(wanted);
  return new Map(
    [...users].flatMap(([id, { leavesAt }]) => (leavesAt ? [[id, leavesAt] as const] : [])),
  );
}

export type StaffRole = (typeof staffRoles)[number];

/** Returns the live staff roles of users, by id, in the order of the contract. */
export async function findStaffRoles(ids: Ids): Promise<Map<string, StaffRole[]>> {
  const assignments = await RoleAssignmentModel.find(
    { userId: { $in: distinct(ids) }, role: { $in: staffRoles }, revokedAt: null },
    { userId: 1, role: 1 },
  ).lean();
  const roles = new Map<string, StaffRole[]>();
  for (const role of staffRoles)
    for (const assignment of assignments.filter((held) => held.role === role)) {
      const user = assignment.userId.toHexString();
      roles.set(user, [...(roles.get(user) ?? []), role]);
    }
  return roles;
}

const distinct = (ids: Ids): Types.ObjectId[] => [
  ...new Map(ids.flatMap((id) => (id ? [[id.toHexString(), id] as const] : []))).values(),
];
