import { calendarAnswers, type CalendarAnswer, type InvitationAnswer } from '@muster/contracts';
import { Schema, type Types } from 'mongoose';

export const answerWays = ['app', 'email_link', 'ics_reply'] as const;
export type AnswerWay = (typeof answerWays)[number];

/** An invitee's answer to an interview, for the time of the invitation. */
export interface KeptAnswer {
  /** Null: the candidate. */
  userId: Types.ObjectId | null;
  startsAt: Date;
  answer: CalendarAnswer;
  note: string | null;
  at: Date;
  via: AnswerWay;
}

/** How interviews store the answers of their invitees. */
export const keptAnswerSchema = new Schema<KeptAnswer>(
  {
    userId: { type: Schema.Types.ObjectId, default: null },
    startsAt: { type: Date, required: true },
    answer: { type: String, enum: calendarAnswers, required: true },
    note: { type: String, default: null },
    at: { type: Date, required: true },
    via: { type: String, enum: answerWays, required: true },
  },
  { _id: false },
);

export interface Answered {
  startsAt: Date | null;
  answers?: readonly KeptAnswer[];
}

const isOf = (userId: Types.ObjectId | null) => (kept: KeptAnswer) =>
  userId ? (kept.userId?.equals(userId) ?? false) : kept.userId === null;

/** Returns an invitee's answer to the present time; null as long as there is none. */
export const answerOf = (
  { startsAt, answers = [] }: Answered,
  userId: Types.ObjectId | null,
): KeptAnswer | null =>
  answers.find((kept) => isOf(userId)(kept) && kept.startsAt.getTime() === startsAt?.getTime()) ??
  null;

/** Returns the answers with a new one, which replaces the invitee's earlier answer. */
export const withAnswer = (answers: readonly KeptAnswer[], kept: KeptAnswer): KeptAnswer[] => [
  ...answers.filter((one) => !isOf(kept.userId)(one)),
  kept,
];

/** The answer as staff read it. */
export function shownAnswer(interview: Answered, userId: Types.ObjectId | null): InvitationAnswer {
  const kept = answerOf(interview, userId);
  return { response: kept?.answer ?? 'needs_action', note: kept?.note ?? null };
}
