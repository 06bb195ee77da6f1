import type { ApiKeyLimits, ImpersonationEnd, ImpersonationMode } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { ImpersonationRecord } from '../identity/impersonation.model.ts';
import type { User } from '../identity/user.model.ts';
import type { RoleAssignment } from '../identity/role-assignment.model.ts';
import type { Actor } from './actor.ts';
import type { SessionRecord } from './session.model.ts';

/** The session of a request, as read from the database for this request. */
export interface CurrentSession {
  readonly id: Types.ObjectId;
  readonly record: SessionRecord;
  /** The user whose rights count: during impersonation the target user, with reduced rights. */
  readonly user: User;
  /** Null until a role is chosen, or when the chosen one was revoked. */
  readonly assignment: RoleAssignment | null;
  readonly actor: Actor | null;
  /** All live roles of the user, read with the session; null if they were not read. */
  readonly roles: readonly RoleAssignment[] | null;
  /** The real user, while the session impersonates another one. */
  readonly impersonation: SessionImpersonation | null;
  /** Sent back in `X-CSRF-Token` with every change. */
  readonly csrfToken: string;
  /** The API key that the request used instead of a cookie. */
  readonly apiKey?: ApiKeyInUse;
}

export interface ApiKeyInUse extends ApiKeyLimits {
  readonly id: Types.ObjectId;
}

/** The real user's side of an impersonating session. */
export interface SessionImpersonation {
  readonly record: ImpersonationRecord;
  readonly realUser: User;
  /** Null if the role that allowed the impersonation was revoked meanwhile. */
  readonly realActor: Actor | null;
  readonly mode: ImpersonationMode;
  /**
   * Why the impersonation ended; the session then has no actor and can only return to the real
   * user.
   */
  readonly over: ImpersonationEnd | null;
}

/** Returns the real user, to whom counts, limits and proofs belong. */
export const personBehind = ({ impersonation, user }: CurrentSession): User =>
  impersonation?.realUser ?? user;
