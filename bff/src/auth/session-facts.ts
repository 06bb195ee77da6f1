import type { Types } from 'mongoose';
import { provided } from '../provided.ts';
import type { CurrentSession } from './current-session.ts';

/** What the domains know that decides who is asking. */
export interface SessionFacts {
  /** Whether a candidate is at work or has hours to settle: the role `contractor`. */
  readonly isContractor: (candidateId: Types.ObjectId) => Promise<boolean>;
  /** Which of these candidates are. */
  readonly contractorsAmong: (
    candidateIds: readonly Types.ObjectId[],
  ) => Promise<ReadonlySet<string>>;
  /** The companies that a user looks after. */
  readonly companiesManagedBy: (userId: Types.ObjectId) => Promise<readonly Types.ObjectId[]>;
  /** Closes an impersonation that a request found to be over. */
  readonly settleEnded: (
    session: CurrentSession,
    request: { requestId: string; ip: string },
  ) => Promise<void>;
  /** A change to one of these collections may change what is held of a session. */
  readonly collections: readonly string[];
}

/** Where sessions and keys find it. */
export const sessionFacts = provided<SessionFacts>('Facts of sessions');
