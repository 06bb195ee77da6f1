import type { CalendarAnswerBody, CalendarInvitation } from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import type { Tx } from '../db/unit-of-work.ts';
import type { AuditEntry } from '../audit/audit.service.ts';
import type { AnswerWay } from './invitation-answers.ts';

/** The reader of an invitation: a user, or the holder of the link sent to an address. */
export type Invitee = { userId: Types.ObjectId } | { emailNorm: string };

export interface GivenAnswer extends CalendarAnswerBody {
  via: AnswerWay;
  by: Pick<AuditEntry, 'actorKind' | 'tokenId'>;
}

/** Lets invitees read and answer the invitations of a domain. */
export interface InvitationSource {
  /** The subject type of links to it. */
  subjectType: string;
  /** Returns null if the reader is not invited, or if there is no such invitation. */
  read: (
    id: Types.ObjectId,
    invitee: Invitee,
    session: ClientSession | null,
  ) => Promise<CalendarInvitation | null>;
  /** Returns the upcoming invitations. */
  ahead: (userId: Types.ObjectId) => Promise<CalendarInvitation[]>;
  /**
   * Returns null in the same cases as `read`.
   * @throws AppError EVENT_CANCELLED, EVENT_OVER, EVENT_MOVED
   */
  answer: (
    tx: Tx,
    id: Types.ObjectId,
    invitee: Invitee,
    given: GivenAnswer,
  ) => Promise<CalendarInvitation | null>;
}
