import {
  impersonationModesOf,
  refusalByRoles,
  scopeOf,
  type ImpersonationEnd,
} from '@muster/contracts';
import { ImpersonationModel, type ImpersonationRecord } from '../identity/impersonation.model.ts';
import { RoleAssignmentModel, type RoleAssignment } from '../identity/role-assignment.model.ts';
import { UserModel, type User } from '../identity/user.model.ts';
import { createActor } from './actor.ts';
import type { CurrentSession } from './current-session.ts';
import { effectiveRole } from './effective-roles.ts';
import { sessionFacts } from './session-facts.ts';
import type { SessionRecord } from './session.model.ts';

/** Current data that decides about an impersonating session. */
export interface ImpersonationFacts {
  readonly record: ImpersonationRecord;
  readonly target: User;
  /** All live roles of the target: a role that must not be impersonated ends the session. */
  readonly assignments: readonly RoleAssignment[];
}

/** Reads everything at once; the session record names the users to read. */
export async function readImpersonation({
  impersonationId,
  targetUserId,
}: SessionRecord): Promise<ImpersonationFacts | null> {
  const [record, target, assignments] = await Promise.all([
    ImpersonationModel.findById(impersonationId).lean(),
    UserModel.findById(targetUserId).lean(),
    RoleAssignmentModel.find({ userId: targetUserId, revokedAt: null }).lean(),
  ]);
  return record && target && { record, target, assignments };
}

/**
 * Returns the session acting as the target, with the remaining rights; without any once it is over.
 */
export async function actAsTarget(
  own: CurrentSession,
  facts: ImpersonationFacts,
): Promise<CurrentSession> {
  const { record, target, assignments } = facts;
  const chosen = assignments.find(({ _id }) => _id.equals(record.targetAssignmentId)) ?? null;
  const over = endOf(own, facts, chosen) ?? (await outOfReach(own, chosen));
  const assignment = over ? null : chosen;
  const actor =
    own.actor && assignment
      ? createActor(
          {
            userId: target._id,
            assignmentId: assignment._id,
            role: await effectiveRole(assignment),
            companyId: assignment.companyId,
            candidateId: assignment.candidateId,
          },
          { userId: own.user._id, role: own.actor.role, mode: record.mode },
        )
      : null;
  return {
    ...own,
    user: target,
    assignment,
    actor,
    roles: null,
    impersonation: {
      record,
      realUser: own.user,
      realActor: own.actor,
      mode: record.mode,
      over,
    },
  };
}

const mayGoOn: ReadonlySet<User['status']> = new Set<User['status']>(['active', 'locked']);

/** A condition that would refuse the start now ends a running impersonation at its next request. */
function endOf(
  { actor }: CurrentSession,
  { record, target, assignments }: ImpersonationFacts,
  chosen: RoleAssignment | null,
): ImpersonationEnd | null {
  if (record.endedAt) return record.endedBy ?? 'admin';
  if (record.expiresAt <= new Date()) return 'expiry';
  if (!mayGoOn.has(target.status) || !target.allowImpersonation || !chosen)
    return 'target_disabled';
  const roles = assignments.map(({ role }) => role);
  if (
    !actor ||
    !impersonationModesOf(actor.role).includes(record.mode) ||
    refusalByRoles(actor.role, roles)
  )
    return 'admin';
  return null;
}

/**
 * An account manager impersonates only clients of companies that the manager looks after at that
 * time.
 */
async function outOfReach(
  { actor }: CurrentSession,
  chosen: RoleAssignment | null,
): Promise<ImpersonationEnd | null> {
  if (!actor || scopeOf(actor.role, 'user.impersonate') !== 'company') return null;
  const companies = await sessionFacts.read().companiesManagedBy(actor.userId);
  return companies.some((id) => chosen?.companyId?.equals(id)) ? null : 'admin';
}
