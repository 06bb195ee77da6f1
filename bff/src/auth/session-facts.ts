import type { Types } from 'mongoose';
import { provided } from '../provided.ts';
import type { CurrentSession } from './current-session.ts';

/** Facts from the domains that decide who the caller is. */
export interface SessionFacts {
  /** Whether a candidate is at work or has hours to settle: the role `contractor`. */
  readonly isContractor: (candidateId: Types.ObjectId) => Promise<boolean>;
  /** Returns which of these candidates are contractors. */
  readonly contractorsAmong: (
    candidateIds: readonly Types.ObjectId[],
  ) => Promise<ReadonlySet<string>>;
  /** Returns the companies that a user looks after. */
  readonly companiesManagedBy: (userId: Types.ObjectId) => Promise<readonly Types.ObjectId[]>;
  /** Closes an impersonation that a request found to be over. */
  readonly settleEnded: (
    session: CurrentSession,
    request: { requestId: string; ip: string },
  ) => Promise<void>;
  /** Collections whose changes may invalidate cached sessions. */
  readonly collections: readonly string[];
}

/** The facts that sessions and keys read. */
export const sessionFacts = provided<SessionFacts>('Facts of sessions');
