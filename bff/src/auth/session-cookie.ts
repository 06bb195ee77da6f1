import type { Role } from '@muster/contracts';
import type { Request } from 'express';
import type { Types } from 'mongoose';
import type { ImpersonationRecord } from '../identity/impersonation.model.ts';
import { AppError } from '../http/app-error.ts';
import type { CurrentSession } from './current-session.ts';
import { readSession } from './read-session.ts';
import type { SessionRecord } from './session.model.ts';
import {
  chooseAssignment,
  endSession,
  openImpersonation,
  renewProof,
  returnToOwnSession,
  revokeSessions,
  startSession,
  type StartOptions,
} from './sessions.ts';

/** The browser's session, which a service can change without knowing the request. */
export interface SessionCookie {
  /** Signs the user in; a user with one live role passes it, so that it is chosen at once. */
  start(userId: Types.ObjectId, options?: StartOptions): Promise<CurrentSession>;
  /** Chooses or switches the role of the present session. */
  choose(assignment: { id: Types.ObjectId; role: Role }): Promise<CurrentSession>;
  /** Records a fresh proof of the password. */
  renew(): Promise<CurrentSession>;
  /** Starts impersonating, or changes the mode; the user's own session is parked. */
  impersonate(impersonation: ImpersonationRecord): Promise<CurrentSession>;
  /** Returns to the user's own session; null if that ended meanwhile, which signs out. */
  returnToSelf(): Promise<CurrentSession | null>;
  /** Signs out; during impersonation it also ends the parked session. */
  end(): Promise<void>;
}

/** Returns the cookie of one request. Each change gives the browser a new session id. */
export function sessionCookie(req: Request, current: CurrentSession | null): SessionCookie {
  let present = current;
  const signedIn = (): CurrentSession => {
    if (!present) throw new AppError('UNAUTHENTICATED');
    return present;
  };
  const adopt = async (record: SessionRecord): Promise<CurrentSession> => {
    const { session } = await readSession(record.idHash);
    if (!session) throw new AppError('SESSION_REVOKED');
    present = session;
    return session;
  };
  return {
    start: async (userId, options) => {
      // A new sign-in in the same browser closes the session that it replaces.
      if (present) await revokeSessions({ _id: present.id }, 'rotated');
      return adopt(await startSession(req, userId, options));
    },
    choose: async (assignment) => adopt(await chooseAssignment(req, signedIn(), assignment)),
    renew: async () => adopt(await renewProof(req, signedIn())),
    impersonate: async (impersonation) =>
      adopt(await openImpersonation(req, signedIn(), impersonation)),
    returnToSelf: async () => {
      const record = await returnToOwnSession(req, signedIn());
      present = null;
      return record && adopt(record);
    },
    end: async () => {
      const { impersonationId: parkedBy, userId } = present?.record ?? {};
      if (parkedBy) await revokeSessions({ userId, parkedBy }, 'sign_out');
      if (present) await endSession(req, present.id, 'sign_out');
      present = null;
    },
  };
}
