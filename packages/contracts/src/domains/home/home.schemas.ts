import { z } from 'zod';
import { dateSchema, idSchema, timeZoneSchema, timestampSchema } from '../../core/primitives.ts';
import { activityKinds } from '../candidates/candidate-activity.schemas.ts';
import { candidateStates } from '../candidates/candidates.machine.ts';
import { vettingStates } from '../candidates/candidates.enums.ts';
import {
  applicationStageKinds,
  jobPriorities,
  jobStates,
  stageCountsSchema,
} from '../jobs/jobs.schemas.ts';
import { personRefSchema } from '../people/people.schemas.ts';
import { photoSchema } from '../photos/photos.schemas.ts';
import { placementRowSchema, placementSummarySchema } from '../placements/placements.schemas.ts';
import { promiseRateSchema } from '../promises/promises.schemas.ts';
import { taskSchema } from '../tasks/tasks.schemas.ts';
import { listTotalSchema } from '../views/views.schemas.ts';
import { homeCards, homeWidgets } from './home-layout.ts';

/** `today` is the user's local day, in the zone of their profile. */
export const queueTabs = ['all', 'late', 'today'] as const;
export type QueueTab = (typeof queueTabs)[number];

export const homeQueueQuery = z.strictObject({ tab: z.enum(queueTabs).default('all') });
/**
 * An application of the user whose timer has expired or expires today; the stage determines the
 * next action. `dueOn` is a day in the user's zone.
 */
export const homeClockSchema = z.object({
  id: idSchema,
  stageKind: z.enum(applicationStageKinds),
  stage: z.string(),
  candidate: personRefSchema,
  job: z.object({ id: idSchema, title: z.string() }),
  company: z.string().optional(),
  dueOn: dateSchema,
  version: z.number().int(),
  /** Whether the reader may remind the client now. */
  mayRemind: z.boolean(),
});
export type HomeClock = z.infer<typeof homeClockSchema>;
/**
 * The user's work by day, entries without a day last: open tasks and expired timers, at most 50 of
 * each. The counts cover both.
 */
export const homeQueueSchema = z.object({
  today: dateSchema,
  counts: z.object({
    all: z.number().int(),
    late: z.number().int(),
    today: z.number().int(),
  }),
  data: z.array(taskSchema),
  clocks: z.array(homeClockSchema),
});
export type HomeQueue = z.infer<typeof homeQueueSchema>;

/**
 * Counts for the navigation: how much awaits the user today, and the size of each list. Null for
 * lists that the reader may not open.
 */
export const navigationCountsSchema = z.object({
  waiting: z.number().int(),
  candidates: listTotalSchema.nullable(),
  jobs: listTotalSchema.nullable(),
  companies: listTotalSchema.nullable(),
  placements: listTotalSchema.nullable(),
});
export type NavigationCounts = z.infer<typeof navigationCountsSchema>;

/** The timer that expires first: of a stage, or of the client's answer. */
export const nextClockSchema = z.object({
  stageKind: z.enum(applicationStageKinds),
  dueAt: timestampSchema,
});
export type NextClock = z.infer<typeof nextClockSchema>;

/** A job that is not finished; the company is absent for readers of titles only. */
export const homeJobSchema = z.object({
  id: idSchema,
  number: z.string(),
  title: z.string(),
  status: z.enum(jobStates),
  priority: z.enum(jobPriorities),
  company: z.object({ id: idSchema, name: z.string() }).optional(),
  positionsCount: z.number().int(),
  positionsFilled: z.number().int(),
  openedDate: dateSchema.nullable(),
  /** For users who may read its candidates. */
  stages: stageCountsSchema.optional(),
  onHold: z.number().int().optional(),
  /** Null without a running timer. */
  nextClock: nextClockSchema.nullable().optional(),
});
export type HomeJob = z.infer<typeof homeJobSchema>;

/** A submitted candidate without the client's answer; `late` is past the client's time. */
export const homeSubmissionSchema = z.object({
  id: idSchema,
  candidate: personRefSchema,
  job: z.object({ id: idSchema, title: z.string() }),
  company: z.object({ id: idSchema, name: z.string() }),
  submittedAt: timestampSchema,
  dueAt: timestampSchema,
  isLate: z.boolean(),
  isSeen: z.boolean(),
  version: z.number().int(),
  /** Whether the reader may remind the client now. */
  mayRemind: z.boolean(),
  /** Whether it is in the reader's own queue, as a timer or as a task. */
  isInQueue: z.boolean(),
});
export type HomeSubmission = z.infer<typeof homeSubmissionSchema>;
/** Possible answers of clients. */
export const clientAnswers = ['selected', 'interview', 'rejected'] as const;
/** A client's decision of the last days. */
export const homeAnswerSchema = homeSubmissionSchema
  .pick({ id: true, candidate: true, job: true, company: true })
  .extend({ answer: z.enum(clientAnswers), at: timestampSchema });
export type HomeAnswer = z.infer<typeof homeAnswerSchema>;

/** Longest waiting first, at most 50; answers of the last days, latest first. */
export const homeSubmissionsSchema = z.object({
  total: z.number().int(),
  late: z.number().int(),
  data: z.array(homeSubmissionSchema),
  answered: z.array(homeAnswerSchema),
});

/**
 * An own application whose candidate has waited at a stage for longer than promised: since when,
 * and when the answer was due.
 */
export const homeLateAnswerSchema = homeAnswerSchema
  .pick({ id: true, candidate: true, job: true, company: true })
  .extend({
    stageKind: z.enum(applicationStageKinds),
    stage: z.string(),
    since: timestampSchema,
    dueAt: timestampSchema.nullable(),
  });
export type HomeLateAnswer = z.infer<typeof homeLateAnswerSchema>;
/** Longest waiting first, at most 100; the count is that of the figure on Home. */
export const homeLateAnswersSchema = z.object({
  total: z.number().int(),
  data: z.array(homeLateAnswerSchema),
});

/** Placements that start or end: overdue, or within 60 days; the next first, at most 50. */
export const homeContractsSchema = z.object({
  total: z.number().int(),
  data: z.array(placementRowSchema),
});

/** The open work of a team member. */
export const homeTeamMemberSchema = z.object({
  person: personRefSchema,
  title: z.string(),
  openJobs: z.number().int(),
  live: z.number().int(),
  late: z.number().int(),
  /** Interviews to hold within seven days. */
  interviews: z.number().int(),
  tasksLate: z.number().int(),
  promises: promiseRateSchema,
});
export type HomeTeamMember = z.infer<typeof homeTeamMemberSchema>;
/** Members with the most late work first, at most 50. The promises cover all members. */
export const homeTeamSchema = z.object({
  promises: promiseRateSchema,
  data: z.array(homeTeamMemberSchema),
});

/** Most urgent first, then oldest; at most 50. */
export const homeJobsSchema = z.object({
  total: z.number().int(),
  data: z.array(homeJobSchema),
});

export const homeCandidateSchema = z.object({
  id: idSchema,
  number: z.string(),
  name: z.string(),
  photo: photoSchema.optional(),
  headline: z.string().nullable(),
  status: z.enum(candidateStates),
  vettingStatus: z.enum(vettingStates),
  country: z.string(),
  owner: personRefSchema.nullable(),
  isPrivate: z.boolean(),
  createdAt: timestampSchema,
});
export type HomeCandidate = z.infer<typeof homeCandidateSchema>;
/** `since` is the first counted day, used to open the list behind the count. */
export const homeNewCandidatesSchema = z.object({
  since: dateSchema,
  total: z.number().int(),
  totalIsCapped: z.boolean(),
  data: z.array(homeCandidateSchema),
});

/** The count is that of the list of candidates in vetting. */
export const homeVettingSchema = homeNewCandidatesSchema.omit({ since: true });

/** Days covered by the figure on candidates who were told in time. */
export const homeNoGhostingDays = 30;

const countSchema = z.object({ value: z.number().int(), isCapped: z.boolean() });
/** Counts of eight weeks, the current one last. */
const trendSchema = z.array(z.number().int()).length(8);
/** Figures that the role may not see are absent. Weeks begin on Monday. */
export const homeFiguresSchema = z.object({
  candidatesAdded: countSchema.extend({ since: dateSchema, trend: trendSchema }).optional(),
  withoutContact: countSchema.extend({ since: dateSchema }).optional(),
  tasksDone: z.object({ value: z.number().int(), trend: trendSchema }).optional(),
  /**
   * Own applications waiting for longer than promised; of ended ones, how many candidates were told
   * in time.
   */
  answers: z
    .object({
      late: z.number().int(),
      owed: z.number().int(),
      told: z.number().int(),
      /** The days of the second part and their zone, the same as in the report behind it. */
      from: dateSchema,
      to: dateSchema,
      zone: timeZoneSchema,
    })
    .optional(),
  openJobs: z.object({ value: z.number().int(), seatsToFill: z.number().int() }).optional(),
  /** Live placements visible to the reader. */
  contracts: placementSummarySchema
    .pick({ live: true, endingIn30: true, overdue: true })
    .optional(),
  /** Their monthly amounts, for readers of margins. */
  monthly: placementSummarySchema.shape.monthly,
});
export type HomeFigures = z.infer<typeof homeFiguresSchema>;

/** An event on a followed record; see the record's own activity for the kinds. */
export const followedActivitySchema = z.object({
  id: idSchema,
  at: timestampSchema,
  actor: z.string().nullable(),
  kind: z.enum(activityKinds),
  candidate: personRefSchema,
  excerpt: z.string().nullable(),
});
export type FollowedActivity = z.infer<typeof followedActivitySchema>;
/** `following` counts the followed records that the user may see. */
export const homeFollowedSchema = z.object({
  following: z.number().int(),
  data: z.array(followedActivitySchema),
});

/** First steps whose screens exist, in order; creating a pool will follow with its screen. */
export const homeFirstStepNames = ['colleague', 'company', 'job', 'candidate'] as const;
export type HomeFirstStep = (typeof homeFirstStepNames)[number];
/** The steps available to this person; `isOver` once all are done or the list was dismissed. */
export const homeFirstStepsSchema = z.object({
  isOver: z.boolean(),
  steps: z.array(z.object({ name: z.enum(homeFirstStepNames), isDone: z.boolean() })),
});
export type HomeFirstSteps = z.infer<typeof homeFirstStepsSchema>;

const cards = z.array(z.enum(homeCards)).max(homeCards.length);
const layoutShape = {
  main: cards,
  side: cards,
  hidden: z.array(z.enum(homeWidgets)).max(homeWidgets.length),
};
/** Version 0: never changed. */
const arrangementVersion = z.number().int().min(0);
export const homeArrangementSchema = z.object({ ...layoutShape, version: arrangementVersion });
export type HomeArrangement = z.infer<typeof homeArrangementSchema>;
export const homeArrangementUpdateSchema = z.strictObject({
  ...layoutShape,
  version: arrangementVersion,
});
