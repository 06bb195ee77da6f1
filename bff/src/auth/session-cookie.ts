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

/** The browser's session, as a service may change it without knowing the request. */
export interface SessionCookie {
  /** Signs in; with one live role pass it, so that it is chosen at once. */
  start(userId: Types.ObjectId, options?: StartOptions): Promise<CurrentSession>;
  /** Chooses or switches the role of the present session. */
  choose(assignment: { id: Types.ObjectId; role: Role }): Promise<CurrentSession>;
  /** Notes a fresh proof of the password. */
  renew(): Promise<CurrentSession>;
  /** Acts as another person, or goes on doing so in another mode; the own session is parked. */
  impersonate(impersonation: ImpersonationRecord): Promise<CurrentSession>;
  /** Goes back to the own session; null when that is over meanwhile, which signs out. */
  returnToSelf(): Promise<CurrentSession | null>;
  /** Signs out; while acting as another person also the session that waits. */
  end(): Promise<void>;
}

/** The cookie of one request. Each change leaves a new id in the browser. */
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
      // Signing in again in the same browser closes the session that it replaces.
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
