import { audienceOf, can, scopeOf } from '@muster/contracts';
import type { Audience, PermissionName, Role, Scope } from '@muster/contracts';
import type { Types } from 'mongoose';

/** A signed-in person in one role. Nothing but the active role assignment grants rights. */
export interface Actor {
  readonly userId: Types.ObjectId;
  readonly assignmentId: Types.ObjectId;
  readonly role: Role;
  readonly audience: Exclude<Audience, 'guest'>;
  readonly companyId: Types.ObjectId | null;
  readonly candidateId: Types.ObjectId | null;
  can(permission: PermissionName): boolean;
  /** How far the permission reaches; null when the role does not hold it. */
  scopeOf(permission: PermissionName): Scope | null;
}

interface ActorFacts {
  userId: Types.ObjectId;
  assignmentId: Types.ObjectId;
  role: Role;
  companyId: Types.ObjectId | null;
  candidateId: Types.ObjectId | null;
}

/** The actor of an assignment; `role` is the effective one (`contractor` included). */
export function createActor(facts: ActorFacts): Actor {
  return Object.freeze({
    ...facts,
    audience: audienceOf(facts.role),
    can: (permission: PermissionName) => can(facts.role, permission),
    scopeOf: (permission: PermissionName) => scopeOf(facts.role, permission),
  });
}
