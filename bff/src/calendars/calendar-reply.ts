import type { CalendarAnswer, ErrorCode } from '@muster/contracts';
import { AppError } from '../http/app-error.ts';
import { provided } from '../provided.ts';

/** An attendee's answer from their own calendar to an invitation (RFC 5546, REPLY). */
export interface CalendarReply {
  /** The UID of the event, the same in all calendars. */
  uid: string;
  /** The occurrence of a repeated event; null: all of them. */
  occurrence: Date | null;
  /**
   * Sequence number of the answered invitation: an older one refers to a time that no longer holds.
   */
  sequence: number;
  /** The attendee's address. The sender of the mail must be the same. */
  email: string;
  answer: CalendarAnswer;
  note: string | null;
}

/** Result of a reply; all but `answered` changed nothing. */
export type ReplyOutcome =
  'answered' | 'already' | 'unknown' | 'not_invited' | 'cancelled' | 'over' | 'moved';

const refused: Partial<Record<ErrorCode, ReplyOutcome>> = {
  EVENT_CANCELLED: 'cancelled',
  EVENT_OVER: 'over',
  EVENT_MOVED: 'moved',
};

/** Returns the outcome of taking a reply, also if the invitation can no longer be answered. */
export async function outcomeOfRefusal(take: () => Promise<ReplyOutcome>): Promise<ReplyOutcome> {
  try {
    return await take();
  } catch (error) {
    const outcome = error instanceof AppError ? refused[error.code] : undefined;
    if (outcome) return outcome;
    throw error;
  }
}

type TakeReply = (reply: CalendarReply) => Promise<ReplyOutcome>;

/** Takes the replies to the events of a domain, which it recognises by their UIDs. */
export interface ReplyTaker {
  readonly owns: (uid: string) => boolean;
  readonly take: TakeReply;
}

/** The reply takers of the domains. */
export const replyTakers = provided<readonly ReplyTaker[]>('Takers of replies');

/** Processes a reply that came by mail. Repeating it changes nothing. */
export const takeCalendarReply: TakeReply = async (reply) =>
  (await replyTakers
    .read()
    .find(({ owns }) => owns(reply.uid))
    ?.take(reply)) ?? 'unknown';
