import { z } from 'zod';
import { dateSchema, idSchema, timestampSchema } from '../../core/primitives.ts';
import { personRefSchema } from '../people/people.schemas.ts';
import { placementRowSchema } from '../placements/placements.schemas.ts';
import { taskSchema } from '../tasks/tasks.schemas.ts';
import { homeClockSchema, homeSubmissionSchema } from './home.schemas.ts';

/** An interview that the person holds today. */
export const todayMeetingSchema = z.object({
  id: idSchema,
  title: z.string(),
  candidate: personRefSchema,
  startsAt: timestampSchema,
  endsAt: timestampSchema,
});
export type TodayMeeting = z.infer<typeof todayMeetingSchema>;

/** Client feedback that the person waits for. */
export const todayFeedbackSchema = z.object({
  id: idSchema,
  applicationId: idSchema,
  candidate: personRefSchema,
  job: z.string(),
  authorName: z.string(),
  answerBy: timestampSchema.nullable(),
});
export type TodayFeedback = z.infer<typeof todayFeedbackSchema>;

/**
 * The day of one person, as far as the reader may see it: at most 500 rows of each kind. Tasks and
 * timers are those of the queue on Home; awaited answers and contracts are only on one's own board.
 */
export const todayBoardSchema = z.object({
  /** The person's local day. */
  today: dateSchema,
  timeZone: z.string(),
  person: personRefSchema,
  isOwn: z.boolean(),
  /** Set during a leave; `cover` if a client's team names one. */
  away: z.object({ cover: personRefSchema.nullable() }).nullable(),
  meetings: z.array(todayMeetingSchema),
  tasks: z.array(taskSchema),
  clocks: z.array(homeClockSchema),
  submissions: z.array(homeSubmissionSchema),
  feedback: z.array(todayFeedbackSchema),
  contracts: z.array(placementRowSchema),
  /** Number of things done today, for the end of the day. */
  done: z.number().int(),
  /** Postponed to a later day. */
  snoozed: z.number().int(),
});
export type TodayBoard = z.infer<typeof todayBoardSchema>;
