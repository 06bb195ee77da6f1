import type { CalendarAnswerBody, CalendarInvitation } from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import type { Tx } from '../db/unit-of-work.ts';
import type { AuditEntry } from '../audit/audit.service.ts';
import type { AnswerWay } from './invitation-answers.ts';

/** Who reads or answers an invitation: a user, or who holds the link that went to an address. */
export type Invitee = { userId: Types.ObjectId } | { emailNorm: string };

export interface GivenAnswer extends CalendarAnswerBody {
  via: AnswerWay;
  by: Pick<AuditEntry, 'actorKind' | 'tokenId'>;
}

/** How a domain lets those who are invited to something of its own read and answer it. */
export interface InvitationSource {
  /** What links to it are about. */
  subjectType: string;
  /** Null for who is not invited, or where there is nothing of the kind. */
  read: (
    id: Types.ObjectId,
    invitee: Invitee,
    session: ClientSession | null,
  ) => Promise<CalendarInvitation | null>;
  /** What is still to come. */
  ahead: (userId: Types.ObjectId) => Promise<CalendarInvitation[]>;
  /**
   * Null as for `read`.
   * @throws AppError EVENT_CANCELLED, EVENT_OVER, EVENT_MOVED
   */
  answer: (
    tx: Tx,
    id: Types.ObjectId,
    invitee: Invitee,
    given: GivenAnswer,
  ) => Promise<CalendarInvitation | null>;
}
