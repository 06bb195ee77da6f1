import { leadingClientRoles } from '@muster/contracts';
import type { ClientSession, QueryFilter, Types } from 'mongoose';
import { findTogether, rowsToFind } from '../../db/find-together.ts';
import { rowsOnce } from '../../db/one-moment.ts';
import { AppError, fieldError } from '../../http/app-error.ts';
import { nobody } from '../../identity/people/people.ts';
import { RoleAssignmentModel } from '../../identity/role-assignment.model.ts';
import { UserModel, displayName, type User } from '../../identity/user.model.ts';
import { CompanyUserModel, type CompanyUser } from './company-user.model.ts';

/** A client user who supervises contractors, or could. */
export interface Supervisor {
  /** The membership, to which seats and placements refer. */
  id: Types.ObjectId;
  userId: Types.ObjectId;
  companyId: Types.ObjectId;
  name: string;
  title: string | null;
  /**
   * An active admin or manager who decides, with an active account; others are shown as not
   * eligible.
   */
  eligible: boolean;
}

/** Returns these memberships by id, regardless of rights: the caller decides what to show. */
export const supervisorsById = (
  ids: readonly (Types.ObjectId | null)[],
  session: ClientSession | null = null,
): Promise<ReadonlyMap<string, Supervisor>> => {
  const some = ids.filter((id) => id !== null);
  return rowsOnce(session, 'supervisors', some, async (wanted) => {
    const supervisors = await findSupervisors({ _id: { $in: [...wanted] } }, session);
    return new Map(supervisors.map((one) => [one.id.toHexString(), one]));
  });
};

/** Fields that name the supervisors of work for a client. */
export interface Supervised {
  supervisorCompanyUserId: Types.ObjectId | null;
  backupSupervisorId: Types.ObjectId | null;
}

/** Returns the supervisor and the backup, in this order. */
export const supervisorIds = ({
  supervisorCompanyUserId,
  backupSupervisorId,
}: Supervised): (Types.ObjectId | null)[] => [supervisorCompanyUserId, backupSupervisorId];

/** Returns which of them may decide for the client today, in the same order. */
export const ableToDecide = (
  supervised: Supervised,
  known: ReadonlyMap<string, Supervisor>,
): Supervisor[] =>
  supervisorIds(supervised).flatMap((id) => {
    const found = id && known.get(id.toHexString());
    return found?.eligible ? found : [];
  });

/** Keeps only the memberships that may supervise today: for a seat copied from another one. */
export async function eligibleAmong(
  ids: readonly (Types.ObjectId | null)[],
  session: ClientSession | null,
): Promise<(id: Types.ObjectId | null) => Types.ObjectId | null> {
  const supervisors = await supervisorsById(ids, session);
  return (id) => (id && supervisors.get(id.toHexString())?.eligible ? id : null);
}

/** Returns all users of a company who can supervise, by name. */
export async function supervisorsOf(
  companyId: Types.ObjectId,
  session: ClientSession | null = null,
): Promise<Supervisor[]> {
  return (await findSupervisors({ companyId, ...deciding }, session))
    .filter(({ eligible }) => eligible)
    .toSorted((a, b) => a.name.localeCompare(b.name));
}

const deciding = { status: 'active', canDecide: true, deletedAt: null } as const;
const inUse: ReadonlySet<User['status']> = new Set(['active', 'locked', 'pending_setup'] as const);

/** Returns memberships with their users and rights, with two queries. */
async function findSupervisors(
  filter: QueryFilter<CompanyUser>,
  session: ClientSession | null,
): Promise<Supervisor[]> {
  const members = await CompanyUserModel.find(filter, null, { session }).lean();
  if (members.length === 0) return [];
  const userIds = members.map(({ userId }) => userId);
  const { users, leading } = await findTogether(
    {
      users: rowsToFind(
        UserModel,
        { _id: { $in: userIds } },
        { status: 1, firstName: 1, lastName: 1, preferredName: 1 },
      ),
      leading: rowsToFind(
        RoleAssignmentModel,
        { userId: { $in: userIds }, role: { $in: [...leadingClientRoles] }, revokedAt: null },
        { userId: 1, companyId: 1 },
      ),
    },
    session,
  );
  const leads = (userId: Types.ObjectId, companyId: Types.ObjectId) =>
    leading.some((one) => one.userId.equals(userId) && one.companyId?.equals(companyId));
  return members.map(({ _id, userId, companyId, title, status, canDecide, deletedAt }) => {
    const user = users.find((one) => one._id.equals(userId));
    return {
      id: _id,
      userId,
      companyId,
      name: user ? displayName(user) : nobody,
      title,
      eligible:
        status === 'active' &&
        canDecide &&
        deletedAt === null &&
        user !== undefined &&
        inUse.has(user.status) &&
        leads(userId, companyId),
    };
  });
}

/**
 * Returns names and addresses of these supervisors, by membership; for the contractors under them.
 */
export async function supervisorContacts(
  ids: readonly (Types.ObjectId | null)[],
  session: ClientSession | null = null,
): Promise<ReadonlyMap<string, { name: string; email: string | null }>> {
  const supervisors = [...(await supervisorsById(ids, session)).values()];
  const users = await UserModel.find(
    { _id: { $in: supervisors.map(({ userId }) => userId) } },
    { email: 1 },
    { session },
  ).lean();
  const emails = new Map(users.map(({ _id, email }) => [_id.toHexString(), email]));
  return new Map(
    supervisors.map(({ id, userId, name }) => [
      id.toHexString(),
      { name, email: emails.get(userId.toHexString()) ?? null },
    ]),
  );
}

interface Supervision {
  supervisorCompanyUserId?: Types.ObjectId | null;
  backupSupervisorId?: Types.ObjectId | null;
}

const fields = ['supervisorCompanyUserId', 'backupSupervisorId'] as const;

/**
 * Requires that supervisors are active deciders of the job's company, and that the backup is
 * another person.
 * @throws AppError SUPERVISOR_NOT_ELIGIBLE that names the field
 */
export async function requireEligible(
  companyId: Types.ObjectId,
  wanted: Supervision,
  session: ClientSession | null,
): Promise<void> {
  const known = await supervisorsById(
    fields.map((field) => wanted[field] ?? null),
    session,
  );
  for (const field of fields) {
    const id = wanted[field];
    if (!id) continue;
    const found = known.get(id.toHexString());
    const twice = field === 'backupSupervisorId' && wanted.supervisorCompanyUserId?.equals(id);
    if (!found?.eligible || !found.companyId.equals(companyId) || twice)
      throw new AppError('SUPERVISOR_NOT_ELIGIBLE', { fields: [fieldError(field, 'NOT_ALLOWED')] });
  }
}
