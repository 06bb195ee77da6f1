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

/** Feedback of a client that the person waits for. */
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
 * The day of one person, of what the reader may know: 500 rows of each at most. Tasks and clocks are
 * those of the queue on Home; what the reader waits for and contracts stand on the own board alone.
 */
export const todayBoardSchema = z.object({
  /** The person's own day, in their zone. */
  today: dateSchema,
  timeZone: z.string(),
  person: personRefSchema,
  isOwn: z.boolean(),
  /** Set for who is on leave; `cover` where a client's team names one. */
  away: z.object({ cover: personRefSchema.nullable() }).nullable(),
  meetings: z.array(todayMeetingSchema),
  tasks: z.array(taskSchema),
  clocks: z.array(homeClockSchema),
  submissions: z.array(homeSubmissionSchema),
  feedback: z.array(todayFeedbackSchema),
  contracts: z.array(placementRowSchema),
  /** What was done today, for the end of the day. */
  done: z.number().int(),
  /** Put off to a later day. */
  snoozed: z.number().int(),
});
export type TodayBoard = z.infer<typeof todayBoardSchema>;
