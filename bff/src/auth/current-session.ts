import type { Types } from 'mongoose';
import type { User } from '../domains/users/user.model.ts';
import type { RoleAssignment } from '../domains/users/role-assignment.model.ts';
import type { Actor } from './actor.ts';
import type { SessionRecord } from './session.model.ts';

/** The session of a request, as read from the database for this request. */
export interface CurrentSession {
  readonly id: Types.ObjectId;
  readonly record: SessionRecord;
  readonly user: User;
  /** Null until a role is chosen, or when the chosen one was revoked. */
  readonly assignment: RoleAssignment | null;
  readonly actor: Actor | null;
  /** Sent back in `X-CSRF-Token` with every change. */
  readonly csrfToken: string;
}
