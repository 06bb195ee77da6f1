import { HeldValues } from '../db/held-values.ts';
import { ImpersonationModel } from '../identity/impersonation.model.ts';
import { RoleAssignmentModel } from '../identity/role-assignment.model.ts';
import { UserModel } from '../identity/user.model.ts';
import type { SessionReading } from './read-session.ts';
import { SessionPayloadModel } from './session-payload.model.ts';
import { SessionModel } from './session.model.ts';

/** Options of the session cache, whose key is the hash of the session's id. */
export const holdingSessions = {
  /** Data that identifies the caller, besides the collections of the session facts. */
  collections: [
    SessionModel,
    SessionPayloadModel,
    UserModel,
    RoleAssignmentModel,
    ImpersonationModel,
  ].map((model) => model.collection.name),
  /**
   * A session that ends in this process is dropped at once; one that ends in another process is
   * refused here after at most this time.
   */
  heldFor: 800,
};

/**
 * Cache of readings for users acting as themselves. Impersonation is read from the database on each
 * request, because it also ends by a change to either user, by a change to a company, or by time.
 */
export const heldReadings = new HeldValues<SessionReading>({
  ...holdingSessions,
  mayStay: ({ session }) => {
    if (!session || session.impersonation) return false;
    const now = new Date();
    return session.record.idleExpiresAt > now && session.record.absoluteExpiresAt > now;
  },
});
