import { leadingClientRoles } from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import { rowsOnce } from '../../db/one-moment.ts';
import { AppError, fieldError } from '../../http/app-error.ts';
import { findPeople } from '../../identity/people/people.ts';
import { RoleAssignmentModel } from '../../identity/role-assignment.model.ts';
import { UserModel } from '../../identity/user.model.ts';
import { CompanyUserModel, type CompanyUser } from './company-user.model.ts';

/** A client user who supervises contractors, or could. */
export interface Supervisor {
  /** The membership, which seats and placements refer to. */
  id: Types.ObjectId;
  userId: Types.ObjectId;
  companyId: Types.ObjectId;
  name: string;
  title: string | null;
  /** An active admin or manager who decides, with an account in use: who is not is shown as such. */
  eligible: boolean;
}

/** These memberships by id, regardless of rights: the caller decides what to show. */
export const supervisorsById = (
  ids: readonly (Types.ObjectId | null)[],
  session: ClientSession | null = null,
): Promise<ReadonlyMap<string, Supervisor>> => {
  const some = ids.filter((id) => id !== null);
  return rowsOnce(session, 'supervisors', some, async (wanted) => {
    const members = await CompanyUserModel.find({ _id: { $in: [...wanted] } }, null, {
      session,
    }).lean();
    const supervisors = await asSupervisors(members, session);
    return new Map(supervisors.map((one) => [one.id.toHexString(), one]));
  });
};

/** What names those who supervise some work for a client. */
export interface Supervised {
  supervisorCompanyUserId: Types.ObjectId | null;
  backupSupervisorId: Types.ObjectId | null;
}

/** Who supervises and who stands in, in this order. */
export const supervisorIds = ({
  supervisorCompanyUserId,
  backupSupervisorId,
}: Supervised): (Types.ObjectId | null)[] => [supervisorCompanyUserId, backupSupervisorId];

/** Those of them who may decide for the client today, in the same order. */
export const ableToDecide = (
  supervised: Supervised,
  known: ReadonlyMap<string, Supervisor>,
): Supervisor[] =>
  supervisorIds(supervised).flatMap((id) => {
    const found = id && known.get(id.toHexString());
    return found?.eligible ? found : [];
  });

/** Lets through who of these memberships may supervise today: for a seat made after another one. */
export async function eligibleAmong(
  ids: readonly (Types.ObjectId | null)[],
  session: ClientSession | null,
): Promise<(id: Types.ObjectId | null) => Types.ObjectId | null> {
  const supervisors = await supervisorsById(ids, session);
  return (id) => (id && supervisors.get(id.toHexString())?.eligible ? id : null);
}

/** All users of a company who can supervise, by name. */
export async function supervisorsOf(
  companyId: Types.ObjectId,
  session: ClientSession | null = null,
): Promise<Supervisor[]> {
  const members = await CompanyUserModel.find({ companyId, ...deciding }, null, {
    session,
  }).lean();
  return (await asSupervisors(members, session))
    .filter(({ eligible }) => eligible)
    .toSorted((a, b) => a.name.localeCompare(b.name));
}

const deciding = { status: 'active', canDecide: true, deletedAt: null } as const;

async function asSupervisors(
  members: readonly CompanyUser[],
  session: ClientSession | null,
): Promise<Supervisor[]> {
  const userIds = members.map(({ userId }) => userId);
  const people = await findPeople(userIds, session);
  const inUse: Types.ObjectId[] = await UserModel.distinct('_id', {
    _id: { $in: userIds },
    status: { $in: ['active', 'locked', 'pending_setup'] },
  }).session(session);
  const working = new Set(inUse.map((id) => id.toHexString()));
  const held = await RoleAssignmentModel.find(
    { userId: { $in: userIds }, role: { $in: [...leadingClientRoles] }, revokedAt: null },
    { userId: 1, companyId: 1 },
    { session },
  ).lean();
  const leads = (userId: Types.ObjectId, companyId: Types.ObjectId) =>
    held.some((one) => one.userId.equals(userId) && one.companyId?.equals(companyId));
  return members.map(({ _id, userId, companyId, title, status, canDecide, deletedAt }) => ({
    id: _id,
    userId,
    companyId,
    name: people.name(userId),
    title,
    eligible:
      status === 'active' &&
      canDecide &&
      deletedAt === null &&
      working.has(userId.toHexString()) &&
      leads(userId, companyId),
  }));
}

/** How these supervisors are called and written to, by membership; for who works under them. */
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
 * Supervisors are active deciders of the job's company, and the backup is another person.
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
