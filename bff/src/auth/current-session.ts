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
  /** Whose rights count: while acting as another person that one's, reduced. */
  readonly user: User;
  /** Null until a role is chosen, or when the chosen one was revoked. */
  readonly assignment: RoleAssignment | null;
  readonly actor: Actor | null;
  /** All live roles of the user as they were read with the session; null where they were not. */
  readonly roles: readonly RoleAssignment[] | null;
  /** Who really sits there, while the session acts as another person. */
  readonly impersonation: SessionImpersonation | null;
  /** Sent back in `X-CSRF-Token` with every change. */
  readonly csrfToken: string;
  /** The key that the request came with in place of a cookie. */
  readonly apiKey?: ApiKeyInUse;
}

export interface ApiKeyInUse extends ApiKeyLimits {
  readonly id: Types.ObjectId;
}

/** The other side of a session that acts as another person. */
export interface SessionImpersonation {
  readonly record: ImpersonationRecord;
  readonly realUser: User;
  /** Null when the role that entitled to it was revoked meanwhile. */
  readonly realActor: Actor | null;
  readonly mode: ImpersonationMode;
  /** Why it is over; the session then has no actor and is good for going back alone. */
  readonly over: ImpersonationEnd | null;
}

/** Who really sits there: what is counted, limited and proven is theirs. */
export const personBehind = ({ impersonation, user }: CurrentSession): User =>
  impersonation?.realUser ?? user;
