import type { CalendarAnswer, ErrorCode } from '@muster/contracts';
import { AppError } from '../http/app-error.ts';
import { provided } from '../provided.ts';

/** An attendee's answer from their own calendar to an invitation (RFC 5546, REPLY). */
export interface CalendarReply {
  /** The name of the event in all calendars. */
  uid: string;
  /** Which time of a repeated event is meant; null: all of it. */
  occurrence: Date | null;
  /** Of the invitation that they answered: an older one is about a time that no longer holds. */
  sequence: number;
  /** The attendee's address. The sender of the mail must be the same. */
  email: string;
  answer: CalendarAnswer;
  note: string | null;
}

/** What became of a reply; all but `answered` changed nothing. */
export type ReplyOutcome =
  'answered' | 'already' | 'unknown' | 'not_invited' | 'cancelled' | 'over' | 'moved';

const refused: Partial<Record<ErrorCode, ReplyOutcome>> = {
  EVENT_CANCELLED: 'cancelled',
  EVENT_OVER: 'over',
  EVENT_MOVED: 'moved',
};

/** The outcome of taking a reply, also where the invitation can no longer be answered so. */
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

/** Who takes the replies to the events of a domain, known by their UIDs. */
export interface ReplyTaker {
  readonly owns: (uid: string) => boolean;
  readonly take: TakeReply;
}

/** Who takes replies: those that the domains name. */
export const replyTakers = provided<readonly ReplyTaker[]>('Takers of replies');

/** Carries out a reply that came by mail. The same again changes nothing. */
export const takeCalendarReply: TakeReply = async (reply) =>
  (await replyTakers
    .read()
    .find(({ owns }) => owns(reply.uid))
    ?.take(reply)) ?? 'unknown';
