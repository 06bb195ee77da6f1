import {
  audienceOf,
  impersonatedScopeOf,
  scopeOf,
  type Audience,
  type ImpersonationMode,
  type ImpersonationRights,
  type PermissionName,
  type Role,
  type Scope,
} from '@muster/contracts';
import type { Types } from 'mongoose';

/** A signed-in user in one role. Only the active role assignment grants rights. */
export interface Actor {
  readonly userId: Types.ObjectId;
  readonly assignmentId: Types.ObjectId;
  readonly role: Role;
  readonly audience: Exclude<Audience, 'guest'>;
  readonly companyId: Types.ObjectId | null;
  readonly candidateId: Types.ObjectId | null;
  /**
   * The users whose records count as "about oneself" (SELF_RECORD): the user's own and, during
   * impersonation, also those of the real user. Impersonation gives no access to one's own record.
   */
  readonly selfUserIds: readonly Types.ObjectId[];
  can(permission: PermissionName): boolean;
  /** Returns the scope of the permission; null if the role does not hold it. */
  scopeOf(permission: PermissionName): Scope | null;
}

interface ActorFacts {
  userId: Types.ObjectId;
  assignmentId: Types.ObjectId;
  role: Role;
  companyId: Types.ObjectId | null;
  candidateId: Types.ObjectId | null;
}

/** The real user during impersonation. */
export interface RealActor {
  userId: Types.ObjectId;
  role: Role;
  mode: ImpersonationMode;
}

/**
 * Creates the actor of an assignment; `role` is the effective one (`contractor` included). With a
 * `realActor` the rights are those left during impersonation; `only` limits them to the given
 * permissions.
 */
export function createActor(
  facts: ActorFacts,
  realActor: RealActor | null = null,
  only: ReadonlySet<PermissionName> | null = null,
): Actor {
  const rights: ImpersonationRights | null = realActor && {
    targetRole: facts.role,
    actorRole: realActor.role,
    mode: realActor.mode,
  };
  const scope = (permission: PermissionName) => {
    if (only && !only.has(permission)) return null;
    return rights ? impersonatedScopeOf(rights, permission) : scopeOf(facts.role, permission);
  };
  return Object.freeze({
    ...facts,
    audience: audienceOf(facts.role),
    selfUserIds: Object.freeze(realActor ? [facts.userId, realActor.userId] : [facts.userId]),
    can: (permission: PermissionName) => scope(permission) !== null,
    scopeOf: scope,
  });
}
